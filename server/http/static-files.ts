import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { chooseEncoding } from './compress.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const year = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'
/** The service worker is asked for at every visit, so that a new one, or its recall, is found at once. */
const worker = '/sw.js'

type StaticFile = {
  type: string
  cacheControl: string
  etag: string
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer }
}

/** The browser's build, held in memory with the compressed copies that the build made beside each file. */
export function staticFiles(folder: string): MiddlewareHandler {
  const files = readFiles(folder)
  return async (c, next) => {
    const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? files.get(c.req.path) : undefined
    if (!file) return c.req.path.startsWith('/assets/') ? c.text('Not found', 404) : next()
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304)
    const wanted = chooseEncoding(c.req.header('accept-encoding'))
    const encoding = wanted !== 'identity' && file.bodies[wanted] ? wanted : 'identity'
    const body = file.bodies[encoding] ?? file.bodies.identity
    const headers = {
      'Content-Type': file.type,
      'Content-Length': String(body.length),
      'Cache-Control': file.cacheControl,
      ETag: file.etag,
      Vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    }
    return c.req.method === 'HEAD' ? c.body(null, 200, headers) : c.body(new Uint8Array(body), 200, headers)
  }
}

function readFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    const type = types[extname(name)]
    if (!type || !statSync(path).isFile()) continue
    const identity = readFileSync(path)
    const copy = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined)
    const url = `/${name.replaceAll('\\', '/')}`
    files.set(url, {
      type,
      cacheControl: url.startsWith('/assets/') ? year : url === worker ? 'no-cache' : hour,
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      bodies: { identity, br: copy('.br'), gzip: copy('.gz') },
    })
  }
  return files
}
