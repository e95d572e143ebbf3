import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'

/** Milliseconds that somebody waits for a picture, which is drawn on for whoever comes back: the worker may hang. */
const usualPatience = 25_000
export const forOneYear = 'public, max-age=31536000, immutable'
const contentTypes: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Answers with a file of the folder of pictures, which is drawn first where it is missing. */
export function createAnswerPicture({
  folder,
  patience = usualPatience,
}: {
  folder: string
  patience?: number
}) {
  return async (c: Context, file: string, cacheControl: string, draw: () => Promise<void>) => {
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
}

async function within(milliseconds: number, drawn: Promise<void>): Promise<void> {
  const over = new AbortController()
  const tooLong = sleep(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new Error('the picture takes too long')
  })
  await Promise.race([drawn, tooLong]).finally(() => over.abort())
}
