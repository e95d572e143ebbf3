import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const manifestSchema = v.object({
  pictures: v.array(v.object({ name: v.string(), cover: v.optional(v.boolean()) })),
})

type PictureNames = { pictures: Set<string>; covers: Set<string> }

/** The names of all drawn pictures, and of those fit for a cover; null when the manifest has not been made. */
export function readPictures(file: string): PictureNames | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return null
  }
  const { pictures } = v.parse(manifestSchema, JSON.parse(text))
  return {
    pictures: new Set(pictures.map(({ name }) => name)),
    covers: new Set(pictures.filter(({ cover }) => cover).map(({ name }) => name)),
  }
}
