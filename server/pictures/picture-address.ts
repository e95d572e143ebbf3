import type { Manifest, ManifestPicture } from './manifest.ts'

export type PictureFile = { picture: ManifestPicture; width: number; type: 'avif' | 'webp' }

/** The address of a picture without its width and type. */
export function pictureBase({ name, format, hash }: ManifestPicture): string {
  return `/images/${name}-${format}.${hash}`
}

export function pictureAddress({ picture, width, type }: PictureFile): string {
  return `${pictureBase(picture)}.${width}.${type}`
}

/** The file's name in the pictures folder. */
export function fileNameOf({ picture, width, type }: PictureFile): string {
  return `${picture.hash}-${width}.${type}`
}

/** The files that pages offer, hence drawn ahead. A wider one is drawn when somebody asks for it. */
export function offeredFiles({ widths, fallbackWidth }: Manifest, picture: ManifestPicture): PictureFile[] {
  const offered = widths.filter((width) => width <= (picture.widest ?? width))
  const avif = offered.map((width): PictureFile => ({ picture, width, type: 'avif' }))
  return [...avif, { picture, width: fallbackWidth, type: 'webp' }]
}

const addressPattern =
  /^\/images\/([a-z-]+\/[a-z0-9-]+)-(wide|tall|banner|square)\.([0-9a-f]{12})\.([1-9]\d{2,3})\.(avif|webp)$/

/** The picture file at an address, if the manifest lists it. `moved` says that the drawing has changed since. */
export function findPictureFile(
  manifest: Manifest,
  path: string,
): { file: PictureFile; moved: boolean } | null {
  const [, name = '', format = '', hash, digits, type] = addressPattern.exec(path) ?? []
  const picture = manifest.find(name, format)
  const width = Number(digits)
  if (!picture || !(type === 'avif' ? manifest.widths.includes(width) : width === manifest.fallbackWidth))
    return null
  return { file: { picture, width, type: type as 'avif' | 'webp' }, moved: picture.hash !== hash }
}
