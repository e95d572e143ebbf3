import { access, mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import {
  avifOptions,
  avifWidths,
  fallbackWidth,
  growthByQuality,
  maxBytes,
  webpOptions,
  widthsOf,
} from './encode.ts'
import { hashOf } from './hash.ts'
import { raster } from './kit/raster.ts'
import type { Aspect } from './kit/stage.ts'
import type { Picture } from './pictures.ts'
import { writeWhole } from './write-whole.ts'

type Pixels = { data: Buffer; info: OutputInfo }
export type PictureFile = { width: number; type: 'avif' | 'webp' }

const asFiles = (widths: readonly number[]): PictureFile[] => [
  ...widths.map((width) => ({ width, type: 'avif' as const })),
  { width: fallbackWidth, type: 'webp' },
]
const allFiles = asFiles(avifWidths)

/** Those that are drawn of each picture of a format. */
export const filesOf = (format: Aspect) => asFiles(widthsOf(format))

export function fileName(hash: string, { width, type }: PictureFile) {
  return `${hash}-${width}.${type}`
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

async function encodeAvif({ data: pixels, info }: Pixels, format: Aspect): Promise<Buffer> {
  const { width, height } = info
  const options = avifOptions(width, format)
  const limit = maxBytes(width, format)
  for (let { quality } = options; ; ) {
    const data = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .avif({ ...options, quality })
      .toBuffer()
    if (data.length <= limit || quality < 22) return data
    // Each try takes as long as the first, so the next is the quality that should do.
    quality -= Math.max(2, Math.ceil(Math.log(data.length / limit) / growthByQuality))
  }
}

/** Writes the missing files of one picture, or only the one named, and reports each when it is there. */
export async function makePicture(
  picture: Picture,
  folder: string,
  { only, onFile }: { only?: string; onFile?: (name: string) => void } = {},
): Promise<void> {
  const { svg } = picture.draw()
  const hash = hashOf(svg)
  const files = only ? allFiles.filter((file) => fileName(hash, file) === only) : filesOf(picture.format)
  if (files.length === 0) throw new Error(`${picture.name} is ${hash} by now, not ${only}`)
  await mkdir(folder, { recursive: true })
  const widest = Math.max(...files.map((file) => file.width))
  // Drawn larger than needed and scaled down, fine lines stay even.
  const drawnAt = Math.max(widest, Math.min(Math.max(...widthsOf(picture.format)), 2 * widest))
  let pixels: Pixels | undefined
  for (const file of files) {
    const name = fileName(hash, file)
    const target = path.join(folder, name)
    if (!(await exists(target))) {
      pixels ??= await raster(svg, drawnAt).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const { width, height } = pixels.info
      const sized = sharp(pixels.data, { raw: { width, height, channels: 3 } }).resize({ width: file.width })
      const encoded =
        file.type === 'avif'
          ? encodeAvif(await sized.raw().toBuffer({ resolveWithObject: true }), picture.format)
          : sized.webp(webpOptions).toBuffer()
      await writeWhole(target, await encoded)
    }
    onFile?.(name)
  }
}
