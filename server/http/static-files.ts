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

type Place = {
  /** The path below which the files are; none: the root. */
  at?: string
  /** Where former releases left their files. */
  formerAssets?: string
}

/**
 * A browser's build, held in memory with the compressed copies that the build made beside each file. What tabs of former releases still ask
 * for is read from the folder where those left it.
 */
export function staticFiles(folder: string, { at = '', formerAssets }: Place): MiddlewareHandler {
  const files = readFiles(folder)
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const path = c.req.path.slice(at.length)
    const file = isRead ? (files.get(path) ?? readFormer(formerAssets, path)) : undefined
    if (!file) return path.startsWith('/assets/') ? c.text('Not found', 404) : next()
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
    const url = `/${name.replaceAll('\\', '/')}`
    const file = readStaticFile(join(folder, name), url)
    if (file) files.set(url, file)
  }
  return files
}

function readFormer(folder: string | undefined, url: string): StaticFile | undefined {
  if (folder === undefined) return undefined
  const [, name] = /^\/assets\/([\w-]+(?:\.[\w-]+)*)$/.exec(url) ?? []
  return name && existsSync(join(folder, name)) ? readStaticFile(join(folder, name), url) : undefined
}

function readStaticFile(path: string, url: string): StaticFile | undefined {
  const type = types[extname(path)]
  if (!type || !statSync(path).isFile()) return undefined
  const identity = readFileSync(path)
  const copy = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined)
  return {
    type,
    cacheControl: url.startsWith('/assets/') ? year : url === worker ? 'no-cache' : hour,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, br: copy('.br'), gzip: copy('.gz') },
  }
}
