import path from 'node:path'
import sharp from 'sharp'
import { webpOptions } from './encode.ts'
import { writeWhole } from './write-whole.ts'

/** As server/pictures/picture-worker.ts sends it. */
export type PhotographCut = {
  /** The file to write, in the folder of pictures. */
  file: string
  /** The whole photograph, in the same folder. */
  whole: string
  width: number
  height: number
  type: 'avif' | 'webp'
}

/** Photographs are rich in detail: they take more bytes than drawings do, and hide the loss better. */
const avifOptions = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' } as const

/** One file of a photograph, cut to the shape in which pages show it, where most is to be seen. */
export async function makePhotograph({ file, whole, width, height, type }: PhotographCut, folder: string) {
  const cut = sharp(path.join(folder, whole)).resize({ width, height, fit: 'cover', position: 'attention' })
  const encoded = type === 'avif' ? cut.avif(avifOptions) : cut.webp(webpOptions)
  await writeWhole(path.join(folder, file), await encoded.toBuffer())
}
