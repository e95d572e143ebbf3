import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { SceneHome } from './problem.ts'

const manifestSchema = v.object({
  scenes: v.record(v.string(), v.object({ region: v.string(), alike: v.optional(v.array(v.string())) })),
  pictures: v.array(
    v.object({
      name: v.string(),
      cover: v.optional(v.boolean()),
      subject: v.optional(v.string()),
      composition: v.optional(v.array(v.string())),
    }),
  ),
})

type PictureNames = {
  pictures: Set<string>
  covers: Set<string>
  scenes: Map<string, SceneHome>
  subjectOf: Map<string, string>
  compositionOf: Map<string, string[]>
}

/** The names of all drawn pictures, of those fit for a cover, where their scenes lie, what they are of and how they are arranged; null when the manifest has not been made. */
export function readPictures(file: string): PictureNames | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return null
  }
  const { pictures, scenes } = v.parse(manifestSchema, JSON.parse(text))
  return {
    pictures: new Set(pictures.map(({ name }) => name)),
    covers: new Set(pictures.filter(({ cover }) => cover).map(({ name }) => name)),
    scenes: new Map(Object.entries(scenes)),
    subjectOf: new Map(pictures.flatMap(({ name, subject }) => (subject ? [[name, subject]] : []))),
    compositionOf: new Map(
      pictures.flatMap(({ name, composition }) => (composition ? [[name, composition]] : [])),
    ),
  }
}
