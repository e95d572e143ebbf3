import type { Manifest, ManifestPicture } from './manifest.ts'

export type PictureFile = { picture: ManifestPicture; width: number; type: 'avif' | 'webp' }

export const pictureBase = ({ name, format, hash }: ManifestPicture) => `/images/${name}-${format}.${hash}`
export const pictureAddress = ({ picture, width, type }: PictureFile) =>
  `${pictureBase(picture)}.${width}.${type}`
/** The file's name in the pictures folder. */
export const fileNameOf = ({ picture, width, type }: PictureFile) => `${picture.hash}-${width}.${type}`

const shape =
  /^\/images\/([a-z-]+\/[a-z0-9-]+)-(wide|tall|banner|square)\.([0-9a-f]{12})\.([1-9]\d{2,3})\.(avif|webp)$/

/** The picture file at an address: nothing that the manifest does not list. `moved` when the drawing has changed since. */
export function findPictureFile(
  manifest: Manifest,
  path: string,
): { file: PictureFile; moved: boolean } | null {
  const [, name = '', format = '', hash, digits, type] = shape.exec(path) ?? [],
    picture = manifest.find(name, format),
    width = Number(digits)
  if (!picture || !(type === 'avif' ? manifest.widths.includes(width) : width === manifest.fallbackWidth))
    return null
  return { file: { picture, width, type: type as 'avif' | 'webp' }, moved: picture.hash !== hash }
}
