import type { MiddlewareHandler } from 'hono'
import { chooseEncoding } from './compress.ts'
import { assetNameAt, isAsset, type StaticFile } from './static-file.ts'

/** The browser's build, held in memory. Files of other releases are asked for elsewhere: tabs that were opened before still want them, and so do pages of a newer process. */
export function staticFiles(
  files: ReadonlyMap<string, StaticFile>,
  findOther: (name: string) => Promise<StaticFile | undefined>,
  /** The path below which they are; the root without. */
  at = '',
): MiddlewareHandler {
  async function find(path: string): Promise<StaticFile | undefined> {
    const name = assetNameAt(path)
    return files.get(path) ?? (name === undefined ? undefined : findOther(name))
  }

  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const path = c.req.path.slice(at.length)
    const file = isRead ? await find(path) : undefined
    // A proxy that kept this answer would go on with it once the file is there.
    if (!file) return isAsset(path) ? c.text('Not found', 404, { 'Cache-Control': 'no-store' }) : next()
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
