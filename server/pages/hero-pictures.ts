import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'

/** One scene, composed for wide screens and for phones. */
export type HeroPictures = { wide: PictureData; phone: PictureData }

/** `focus` says what a narrow box shows of the wide one. */
export function heroPictures(picture: ResolvePicture, name: string, focus?: string): HeroPictures {
  const wide = picture(name, 'banner')
  return { wide: focus ? { ...wide, focus } : wide, phone: picture(name, 'tall') }
}
