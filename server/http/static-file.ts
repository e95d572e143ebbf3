import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

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
const assets = '/assets/'

export type StaticFile = {
  type: string
  cacheControl: string
  etag: string
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer }
}

/** A file of the browser's build as it is answered; none where its ending is of no known type. */
export function makeStaticFile(url: string, bodies: StaticFile['bodies']): StaticFile | undefined {
  const type = types[extname(url)]
  if (!type) return undefined
  return {
    type,
    cacheControl: url.startsWith(assets) ? year : url === worker ? 'no-cache' : hour,
    etag: `"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`,
    bodies,
  }
}

/** All files of the browser's build by their addresses, with the compressed copies that the build made beside each. */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const url = `/${name.replaceAll('\\', '/')}`
    const path = join(folder, name)
    if (!types[extname(name)] || !statSync(path).isFile()) continue
    const copy = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined)
    const file = makeStaticFile(url, { identity: readFileSync(path), br: copy('.br'), gzip: copy('.gz') })
    if (file) files.set(url, file)
  }
  return files
}

/** The name of a file whose name is made of what it holds, from its address. */
export function assetNameAt(url: string): string | undefined {
  return /^\/assets\/([\w-]+(?:\.[\w-]+)*)$/.exec(url)?.[1]
}

export const isAsset = (url: string) => url.startsWith(assets)
export const assetAddress = (name: string) => assets + name
