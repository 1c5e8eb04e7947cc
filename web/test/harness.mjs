// What the browser tests share: the browser, a watched page, pictures that can be looked into, and the count; it knows no game.

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";
import { chromium } from "playwright-core";
import { serve } from "../serve.mjs";

export const chromiumPath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const shots = join(dirname(fileURLToPath(import.meta.url)), "shots");

/** Software rendering of WebGL2, and no traffic but ours. */
const FLAGS = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Said by Chromium about this machine and not about the game. */
const NOT_OURS = [
  /GPU stall due to ReadPixels/,
  /Automatic fallback to software WebGL/,
  /GL Driver Message/,
];

/** The program's own log arrives as plain messages that begin with their level between marks of colour. */
const LOGGED = /(?<![A-Z])(WARN|ERROR)(?![A-Z])/;

// --- counting ----------------------------------------------------------------

export const tally = { passed: 0, failed: 0 };

/** Runs one named check; a throw is a failure with its sentence, and so is too long a wait. */
export async function check(name, body, limitMs = 30_000) {
  const since = Date.now();
  let timer;
  const late = new Promise((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`not done after ${limitMs / 1000} s`)), limitMs);
  });
  try {
    const note = await Promise.race([body(), late]);
    tally.passed += 1;
    console.log(`  ok   ${name}${note ? ` — ${note}` : ""} (${((Date.now() - since) / 1000).toFixed(1)} s)`);
    return true;
  } catch (fault) {
    tally.failed += 1;
    console.log(`  FAIL ${name} — ${fault.message}`);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

export function must(truth, sentence) {
  if (!truth) throw new Error(sentence);
}

export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Asks again and again until the answer is truthy; the sentence says what was waited for. */
export async function until(ask, sentence, limitMs, everyMs = 150) {
  const end = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`${typeof sentence === "function" ? sentence() : sentence} (waited ${limitMs / 1000} s)`);
    await sleep(everyMs);
  }
}

// --- the browser ---------------------------------------------------------------

let browser = null;

async function theBrowser() {
  browser ??= await chromium.launch({ executablePath: chromiumPath, headless: true, args: FLAGS, timeout: 60_000 });
  return browser;
}

export async function closeBrowser() {
  await browser?.close();
  browser = null;
}

