// Brings the game into the page: downloads it with true progress, starts it on a gesture, and minds what a canvas cannot (sound, keys, focus, words). It knows no rules and stores nothing.
//
// The address may ask for:
//   ?lang=ru|en|fr   the language of this page (the game reads the same word)
//   ?autoplay        start without a click, the computer playing the player's seat
// Everything else in the query is the game's own (`game`, `seed`, `preset` …).
//
// `window.normanPiquet` is made here, before the program runs, and filled by it:
//   describe()  JSON text: what is on the canvas and can be touched
//   record()    JSON text: the record of the deal as far as the player may know it
//   memory()    bytes of the program's memory, 0 before it runs
// The program sets `describe` and `record` to functions of its own; whatever they
// give, a reader always gets text.

const WORDS = {
  en: {
    title: "Norman Piquet",
    canvas: "Norman Piquet, the card table. What happens is read out as it happens.",
    start: "Start",
    reload: "Reload",
    loading: (percent, done, all) => `Loading: ${percent} % (${done} of ${all} MB)`,
    preparing: "Threading the needle…",
    ready: "Everything is here.",
    starting: "The table is being laid…",
    webgl: "This browser cannot draw the game: switch hardware acceleration (WebGL 2) on in its settings, or open the page in a current Firefox, Chrome, Edge or Safari.",
    network: "The game could not be downloaded: check the connection and reload the page.",
    stalled: "Nothing has arrived for a while: check the connection, or reload the page.",
    program: "The game could not be started: reload the page, and if that does not help, update the browser.",
    stopped: "The game has stopped through a fault of its own: reload the page to go on.",
    lost: "The browser has taken the picture away: reload the page to go on.",
  },
  ru: {
    title: "Нормандский пикет",
    canvas: "Нормандский пикет, карточный стол. Всё, что происходит, читается вслух.",
    start: "Начать",
    reload: "Обновить",
    loading: (percent, done, all) => `Загрузка: ${percent} % (${done} из ${all} МБ)`,
    preparing: "Вдеваем нитку…",
    ready: "Всё готово.",
    starting: "Накрываем стол…",
    webgl: "Браузер не может нарисовать игру: включите в его настройках аппаратное ускорение (WebGL 2) или откройте страницу в свежем Firefox, Chrome, Edge или Safari.",
    network: "Игру не удалось скачать: проверьте соединение и обновите страницу.",
    stalled: "Уже некоторое время ничего не приходит: проверьте соединение или обновите страницу.",
    program: "Игра не запустилась: обновите страницу, а если не поможет — обновите браузер.",
    stopped: "Игра остановилась из-за собственной ошибки: обновите страницу, чтобы продолжить.",
    lost: "Браузер отобрал у игры картинку: обновите страницу, чтобы продолжить.",
  },
  fr: {
    title: "Piquet normand",
    canvas: "Piquet normand, la table de jeu. Ce qui se passe est lu à mesure.",
    start: "Jouer",
    reload: "Recharger",
    loading: (percent, done, all) => `Chargement : ${percent} % (${done} sur ${all} Mo)`,
    preparing: "On enfile l’aiguille…",
    ready: "Tout est là.",
    starting: "On dresse la table…",
    webgl: "Ce navigateur ne peut pas dessiner le jeu : activez l’accélération matérielle (WebGL 2) dans ses réglages, ou ouvrez la page dans une version récente de Firefox, Chrome, Edge ou Safari.",
    network: "Le jeu n’a pas pu être téléchargé : vérifiez la connexion et rechargez la page.",
    stalled: "Rien n’arrive depuis un moment : vérifiez la connexion ou rechargez la page.",
    program: "Le jeu n’a pas pu démarrer : rechargez la page et, si cela ne suffit pas, mettez le navigateur à jour.",
    stopped: "Le jeu s’est arrêté à cause d’une erreur de sa part : rechargez la page pour continuer.",
    lost: "Le navigateur a retiré l’image : rechargez la page pour continuer.",
  },
};

/** A download is called stalled after so long without a byte. */
const STALLED_MS = 20_000;
/** The splash waits no longer than this for the game's own first screen. */
const CURTAIN_MS = 8_000;
/** The table is listened to this often; a card takes longer to fall. */
const LISTEN_MS = 500;
/** Sentences kept for the reader: enough for one deal's declarations. */
const KEPT_SENTENCES = 12;

