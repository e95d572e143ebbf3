import type { IncomingMessage } from 'node:http'
import { type Context, Hono } from 'hono'
import { createAnswerPicture, forOneYear } from './answer-picture.ts'
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

const forOneHour = 'public, max-age=3600'

/** GET /images/…: files of the pictures in the manifest, each drawn on its first request. */
export function pictureRoutes({ manifest, folder, workers, findShareCard, patience }: PictureDeps): Hono {
  const answer = createAnswerPicture({ folder, patience })
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

function sentPath(c: Context): string {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  return (incoming?.url ?? c.req.url).replace(/^https?:\/\/[^/]*/i, '').split('?', 1)[0] ?? ''
}

function isMalformed(path: string): boolean {
  return path.startsWith('/images/') && /\.\.|%2e|%2f|%5c|\\|\/\/|:/i.test(path.slice('/images'.length))
}
