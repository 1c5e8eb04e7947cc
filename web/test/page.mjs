// Tests the page around the game: splash, bar, keys, frame, sentences of failure; what happens on the canvas is for the other suites.

import { check, gameShown, must, mustShowSomething, pressStart, sleep, until, visit } from "./harness.mjs";

/** Dispatches a key as a person would press it and tells whether the page kept it from the browser. */
const kept = (page, key, more = {}) =>
  page.evaluate(
    ({ key, more }) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
      (document.activeElement ?? document.body).dispatchEvent(event);
      return event.defaultPrevented;
    },
    { key, more },
  );

/** Rectangle of the canvas, and whether the page has anything to scroll. */
const frame = (page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.getElementById("norman-piquet").getBoundingClientRect();
    const root = document.documentElement;
    return {
      rect: [x, y, width, height].map(Math.round),
      window: [0, 0, innerWidth, innerHeight],
      scrolls: root.scrollWidth > innerWidth || root.scrollHeight > innerHeight,
    };
  });

export default async function page() {
  for (const [width, height, locale] of [[1280, 720, "ru-RU"], [360, 640, "fr-FR"], [960, 540, "en-GB"], [640, 360, "ru-RU"]]) {
    await check(`splash is painted before the program comes, ${width}×${height}`, async () => {
      let release;
      const held = new Promise((free) => { release = free; });
      const visitor = await visit({
        width,
        height,
        locale,
        prepare: (page) => page.route(/\.wasm/, async (route) => { await held; await route.continue().catch(() => {}); }),
      });
      try {
        await visitor.page.locator("#emblem").waitFor();
        const told = mustShowSomething(await visitor.shot(`splash-${width}x${height}`));
        const inside = await visitor.page.evaluate(() =>
          ["emblem", "bar", "start"].every((id) => {
            const box = document.getElementById(id).getBoundingClientRect();
            return box.width > 0 && box.height > 0 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
          }),
        );
        must(inside, "a part of the splash lies outside of the window");
        must(await visitor.page.locator("#start").isDisabled(), "Start may be pressed before the game is there");
        const lang = await visitor.page.evaluate(() => document.documentElement.lang);
        must(lang === locale.slice(0, 2), `the page speaks ${lang}`);
        return told;
      } finally {
        release();
        await visitor.close();
      }
    });
  }

  await check("?lang= wins over the browser", async () => {
    const visitor = await visit({ query: "?lang=fr", locale: "ru-RU" });
    try {
      must((await visitor.page.title()) === "Piquet normand", `the title is ${await visitor.page.title()}`);
    } finally {
      await visitor.close();
    }
  });

  // One visit through the whole page, as a person makes it.
  const visitor = await visit({});
  try {
    const started = await check(
      "Start is enabled at 100 % and the bar never passes it",
      async () => {
        await until(() => visitor.page.locator("#start").isEnabled(), "Start was never enabled", 120_000);
        const { bar, barSteps } = await visitor.seen();
        must(bar === 100, `the bar ended at ${bar} %`);
        must(barSteps >= 3, `the bar moved ${barSteps} times`);
        return `${barSteps} steps`;
      },
      125_000,
    );
    const shown =
      started &&
      (await check(
        "the game shows its first screen after a click on Start",
        async () => {
          await pressStart(visitor);
          const since = Date.now();
          const now = await gameShown(visitor);
          return `"${now.screen}" after ${((Date.now() - since) / 1000).toFixed(1)} s`;
        },
        150_000,
      ));
    if (shown) {
      await check("scrolling keys are kept, the browser's own are not", async () => {
        await visitor.page.locator("#norman-piquet").focus();
        for (const key of ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", " ", "PageDown", "PageUp", "Home", "End"]) {
          must(await kept(visitor.page, key), `${key} scrolls the page`);
        }
        for (const [key, more] of [["F5"], ["F11"], ["F12"], ["Tab"], ["r", { ctrlKey: true }], ["l", { ctrlKey: true }], ["I", { ctrlKey: true, shiftKey: true }], ["ArrowLeft", { altKey: true }]]) {
          must(!(await kept(visitor.page, key, more)), `${key} ${JSON.stringify(more ?? {})} is swallowed`);
        }
      });
      await check("the focus comes back to the canvas by a click and by a key", async () => {
        const focused = () => visitor.page.evaluate(() => document.activeElement?.id);
        await visitor.page.evaluate(() => document.activeElement.blur());
        await kept(visitor.page, "ArrowDown");
        must((await focused()) === "norman-piquet", `after a key the focus is on "${await focused()}"`);
        await visitor.page.evaluate(() => document.activeElement.blur());
        await visitor.page.mouse.click(3, 3);
        must((await focused()) === "norman-piquet", `after a click the focus is on "${await focused()}"`);
      });
      await check("after the first gestures every sound context runs", async () => {
        await visitor.page.mouse.click(3, 3);
        const states = () => visitor.page.evaluate(() => window.__sound());
        await until(async () => (await states()).every((state) => state === "running"), "", 3_000).catch(async () => {
          throw new Error(`the contexts are ${await states()}`);
        });
        return `${(await states()).length} contexts`;
      });
      await check(
        "the canvas fills every window, and does not grow",
        async () => {
          for (const [width, height] of [[360, 640], [960, 540], [1920, 700], [1280, 720], [1279, 719], [1280, 720]]) {
            await visitor.page.setViewportSize({ width, height });
            await sleep(500);
            const { rect, window, scrolls } = await frame(visitor.page);
            must(String(rect) === String(window), `at ${width}×${height} the canvas is ${rect}`);
            must(!scrolls, `at ${width}×${height} the page scrolls`);
          }
        },
        60_000,
      );
      await check("nothing was complained of, nothing refused", async () => {
        must(visitor.complaints.length === 0, visitor.complaints.join(" | "));
        must(visitor.refused().length === 0, `the page asked for ${visitor.refused().join(", ")}`);
      });
      await check("a lost picture is told, with a way on", async () => {
        const lost = await visitor.page.evaluate(() => {
          const gl = document.getElementById("norman-piquet").getContext("webgl2");
          gl?.getExtension("WEBGL_lose_context").loseContext();
          return gl !== null;
        });
        must(lost, "the canvas has no WebGL 2 to lose");
        const words = await until(() => visitor.notice(), "no sentence", 5_000);
        must(await visitor.page.locator("#reload").isVisible(), "no button to reload");
        await visitor.shot("lost");
        return words;
      });
    }
  } finally {
    await visitor.close();
  }

  await check("no WebGL 2: a sentence instead of a black page", async () => {
    const visitor = await visit({
      prepare: (page) =>
        page.addInitScript(() => {
          const ask = HTMLCanvasElement.prototype.getContext;
          HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
            return kind === "webgl2" ? null : ask.call(this, kind, ...more);
          };
        }),
    });
    try {
      const words = await until(() => visitor.notice(), "no sentence", 10_000);
      must(/WebGL/.test(words), words);
      must(!visitor.host.requests.some((one) => one.path.endsWith(".wasm")), "the program was downloaded in vain");
      await visitor.shot("no-webgl");
    } finally {
      await visitor.close();
    }
  });

  for (const [what, pattern] of [["the program", /\.wasm/], ["the glue", /norman-piquet\.js/], ["the manifest", /manifest\.json/]]) {
    await check(`${what} does not arrive: a sentence instead of an endless bar`, async () => {
      const visitor = await visit({ prepare: (page) => page.route(pattern, (route) => route.abort()) });
      try {
        const words = await until(() => visitor.notice(), "no sentence", 30_000);
        must(/download/.test(words), words);
      } finally {
        await visitor.close();
      }
    }, 40_000);
  }

  await check("a damaged program is told", async () => {
    const visitor = await visit({
      locale: "ru-RU",
      prepare: (page) => page.route(/\.wasm/, (route) => route.fulfill({ body: "this is no program", contentType: "application/wasm" })),
    });
    try {
      const words = await until(() => visitor.notice(), "no sentence", 30_000);
      must(/не запустилась/.test(words), words);
    } finally {
      await visitor.close();
    }
  }, 40_000);
}