const query = new URLSearchParams(location.search);
const lang = pickLanguage();
const words = WORDS[lang];

const $ = (id) => document.getElementById(id);
const canvas = $("norman-piquet");
const splash = $("splash");
const bar = $("bar");
const state = $("state");
const startButton = $("start");
const notice = $("notice");
const said = $("said");

/** The first of the visitor's languages that we speak. */
function pickLanguage() {
  const asked = [query.get("lang"), ...(navigator.languages ?? [navigator.language])];
  for (const tag of asked) {
    const short = (tag ?? "").toLowerCase().split(/[-_]/)[0];
    if (Object.hasOwn(WORDS, short)) return short;
  }
  return "en";
}

/** `?autoplay`, `?autoplay=1` and `?autoplay=true` ask for it. */
function asksAutoplay() {
  const value = query.get("autoplay");
  return value !== null && !["0", "false", "off", "no"].includes(value.toLowerCase());
}

// --- words over everything -------------------------------------------------

let failed = false;

/** Tells in one sentence what is wrong and what to do; the first fault stays, later ones follow from it. */
function fail(word, cause) {
  if (failed) return;
  failed = true;
  if (cause) console.error(cause);
  startButton.hidden = true;
  bar.hidden = true;
  state.textContent = "";
  show(word);
}

function show(word) {
  notice.querySelector("p").textContent = words[word];
  notice.hidden = false;
}

$("reload").addEventListener("click", () => location.reload());

// --- the window into the game ----------------------------------------------

let exports = null;

/** A property that the program may set to a function, and whose reader always gets text. */
function told(nothing) {
  let tell = () => nothing;
  const text = () => {
    const value = tell();
    return typeof value === "string" ? value : JSON.stringify(value ?? null);
  };
  return {
    enumerable: true,
    get: () => text,
    set: (given) => {
      if (typeof given === "function") tell = given;
    },
  };
}

const before = {
  screen: "loading",
  phase: null,
  game: null,
  seed: null,
  turn: null,
  yourTurn: false,
  moving: false,
  prompt: null,
  totals: [],
  said: [],
  things: [],
};

window.normanPiquet = Object.defineProperties(
  {},
  {
    describe: told(JSON.stringify(before)),
    record: told("null"),
    memory: { enumerable: true, value: () => exports?.memory?.buffer.byteLength ?? 0 },
  },
);

/** The description as an object, or nothing while the program cannot give it. */
function described() {
  try {
    return JSON.parse(window.normanPiquet.describe());
  } catch {
    return null;
  }
}

// --- sound -----------------------------------------------------------------

// A browser gives sound only after a gesture, may take it away again (a call, a
// hidden tab), and gives it back only in another gesture. So every context that
// the program opens is remembered, and every gesture wakes those that sleep.
const contexts = new Set();

for (const name of ["AudioContext", "webkitAudioContext"]) {
  const Original = window[name];
  if (!Original) continue;
  window[name] = class extends Original {
    constructor(...options) {
      super(...options);
      contexts.add(this);
    }
  };
}

function wakeSound() {
  for (const context of contexts) {
    if (context.state === "closed") contexts.delete(context);
    // Refused outside of a gesture; the next gesture asks again.
    else if (context.state !== "running") context.resume().catch(() => {});
  }
}

for (const gesture of ["pointerdown", "pointerup", "touchend", "keydown"]) {
  window.addEventListener(gesture, wakeSound, { capture: true, passive: true });
}
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) wakeSound();
});

// --- keys, focus, pointer --------------------------------------------------

/** Keys that would move the page around the game. All others stay the browser's: F5, Ctrl+R, F12, Tab … */
const SCROLLING = new Set([
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "PageUp",
  "PageDown",
  "Home",
  "End",
  " ",
  // Backspace once meant "back", and these two open Firefox's search.
  "Backspace",
  "'",
  "/",
]);

let running = false;
/** The key that pressed Start, until it is let go: its repeats are not for the game. */
let startingKey = null;

function takeFocus() {
  if (running && notice.hidden) canvas.focus({ preventScroll: true });
}

