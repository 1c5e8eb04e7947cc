// Serves web/dist to this machine alone, the way a strict host of games does; it is not a server for the public.
//
//   node web/serve.mjs [--port 8080] [--path /games/norman/]
//
// Three habits of real hosts are copied, because each has broken games before: the
// game lies under a sub-path, every unknown path is answered 403 (not 404), and a
// compressed answer tells its compressed length.

import { createServer } from "node:http";
import { readFile, realpath, stat } from "node:fs/promises";
import { dirname, extname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".ftl": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".ogg": "audio/ogg",
  ".otf": "font/otf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
};

/** Pictures and sound are compressed already; packing them again only costs time. */
const PACKED = new Set([".css", ".ftl", ".html", ".js", ".json", ".otf", ".svg", ".ttf", ".txt", ".wasm"]);

export const DIST = join(dirname(fileURLToPath(import.meta.url)), "dist");

/**
 * Starts the server and answers when it listens.
 *
 * `requests` grows by `{ path, status }` for each answer, so that a test can ask
 * what the page really fetched.
 */
export async function serve({ root = DIST, path = "/games/norman/", port = 0 } = {}) {
  const ground = await realpath(root);
  const prefix = `/${path.split("/").filter(Boolean).join("/")}/`.replace("//", "/");
  const requests = [];
  const compressed = new Map();

  /** The file behind a request, or nothing when there is none for it to have. */
  async function find(pathname) {
    let inside;
    try {
      inside = decodeURIComponent(pathname);
    } catch {
      return null;
    }
    if (!inside.startsWith(prefix) || inside.includes("\0")) return null;
    inside = inside.slice(prefix.length) || "index.html";
    try {
      // The true path: neither `..` nor a link may lead out of the folder.
      const file = await realpath(resolve(ground, inside));
      if (!file.startsWith(ground + sep)) return null;
      const facts = await stat(file);
      return facts.isFile() ? { file, stamp: `${facts.mtimeMs}/${facts.size}` } : null;
    } catch {
      return null;
    }
  }

  async function answer(request, response) {
    const pathname = request.url.split(/[?#]/, 1)[0];
    const end = (status, headers, body) => {
      requests.push({ path: pathname, status });
      response.writeHead(status, { "Cache-Control": "no-cache", ...headers });
      response.end(request.method === "HEAD" ? undefined : body);
    };
    if (request.method !== "GET" && request.method !== "HEAD") {
      return end(405, { Allow: "GET, HEAD" }, "");
    }
    // The one kindness to people: the address without its last stroke.
    if (`${pathname}/` === prefix) return end(301, { Location: prefix }, "");
    const found = await find(pathname);
    if (!found) return end(403, { "Content-Type": "text/plain" }, "403 Forbidden\n");

    const kind = extname(found.file);
    const headers = { "Content-Type": TYPES[kind] ?? "application/octet-stream" };
    let body = await readFile(found.file);
    if (PACKED.has(kind) && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) {
      const known = compressed.get(found.file);
      if (known?.stamp === found.stamp) {
        body = known.body;
      } else {
        body = gzipSync(body, { level: 6 });
        compressed.set(found.file, { stamp: found.stamp, body });
      }
      headers["Content-Encoding"] = "gzip";
      headers.Vary = "Accept-Encoding";
    }
    headers["Content-Length"] = body.length;
    return end(200, headers, body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((fault) => {
      requests.push({ path: request.url, status: 500 });
      if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain" });
      response.end(`${fault.message}\n`);
    });
  });
  await new Promise((ready, refuse) => {
    server.once("error", refuse);
    server.listen(port, "127.0.0.1", ready);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}${prefix}`,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
}

/** The command line, when this file is the program and not a part of a test. */
async function main(words) {
  const options = { port: 8080 };
  for (let at = 0; at < words.length; at += 2) {
    const [name, value] = [words[at], words[at + 1]];
    if (name === "--port" && /^\d+$/.test(value ?? "")) options.port = Number(value);
    else if (name === "--path" && value?.startsWith("/")) options.path = value;
    else {
      console.error("Usage: node web/serve.mjs [--port 8080] [--path /games/norman/]");
      return 2;
    }
  }
  try {
    const { url } = await serve(options);
    console.log(`Norman Piquet is at ${url} (Ctrl+C ends it)`);
    return null;
  } catch (fault) {
    console.error(
      fault.code === "ENOENT"
        ? "There is no web/dist yet: run web/build.sh first."
        : fault.code === "EADDRINUSE"
          ? `Port ${options.port} is taken: name another one with --port.`
          : fault.message,
    );
    return 1;
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const status = await main(process.argv.slice(2));
  if (status !== null) process.exit(status);
}
