import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { avifWidths, fallbackWidth, widthsOf } from './encode.ts'
import { hashOf } from './hash.ts'
import { type Aspect, pictureSizes } from './kit/stage.ts'
import { allPictures } from './pictures.ts'
import type { Scene } from './registry/scene.ts'
import { allScenes } from './registry/scenes.ts'

type ManifestPicture = {
  name: string
  format: Aspect
  hash: string
  width: number
  height: number
  /** The widest that pages offer, where it is not the widest of all. */
  widest?: number
  /** Four CSS colours from top to bottom. */
  placeholder: string[]
  alt: string
  composition?: string[]
  subject?: string
  first?: true
  cover?: true
}
type Manifest = {
  /** Hash of the code that drew it. */
  source: string
  widths: readonly number[]
  fallbackWidth: number
  /** Where each scene lies. */
  scenes: Record<string, Pick<Scene, 'region' | 'alike'>>
  pictures: ManifestPicture[]
}

const manifestFile = '.generated/pictures.json'

function buildManifest(source: string): Manifest {
  const pictures = allPictures.map((picture): ManifestPicture => {
    const { name, format, alt, composition, subject, first, cover, draw } = picture
    const { svg, colors } = draw()
    const [width, height] = pictureSizes[format]
    const widest = Math.max(...widthsOf(format))
    return {
      name,
      format,
      hash: hashOf(svg),
      width,
      height,
      ...(widest < Math.max(...avifWidths) && { widest }),
      placeholder: colors,
      alt,
      composition,
      subject,
      ...(first && { first }),
      ...(cover && { cover }),
    }
  })
  const scenes = Object.fromEntries(allScenes.map(({ id, region, alike }) => [id, { region, alike }]))
  return { source, widths: avifWidths, fallbackWidth: fallbackWidth, scenes, pictures }
}

function hashOfSource(): string {
  const hash = createHash('sha256')
  const folder = import.meta.dirname
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
      hash.update(`${name}\0`).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}

/** The manifest of the present drawings. Building it takes seconds, so it is built only when their code has changed. */
export function currentManifest(): Manifest {
  const source = hashOfSource()
  if (existsSync(manifestFile)) {
    const cached: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
    if (cached.source === source) return cached
  }
  const manifest = buildManifest(source)
  mkdirSync('.generated', { recursive: true })
  writeFileSync(`${manifestFile}.part`, JSON.stringify(manifest))
  renameSync(`${manifestFile}.part`, manifestFile)
  return manifest
}

if (import.meta.main) console.log(`${currentManifest().pictures.length} pictures in ${manifestFile}`)
