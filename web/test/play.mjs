// Plays one deal of each game with real clicks on what describe() says is there; it wins no prizes and knows no rules beyond "press what may be pressed".

import { check, gameShown, must, mustShowSomething, pressStart, sleep, until, visit } from "./harness.mjs";

/** One deal from the title to its score sheet, under software rendering. */
const DEAL_MS = 5 * 60_000;
/** After a click something changes sooner than this, or the click was in vain. */
const REACTION_MS = 6_000;

/** A motion is waited for so long; after that a press completes it. */
const MOTION_MS = 4_000;

/** Buttons that let the table go on. */
const ONWARD = /^button:.*(declare|confirm|exchange|done|deal|next|go-on|continue|refuse|ok)/;

/** Doors that lead away from the deal, or change what is being played. */
const ELSEWHERE = /menu|settings|option|language|lang:|fullscreen|mute|sound|music|undo|hint|copy|help|rules|about|quit|exit|leave|back|title|again|preset|target|level|seed|sort|size|save|resume|continue-saved/;

/** What is pressed first, by screen; whatever else is enabled comes after, in the order of the screen. */
function wishes(game) {
  return {
    title: [/^button:(play|new|new-game|start)\b/, /^button:/],
    choice: [new RegExp(`^choice:(game[:-])?${game}\\b`), new RegExp(`\\b${game}\\b`), /^button:(start|play|begin|deal|cut|go|next)\b/],
    cut: [/^card:/, /^choice:/, /^button:/],
    table: [/declare-all/, ONWARD, /^card:/, /^choice:/, /^button:/],
  };
}

/** Everything that could change by a press, as text; motion is not among it. */
const digest = (now) =>
  JSON.stringify([now.screen, now.phase, now.turn, now.yourTurn, now.prompt, now.totals, now.said, now.things.map((thing) => [thing.id, thing.enabled, thing.name])]);

const over = (now) => now.phase === "done" || now.screen === "sheet" || now.screen === "result";

/** The enabled things in the order in which a press on them is worth trying. */
function ranked(now, game, tried) {
  const order = wishes(game)[now.screen] ?? [/./];
  // On one's turn in the play the cards come first of all.
  if (now.screen === "table" && now.phase === "play" && now.yourTurn) order.unshift(/^card:/);
  const rank = (thing) => {
    const at = order.findIndex((wish) => wish.test(thing.id));
    return (tried.get(thing.id) ?? 0) * 100 + (at < 0 ? order.length : at);
  };
  return now.things
    .filter((thing) => thing.enabled && thing.kind !== "field" && !ELSEWHERE.test(thing.id))
    .map((thing, at) => ({ thing, rank: rank(thing), at }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ thing }) => thing);
}

