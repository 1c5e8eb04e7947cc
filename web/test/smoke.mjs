// The visit of issue 2: start by the page's own button, let the computer play one deal, and find the deal the laboratory gives for the seed; it clicks nothing on the canvas.

import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { check, gameShown, must, mustShowSomething, pressStart, until, visit } from "./harness.mjs";

const GAME = "three";
const SEED = "7";
/** Software rendering and every animation of a deal at its usual pace. */
const DEAL_MS = 6 * 60_000;
/** Budget of the heap in play. */
const HEAP_MB = 160;

/** Only where no gesture can have been: Chromium notes that sound waits for one. */
const SOUND_WAITS = /AudioContext was not allowed to start/;

/** The laboratory's record of the seed. */
async function laboratory() {
  const words = ["deal", "--game", GAME, "--seed", SEED];
  const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
  const run = promisify(execFile);
  const options = {
    cwd: root,
    timeout: 15 * 60_000,
    env: { ...process.env, CARGO_TARGET_DIR: process.env.CARGO_TARGET_DIR ?? join(process.env.HOME ?? "", ".cache/norman-piquet/target") },
  };
  const { stdout } = process.env.PIQUET_LAB
    ? await run(process.env.PIQUET_LAB, words, options)
    : await run("cargo", ["run", "--quiet", "--locked", "--release", "--no-default-features", "--bin", "piquet-lab", "--", ...words], options);
  return inside(JSON.parse(stdout.trim().split("\n")[0]));
}

/** A record may come bare or with its result around it. */
const inside = (one) => one?.record ?? one;

/** `"CAQ DK"` → `["CA", "CQ", "DK"]`, so that two ways of writing one hand are equal. */
export function cards(text) {
  const list = [];
  let suit = "";
  for (const sign of text.replace(/\s/g, "")) {
    if ("CDHS".includes(sign)) suit = sign;
    else list.push(suit + sign);
  }
  return list;
}

export default async function smoke() {
  const visitor = await visit({ query: `?game=${GAME}&seed=${SEED}` });
  await check(
    "Start shows the game",
    async () => {
      try {
        await pressStart(visitor);
        const now = await gameShown(visitor);
        await visitor.shot("smoke-start");
        must(visitor.complaints.length === 0, visitor.complaints.join(" | "));
        return `screen "${now.screen}"`;
      } finally {
        await visitor.close();
      }
    },
    260_000,
  );

  const show = await visit({ query: `?autoplay&game=${GAME}&seed=${SEED}` });
  let record = null;
  try {
    const ended = await check(
      "?autoplay starts without a click and plays a deal to its end",
      async () => {
        const since = Date.now();
        await gameShown(show);
        await show.countFrames();
        const seen = new Set();
        let pictured = false;
        record = await until(
          async () => {
            const notice = await show.notice();
            must(!notice, `the page says: ${notice}`);
            // Both in one breath: the next deal may begin between two questions.
            const { now, record } = await show.page.evaluate(() => ({
              now: JSON.parse(window.normanPiquet.describe()),
              record: JSON.parse(window.normanPiquet.record()),
            }));
            seen.add(`${now.screen}/${now.phase ?? "-"}`);
            if (!pictured && now.phase === "play") {
              pictured = true;
              await show.shot("smoke-play");
            }
            return (now.phase === "done" || now.screen === "sheet" || now.screen === "result") && record;
          },
          () => `the deal never ended; seen: ${[...seen].join(", ")}`,
          DEAL_MS,
        );
        return `${((Date.now() - since) / 1000).toFixed(0)} s, ${[...seen].join(", ")}`;
      },
      DEAL_MS + 150_000,
    );
    if (ended) {
      await check("the picture is not empty", async () => mustShowSomething(await show.shot("smoke-end")));
      await check("what was called out is there to be read aloud", async () => {
        const last = (await show.describe()).said.at(-1);
        must(last, "describe() has nothing that was said");
        const heard = () => show.page.evaluate(() => [...document.querySelectorAll("#said p")].map((line) => line.textContent));
        await until(async () => (await heard()).length > 0, "the live region is empty", 3_000);
        return `"${(await heard()).at(-1)}"`;
      });
      await check("the console is silent", async () => {
        const ours = show.complaints.filter((text) => !SOUND_WAITS.test(text));
        must(ours.length === 0, ours.join(" | "));
      });
      await check("nothing was asked for that the host does not have", async () => {
        must(show.refused().length === 0, show.refused().join(", "));
        return `${show.host.requests.length} requests`;
      });
      await check(`the heap stays under ${HEAP_MB} MB`, async () => {
        const megabytes = (await show.memory()) / 1e6;
        const { longest, frames, total } = await show.seen();
        const told = `heap ${megabytes.toFixed(1)} MB; longest frame ${longest.toFixed(0)} ms, mean ${(total / frames).toFixed(1)} ms over ${frames}`;
        must(megabytes > 0 && megabytes <= HEAP_MB, told);
        return told;
      });
      await check(
        "the seed gives the laboratory's deal",
        async () => {
          const ours = inside(record);
          const theirs = await laboratory();
          must(ours.game === GAME, `the page's record is of game ${ours.game}`);
          const hands = (one) => one.dealt.map((hand) => cards(hand).sort().join(" "));
          must(String(hands(ours)) === String(hands(theirs)), `the page dealt ${ours.dealt}, the laboratory ${theirs.dealt}`);
          must(String(cards(ours.talon)) === String(cards(theirs.talon)), `the page's talon is ${ours.talon}, the laboratory's ${theirs.talon}`);
          return hands(ours).join(" / ");
        },
        16 * 60_000,
      );
    }
  } finally {
    await show.close();
  }
}
