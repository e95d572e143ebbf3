import type { PictureData } from '../pictures/resolve-picture.ts'

/** A place with a page of its own, as a framed picture. */
export type Poster = { name: string; to: string; trips: number; picture: PictureData }
