import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'

/** One scene, composed for wide screens and for phones. */
export type HeroPictures = { wide: PictureData; phone: PictureData }

export function heroPictures(picture: ResolvePicture, name: string): HeroPictures {
  return { wide: picture(name, 'banner'), phone: picture(name, 'tall') }
}
