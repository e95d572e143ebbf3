import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { FALLBACK_WIDTH, WIDTHS } from './encode.ts'
import { hashOf } from './hash.ts'
import { type Aspect, SIZE } from './kit/stage.ts'
import { PICTURES } from './pictures.ts'

export type ManifestPicture = {
  name: string
  format: Aspect
  hash: string
  width: number
  height: number
  /** Four CSS colours from top to bottom. */
  placeholder: string[]
  alt: string
  first?: true
  cover?: true
}
export type Manifest = { widths: readonly number[]; fallbackWidth: number; pictures: ManifestPicture[] }

export function buildManifest(): Manifest {
  const pictures = PICTURES.map(({ name, format, alt, first, cover, draw }): ManifestPicture => {
    const { svg, colors } = draw(),
      [width, height] = SIZE[format]
    return {
      name,
      format,
      hash: hashOf(svg),
      width,
      height,
      placeholder: colors,
      alt,
      ...(first && { first }),
      ...(cover && { cover }),
    }
  })
  return { widths: WIDTHS, fallbackWidth: FALLBACK_WIDTH, pictures }
}

if (import.meta.main) {
  const file = '.generated/pictures.json',
    manifest = buildManifest()
  mkdirSync('.generated', { recursive: true })
  writeFileSync(`${file}.part`, JSON.stringify(manifest))
  renameSync(`${file}.part`, file)
  console.log(`${manifest.pictures.length} pictures in ${file}`)
}
