import { readFileSync } from 'node:fs'
import type { PictureShape } from '#domain/content/picture-shapes.ts'

export type PictureFormat = PictureShape

/** One picture in one format, as artwork/manifest.ts writes it. */
export type ManifestPicture = {
  name: string
  format: PictureFormat
  /** Hash of the drawing: a changed drawing gets another address. */
  hash: string
  width: number
  height: number
  /** The widest that pages offer, where it is not the widest of all. */
  widest?: number
  /** Four CSS colours from top to bottom. */
  placeholder: string[]
  alt: string
  /** How it is arranged, whatever the hour; pictures that share a word are arranged alike. */
  composition?: string[]
  /** What it is of. */
  subject?: string
  /** On a first screen, hence drawn first. */
  first?: true
  /** May stand as a trip's cover. */
  cover?: true
}

export type Manifest = {
  widths: number[]
  fallbackWidth: number
  pictures: ManifestPicture[]
  find: (name: string, format: string) => ManifestPicture | undefined
}

export function indexManifest(raw: Pick<Manifest, 'widths' | 'fallbackWidth' | 'pictures'>): Manifest {
  const byKey = new Map(raw.pictures.map((picture) => [`${picture.name}-${picture.format}`, picture]))
  return { ...raw, find: (name, format) => byKey.get(`${name}-${format}`) }
}

/** Reads the generated manifest; it stays on the server. */
export function readManifest(file: string): Manifest {
  return indexManifest(JSON.parse(readFileSync(file, 'utf8')))
}