/** Runs in the page before anything else: frame times, the highest the bar has been, and who opened the sound. */
function spy() {
  const seen = { longest: 0, frames: 0, total: 0, bar: 0, barSteps: 0 };
  const contexts = [];
  window.__sound = () => contexts.map((context) => context.state);
  window.AudioContext = class extends window.AudioContext {
    constructor(...options) {
      super(...options);
      contexts.push(this);
    }
  };
  Object.defineProperty(window, "__seen", { value: seen });
  let last = null;
  const tick = (now) => {
    if (last !== null && seen.counting) {
      seen.longest = Math.max(seen.longest, now - last);
      seen.total += now - last;
      seen.frames += 1;
    }
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  document.addEventListener("DOMContentLoaded", () => {
    const bar = document.getElementById("bar");
    if (!bar) return;
    new MutationObserver(() => {
      seen.bar = Math.max(seen.bar, Number(bar.getAttribute("aria-valuenow")), parseFloat(bar.firstElementChild.style.width) || 0);
      seen.barSteps += 1;
    }).observe(bar, { attributes: true, attributeFilter: ["aria-valuenow"] });
  });
}

/**
 * Opens the page on a server of its own, with everything it says and asks for written down.
 *
 * `prepare(page)` runs before the visit (routes, scripts of a test).
 */
export async function visit({ query = "", width = 1280, height = 720, touch = false, scale = 1, locale = "en-GB", prepare } = {}) {
  const host = await serve();
  const context = await (await theBrowser()).newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: scale,
    locale,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints = [];
  page.on("console", (message) => {
    const text = message.text();
    const serious = ["error", "warning"].includes(message.type()) || LOGGED.test(text.slice(0, 60));
    if (serious && !NOT_OURS.some((known) => known.test(text))) complaints.push(`${message.type()}: ${text.slice(0, 400)}`);
  });
  page.on("pageerror", (fault) => complaints.push(`page error: ${fault.message}`));
  page.on("crash", () => complaints.push("the page crashed"));
  await page.addInitScript(spy);
  await prepare?.(page);
  await page.goto(host.url + query);
  return {
    page,
    host,
    complaints,
    /** Answers other than 200, each once. */
    refused: () => [...new Set(host.requests.filter((one) => one.status !== 200).map((one) => `${one.status} ${one.path}`))],
    describe: () => page.evaluate(() => JSON.parse(window.normanPiquet.describe())),
    record: () => page.evaluate(() => JSON.parse(window.normanPiquet.record())),
    memory: () => page.evaluate(() => window.normanPiquet.memory?.() ?? 0),
    seen: () => page.evaluate(() => window.__seen),
    countFrames: () => page.evaluate(() => { window.__seen.counting = true; }),
    notice: () => page.evaluate(() => {
      const notice = document.getElementById("notice");
      return notice.hidden ? null : notice.querySelector("p").textContent;
    }),
    press: async (x, y) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    shot: async (name) => {
      const bytes = await page.screenshot();
      await mkdir(shots, { recursive: true });
      await writeFile(join(shots, `${name}.png`), bytes);
      return decode(bytes);
    },
    close: async () => {
      await context.close();
      await host.close();
    },
  };
}

/** Waits for the page's Start button and presses it, as a visitor does. */
export async function pressStart(visitor, limitMs = 120_000) {
  const { page } = visitor;
  await until(
    async () => {
      const notice = await visitor.notice();
      must(!notice, `the page says: ${notice}`);
      return page.locator("#start").isEnabled();
    },
    "the Start button was never enabled",
    limitMs,
  );
  const box = await page.locator("#start").boundingBox();
  await visitor.press(box.x + box.width / 2, box.y + box.height / 2);
}

/** Waits until the game has a screen of its own and the splash is gone. */
export async function gameShown(visitor, limitMs = 120_000) {
  return until(
    async () => {
      const notice = await visitor.notice();
      must(!notice, `the page says: ${notice}`);
      const now = await visitor.describe();
      const lifted = await visitor.page.evaluate(() => document.getElementById("splash").classList.contains("done"));
      return lifted && now.screen !== "loading" && now;
    },
    "the game never showed its first screen",
    limitMs,
  );
}

// --- pictures ------------------------------------------------------------------

/** Reads a PNG of 8 bits a channel, as Chromium writes it; nothing else is needed here. */
export function decode(bytes) {
  must(bytes.readUInt32BE(0) === 0x89504e47, "the screenshot is not a PNG");
  let width, height, channels;
  const parts = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === "IHDR") {
      width = data.readUInt32BE(0);
      height = data.readUInt32BE(4);
      channels = { 2: 3, 6: 4 }[data[9]];
      must(data[8] === 8 && channels && data[12] === 0, "the screenshot is a PNG of an unexpected kind");
    }
    if (type === "IDAT") parts.push(data);
    at += 12 + length;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x += 1) {
      const left = x >= channels ? pixels[y * stride + x - channels] : 0;
      const up = y > 0 ? pixels[(y - 1) * stride + x] : 0;
      const corner = x >= channels && y > 0 ? pixels[(y - 1) * stride + x - channels] : 0;
      let guess = 0;
      if (filter === 1) guess = left;
      else if (filter === 2) guess = up;
      else if (filter === 3) guess = (left + up) >> 1;
      else if (filter === 4) {
        const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
        guess = a <= b && a <= c ? left : b <= c ? up : corner;
      }
      pixels[y * stride + x] = (raw[y * (stride + 1) + 1 + x] + guess) & 0xff;
    }
  }
  return { width, height, channels, pixels };
}

/**
 * Fails when the picture is empty: one colour nearly everywhere, too few of them, or
 * all of them in one corner.
 */
export function mustShowSomething({ width, height, channels, pixels }) {
  const all = new Map();
  const cells = Array.from({ length: 9 }, () => new Set());
  let count = 0;
  for (let y = 0; y < height; y += 3) {
    for (let x = 0; x < width; x += 3) {
      const at = (y * width + x) * channels;
      // Five bits a channel: neighbouring shades are one colour.
      const colour = ((pixels[at] >> 3) << 10) | ((pixels[at + 1] >> 3) << 5) | (pixels[at + 2] >> 3);
      all.set(colour, (all.get(colour) ?? 0) + 1);
      cells[Math.floor((y * 3) / height) * 3 + Math.floor((x * 3) / width)].add(colour);
      count += 1;
    }
  }
  const largest = Math.max(...all.values()) / count;
  const lively = cells.filter((cell) => cell.size >= 3).length;
  const told = `${all.size} colours, the commonest on ${(largest * 100).toFixed(1)} %, ${lively} of 9 parts lively`;
  must(all.size >= 12 && largest < 0.97 && lively >= 4, `the picture is as good as empty: ${told}`);
  return told;
}