/** Whether the keys belong to the game: after fullscreen or a click beside it the focus may lie on the page itself. */
function ownsKeys() {
  const active = document.activeElement;
  return running && (active === canvas || active === document.body || active === null);
}

window.addEventListener(
  "keydown",
  (event) => {
    if (event.key === startingKey && event.repeat) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    if (!running && (event.key === "Enter" || event.key === " ") && !event.repeat && !hasModifier(event)) {
      // The focused reload button keeps its key.
      if (document.activeElement?.id === "reload") return;
      if (!startButton.disabled && !startButton.hidden) {
        event.preventDefault();
        startingKey = event.key;
        start();
      }
      return;
    }
    if (ownsKeys() && SCROLLING.has(event.key) && !hasModifier(event)) {
      event.preventDefault();
      // The game listens on the canvas alone: a key that went to the page brings the focus back.
      if (document.activeElement !== canvas) takeFocus();
    }
  },
  { capture: true },
);
window.addEventListener(
  "keyup",
  (event) => {
    if (event.key === startingKey) startingKey = null;
  },
  { capture: true },
);

function hasModifier(event) {
  return event.ctrlKey || event.metaKey || event.altKey;
}

canvas.addEventListener("pointerdown", takeFocus);
document.addEventListener("fullscreenchange", takeFocus);
window.addEventListener("focus", takeFocus);

canvas.addEventListener("contextmenu", (event) => event.preventDefault());
// The wheel with Ctrl is the browser's zoom; without it, it would scroll the page that embeds us.
canvas.addEventListener("wheel", (event) => event.ctrlKey || event.preventDefault(), { passive: false });
// The middle button would start the page's own scrolling.
canvas.addEventListener("mousedown", (event) => event.button === 1 && event.preventDefault());

// --- faults of the running program -----------------------------------------

/** The window library of the game may leave its start by an exception that is none. */
function isControlFlow(fault) {
  return String(fault?.message ?? fault).includes("Using exceptions for control flow");
}

function watchFaults(event, fault) {
  if (isControlFlow(fault)) event.preventDefault();
  else if (fault instanceof WebAssembly.RuntimeError) fail("stopped");
}

if (typeof WebAssembly === "object") {
  window.addEventListener("error", (event) => watchFaults(event, event.error));
  window.addEventListener("unhandledrejection", (event) => watchFaults(event, event.reason));
}

canvas.addEventListener("webglcontextlost", () => fail("lost"));
canvas.addEventListener("webglcontextcreationerror", () => fail("webgl"));

