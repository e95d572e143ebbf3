import type { CheckOptions } from '#content/checked-content.ts'
import { readPictures } from '#content/read-pictures.ts'

/** What the rules know of pictures, by the manifest that the build has made. */
export function drawnPictures(manifest: string): { pictures: Set<string>; drawn: CheckOptions } {
  const read = readPictures(manifest)
  if (!read) throw new Error(`${manifest} is missing: run npm run build first`)
  const { pictures, ...drawn } = read
  return { pictures, drawn }
}
