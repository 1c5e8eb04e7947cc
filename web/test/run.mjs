// Runs the browser tests of web/dist one after another and counts them; it builds nothing of the game's page and tests no rules.
//
//   node web/test/run.mjs [page] [smoke] [play]     (no name: all)
//
// CHROMIUM names the browser (else /usr/bin/chromium), PIQUET_LAB the laboratory's
// binary (else cargo builds it). Missing tools are installed where that is
// possible: playwright-core by npm, Chromium by apt-get when run as root. The
// last line is `N passed, M failed`; the status is 1 when anything failed, 2 when
// the tests could not be run at all.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const SUITES = ["page", "smoke", "play"];
/** The whole run ends by itself, whatever hangs. */
const LIMIT_MS = 30 * 60_000;

function stop(sentence) {
  console.error(sentence);
  process.exit(2);
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !SUITES.includes(name));
if (unknown) stop(`There is no suite "${unknown}"; there are ${SUITES.join(", ")}.`);
if (!existsSync(join(here, "../dist/index.html"))) stop("There is no web/dist yet: run web/build.sh first.");

if (!existsSync(join(here, "node_modules/playwright-core/package.json"))) {
  console.log("installing playwright-core");
  try {
    // No lock file: the one package is pinned exactly, and a lock would name a registry.
    execFileSync("npm", ["install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"], {
      cwd: here,
      stdio: ["ignore", "ignore", "inherit"],
      timeout: 180_000,
    });
  } catch {
    stop("playwright-core could not be installed: run `npm install --no-package-lock` in web/test with a connection.");
  }
}

const { chromiumPath, closeBrowser, tally } = await import("./harness.mjs");
if (!existsSync(chromiumPath)) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get") || process.env.CHROMIUM) {
    stop(`There is no browser at ${chromiumPath}: run \`sudo apt-get install chromium\`, or name one in CHROMIUM.`);
  }
  console.log("installing chromium");
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  try {
    execFileSync("apt-get", ["update", "-qq"], quiet);
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core"], quiet);
  } catch {
    stop("Chromium could not be installed: run `apt-get install chromium` by hand and see what it says.");
  }
}

const alarm = setTimeout(async () => {
  console.error(`The tests were still running after ${LIMIT_MS / 60_000} minutes and were ended.`);
  await closeBrowser().catch(() => {});
  console.log(`${tally.passed} passed, ${tally.failed + 1} failed`);
  process.exit(1);
}, LIMIT_MS);

for (const suite of asked.length ? asked : SUITES) {
  console.log(`\n${suite}`);
  await (await import(`./${suite}.mjs`)).default();
}
clearTimeout(alarm);
await closeBrowser();
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed ? 1 : 0);