/** Asks on a canvas of its own: the game's would be spoilt by the question. */
function drawsWebgl2() {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    // Browsers keep few contexts, and this one has done its work.
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

// --- download --------------------------------------------------------------

function progress(done, all) {
  const part = all > 0 ? Math.min(done / all, 1) : 0;
  const percent = Math.floor(part * 100);
  const megabytes = (bytes) => new Intl.NumberFormat(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(bytes / 1e6);
  bar.firstElementChild.style.width = `${part * 100}%`;
  bar.setAttribute("aria-valuenow", percent);
  state.textContent = part < 1 ? words.loading(percent, megabytes(Math.min(done, all)), megabytes(all)) : words.preparing;
}

/** A fault of the way here, as against one of the program. */
class NetworkFault extends Error {}

async function get(url, options) {
  let response;
  try {
    response = await fetch(url, options);
  } catch (cause) {
    throw new NetworkFault(`${url}: ${cause.message}`, { cause });
  }
  if (!response.ok) throw new NetworkFault(`${url}: ${response.status}`);
  return response;
}

/**
 * Downloads and compiles the program at once, counting what arrives.
 *
 * The bytes are counted after the browser has unpacked them, and `bytes` is the
 * unpacked size, so the two agree whatever the server does.
 */
async function compile(url, bytes) {
  const response = await get(url);
  if (!response.body) {
    // No streams here: the bar jumps, the game still comes.
    const module = await WebAssembly.compile(await response.arrayBuffer());
    progress(bytes, bytes);
    return module;
  }
  let done = 0;
  let broken = null;
  let watch = 0;
  const rewatch = () => {
    clearTimeout(watch);
    watch = setTimeout(() => show("stalled"), STALLED_MS);
  };
  const reader = response.body.getReader();
  const counted = new ReadableStream({
    async pull(controller) {
      try {
        const { done: finished, value } = await reader.read();
        if (finished) {
          clearTimeout(watch);
          progress(bytes, bytes);
          controller.close();
          return;
        }
        done += value.length;
        // The last percent is for the end itself.
        progress(Math.min(done, bytes - 1), bytes);
        if (!failed) notice.hidden = true;
        rewatch();
        controller.enqueue(value);
      } catch (cause) {
        broken = cause;
        controller.error(cause);
      }
    },
  });
  rewatch();
  try {
    // The type is set here because not every host knows it, and without it nothing is compiled on the way.
    return await WebAssembly.compileStreaming(new Response(counted, { headers: { "Content-Type": "application/wasm" } }));
  } catch (cause) {
    if (broken) throw new NetworkFault(`${url}: ${broken.message}`, { cause: broken });
    throw cause;
  } finally {
    clearTimeout(watch);
  }
}

// --- from the splash to the table ------------------------------------------

let program = null;

async function load() {
  // Relative to the page, wherever a host puts it.
  const manifest = await (await get(new URL("manifest.json", import.meta.url), { cache: "no-cache" })).json();
  const at = (name) => new URL(`${name}?${manifest.digest}`, import.meta.url).href;
  progress(0, manifest.bytes);
  const [glue, module] = await Promise.all([
    import(at(manifest.program)).catch((cause) => {
      throw new NetworkFault(cause.message, { cause });
    }),
    compile(at(manifest.wasm), manifest.bytes),
  ]);
  program = { glue, module };
}

async function start() {
  if (running || !program) return;
  running = true;
  startButton.disabled = true;
  state.textContent = words.starting;
  takeFocus();
  wakeSound();
  // The words above are painted before the program takes the thread for itself.
  await new Promise((painted) => setTimeout(painted, 40));
  try {
    exports = await program.glue.default({ module_or_path: program.module });
  } catch (fault) {
    if (!isControlFlow(fault)) return fail("program", fault);
  }
  lift();
}

/** Lifts the curtain when the game has a screen of its own to show. */
function lift() {
  const since = performance.now();
  const look = setInterval(() => {
    const now = described();
    const shows = now && (now.screen !== "loading" || now.things?.length > 0);
    if (!shows && performance.now() - since < CURTAIN_MS) return;
    clearInterval(look);
    splash.classList.add("done");
    splash.inert = true;
    takeFocus();
    listen();
  }, 100);
}

/** Feeds the live region with what the table has said since the last look. */
function listen() {
  let known = [];
  let prompt = null;
  setInterval(() => {
    if (document.hidden) return;
    const now = described();
    if (!now) return;
    const heard = Array.isArray(now.said) ? now.said : [];
    const fresh = heard.slice(overlap(known, heard));
    known = heard;
    if (now.prompt !== prompt) {
      prompt = now.prompt;
      if (prompt && fresh.at(-1) !== prompt) fresh.push(prompt);
    }
    for (const sentence of fresh) {
      const line = document.createElement("p");
      line.textContent = sentence;
      said.append(line);
    }
    while (said.childElementCount > KEPT_SENTENCES) said.firstElementChild.remove();
  }, LISTEN_MS);
}

/** How many of the first sentences of `heard` are the last ones of `known`. */
function overlap(known, heard) {
  for (let count = Math.min(known.length, heard.length); count > 0; count -= 1) {
    if (heard.slice(0, count).every((sentence, at) => sentence === known[known.length - count + at])) return count;
  }
  return 0;
}

async function main() {
  $("late").remove();
  document.documentElement.lang = lang;
  document.title = words.title;
  canvas.setAttribute("aria-label", words.canvas);
  startButton.textContent = words.start;
  $("reload").textContent = words.reload;
  startButton.addEventListener("click", start);

  // Before the download: who cannot see the game need not wait for it.
  if (typeof WebAssembly !== "object" || !WebAssembly.compileStreaming) return fail("program");
  if (!drawsWebgl2()) return fail("webgl");
  try {
    await load();
  } catch (fault) {
    return fail(fault instanceof NetworkFault ? "network" : "program", fault);
  }
  state.textContent = words.ready;
  startButton.disabled = false;
  startButton.focus({ preventScroll: true });
  if (asksAutoplay()) await start();
}

main();
