import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { pictureShapes } from '#domain/content/picture-shapes.ts'

export type EncodedPhotograph = { hash: string; body: Buffer; width: number; height: number; colors: string }

export type NotEncoded =
  | { ok: false; reason: 'not a picture' }
  | { ok: false; reason: 'too small'; width: number; height: number }
  | { ok: false; reason: 'too large' }

/** What is told by a file's content, whatever its name and its sender say. */
const accepted = new Set(['jpeg', 'png', 'webp', 'heif'])
/** Fifty megapixels: more than a telephone takes, and no more memory than the server has to spare. */
const mostPixels = 50_000_000
const longestEdge = 2400
const largestBody = 4 * 1024 * 1024
const [leastWidth, leastHeight] = pictureShapes.wide
/** Tried in turn until the file is small enough. */
const qualities = [90, 80, 65]

/**
 * Encodes a photograph anew, upright. Nothing of what came with it is kept: no place, no time, no camera, and nothing that hides behind the picture.
 */
export async function encodePhotograph(
  sent: Buffer,
): Promise<{ ok: true; encoded: EncodedPhotograph } | NotEncoded> {
  const read = await readSafely(sent)
  if (!read) return { ok: false, reason: 'not a picture' }
  if (read === 'too large') return { ok: false, reason: 'too large' }
  const { width, height } = read
  if (Math.max(width, height) < leastWidth || Math.min(width, height) < leastHeight)
    return { ok: false, reason: 'too small', width, height }
  const upright = sharp(sent, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
  for (const quality of qualities) {
    const made = await upright
      .clone()
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
      .catch(() => null)
    if (!made) return { ok: false, reason: 'not a picture' }
    const { data: body, info } = made
    if (body.length > largestBody) continue
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 24)
    const colors = await coloursOf(body)
    return { ok: true, encoded: { hash, body, width: info.width, height: info.height, colors } }
  }
  return { ok: false, reason: 'too large' }
}

/** Its size as it is seen; null for what is no picture that we take. */
async function readSafely(sent: Buffer) {
  try {
    const { format, width, height, pages = 1, orientation = 1 } = await sharp(sent).metadata()
    if (!format || !accepted.has(format) || pages > 1) return null
    if (width * height > mostPixels) return 'too large' as const
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}

/** Four colours from top to bottom, shown until the picture is there. */
async function coloursOf(body: Buffer): Promise<string> {
  const { data, info } = await sharp(body)
    .resize(1, 4, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hex = (at: number) => (data[at] ?? 0).toString(16).padStart(2, '0')
  return [0, 1, 2, 3]
    .map((row) => row * info.channels)
    .map((at) => `#${hex(at)}${hex(at + 1)}${hex(at + 2)}`)
    .join()
}
