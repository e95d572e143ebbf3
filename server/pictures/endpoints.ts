import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import type { Manifest } from './manifest.ts'
import { fileNameOf, findPictureFile, pictureAddress } from './picture-address.ts'
import type { PictureWorkerPool } from './picture-worker-pool.ts'
import { type ShareCard, shareNameAt } from './share-card.ts'

type PictureDeps = {
  manifest: Manifest
  folder: string
  workers: PictureWorkerPool
  /** The share card of a name, for pages that exist. */
  findShareCard?: (name: string) => ShareCard | undefined
  patience?: number
}

/** Milliseconds that somebody waits for a picture, which is drawn on for whoever comes back: the worker may hang. */
const usualPatience = 25_000
const forOneYear = 'public, max-age=31536000, immutable'
const forOneHour = 'public, max-age=3600'
const contentTypes: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** GET /images/…: files of the pictures in the manifest, each drawn on its first request. */
export function pictureRoutes({
  manifest,
  folder,
  workers,
  findShareCard,
  patience = usualPatience,
}: PictureDeps): Hono {
  async function answer(c: Context, file: string, cacheControl: string, draw: () => Promise<void>) {
    const path = join(folder, file)
    let body = await readFile(path).catch(() => null)
    if (!body) {
      try {
        await within(patience, draw())
        body = await readFile(path)
      } catch {
        return c.text('This picture can’t be drawn just now.', 503, {
          'Retry-After': '30',
          'Cache-Control': 'no-store',
        })
      }
    }
    const type = contentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
    return c.body(new Uint8Array(body), 200, {
      'Content-Type': type,
      'Content-Length': String(body.length),
      'Cache-Control': cacheControl,
    })
  }

  const app = new Hono()
  // Parsing a URL removes its dot segments, so the path is checked as it was sent.
  app.use(async (c, next) => (isMalformed(sentPath(c)) ? c.text('This address is malformed.', 400) : next()))
  app.get('/images/default.webp', async (c) => {
    const picture = manifest.find('site/default', 'wide')
    if (!picture) return c.text('There is no such picture.', 404)
    const file = { picture, width: manifest.fallbackWidth, type: 'webp' as const }
    return answer(c, fileNameOf(file), forOneHour, () => workers.draw(file))
  })
  app.get('/images/share/*', async (c) => {
    const name = shareNameAt(c.req.path)
    const card = name === undefined ? undefined : findShareCard?.(name)
    if (!card) return c.text('There is no such picture.', 404)
    // Other sites cache link previews for weeks: an old address shows the present card.
    return answer(c, card.file, forOneHour, () => workers.drawShareCard(card))
  })
  app.get('/images/*', async (c) => {
    const found = findPictureFile(manifest, c.req.path)
    if (!found) return c.text('There is no such picture.', 404)
    if (found.moved)
      return c.body(null, 302, { Location: pictureAddress(found.file), 'Cache-Control': 'no-store' })
    return answer(c, fileNameOf(found.file), forOneYear, () => workers.draw(found.file))
  })
  return app
}

async function within(milliseconds: number, drawn: Promise<void>): Promise<void> {
  const over = new AbortController()
  const tooLong = sleep(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new Error('the picture takes too long')
  })
  await Promise.race([drawn, tooLong]).finally(() => over.abort())
}

function sentPath(c: Context): string {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  return (incoming?.url ?? c.req.url).replace(/^https?:\/\/[^/]*/i, '').split('?', 1)[0] ?? ''
}

function isMalformed(path: string): boolean {
  return path.startsWith('/images/') && /\.\.|%2e|%2f|%5c|\\|\/\/|:/i.test(path.slice('/images'.length))
}