/** Plays until the sheet; answers with what it saw on the way. */
async function playDeal(visitor, game, name) {
  const tried = new Map();
  const trail = [];
  const pictured = new Set();
  let presses = 0;
  let vain = 0;
  let last = "";
  let moved = Date.now();
  const end = Date.now() + DEAL_MS;
  for (;;) {
    const notice = await visitor.notice();
    must(!notice, `the page says: ${notice}`);
    const now = await visitor.describe();
    const place = `${now.screen}/${now.phase ?? "-"}`;
    if (trail.at(-1) !== place) {
      trail.push(place);
      tried.clear();
    }
    must(Date.now() < end, `no score sheet after ${DEAL_MS / 1000} s and ${presses} presses; way: ${trail.join(" → ")}; prompt "${now.prompt}"; enabled: ${now.things.filter((one) => one.enabled).map((one) => one.id)}; last pressed ${last}`);
    if (over(now)) {
      must(now.game === game, `the sheet is of game ${now.game}`);
      // Only when the sheet rests can its words be judged.
      await until(async () => !(await visitor.describe()).moving, "the sheet never came to rest", 20_000).catch(() => {});
      return { presses, vain, trail };
    }
    checkWords(now);
    // Others think, or cards are on their way: what will be there to press is not yet there.
    if (now.moving && Date.now() - moved < MOTION_MS) {
      await sleep(80);
      continue;
    }
    let options = ranked(now, game, tried);
    // Nobody asks us anything: only the buttons that let the table go on.
    if (now.screen === "table" && !now.yourTurn && !now.prompt) options = options.filter((thing) => ONWARD.test(thing.id));
    if (options.length === 0) {
      await sleep(100);
      continue;
    }
    if (!pictured.has(place)) {
      pictured.add(place);
      await visitor.shot(`${name}-${place.replace("/", "-")}`);
    }
    const [thing] = options;
    const [x, y, width, height] = thing.rect;
    const view = visitor.page.viewportSize();
    const [cx, cy] = [x + width / 2, y + height / 2];
    must(width > 0 && height > 0 && cx >= 0 && cy >= 0 && cx < view.width && cy < view.height, `${thing.id} is enabled and lies outside of the window: ${thing.rect}`);
    const before = digest(now);
    last = thing.id;
    moved = Date.now();
    presses += 1;
    tried.set(thing.id, (tried.get(thing.id) ?? 0) + 1);
    await visitor.press(cx, cy);
    const changed = await until(async () => digest(await visitor.describe()) !== before, "", REACTION_MS, 60).catch(() => false);
    if (!changed) vain += 1;
    must(vain < 20, `twenty presses changed nothing; the last was on ${thing.id} at ${place}`);
  }
}

/** Holes of a template must not reach anybody. */
function checkWords(now) {
  const texts = [now.prompt, ...now.said, ...now.things.flatMap((thing) => [thing.name, thing.reason])].filter((text) => text !== null && text !== undefined);
  const hole = texts.find((text) => /[{}]|\bNaN\b|\bundefined\b|\bnull\b/.test(text));
  must(!hole, `a hole in the words: "${hole}"`);
  const mute = now.things.find((thing) => !thing.name);
  must(!mute, `${mute?.id} has no name`);
  const sullen = now.things.find((thing) => thing.kind === "card" && !thing.enabled && now.yourTurn && now.phase === "play" && !now.moving && !thing.reason);
  must(!sullen, `${sullen?.id} may not be played and does not say why`);
}

async function oneDeal(game, options, name) {
  const visitor = await visit(options);
  try {
    await check(
      `a deal of game "${game}" by clicks, ${options.width}×${options.height}${options.touch ? ", by touch" : ""}`,
      async () => {
        await pressStart(visitor);
        await gameShown(visitor);
        await visitor.countFrames();
        const { presses, vain, trail } = await playDeal(visitor, game, name);
        mustShowSomething(await visitor.shot(`${name}-end`));
        const record = await visitor.record();
        const inner = record?.record ?? record;
        must(inner?.game === game, `record() is of game ${inner?.game}`);
        const tricks = inner.tricks?.length;
        must(tricks === { four: 8, three: 10, two: 12 }[game], `the finished deal has ${tricks} tricks`);
        must(visitor.complaints.length === 0, visitor.complaints.join(" | "));
        must(visitor.refused().length === 0, visitor.refused().join(", "));
        const { longest, frames, total } = await visitor.seen();
        const heap = (await visitor.memory()) / 1e6;
        return `${presses} presses (${vain} in vain), ${trail.join(" → ")}; longest frame ${longest.toFixed(0)} ms, mean ${(total / frames).toFixed(1)} ms, heap ${heap.toFixed(1)} MB`;
      },
      DEAL_MS + 200_000,
    );
  } finally {
    await visitor.close();
  }
}

export default async function play() {
  for (const game of ["three", "four", "two"]) {
    await oneDeal(game, { width: 1280, height: 720, locale: "en-GB" }, `play-${game}`);
  }
  await oneDeal("three", { width: 360, height: 640, touch: true, scale: 2, locale: "ru-RU" }, "play-phone");
}
