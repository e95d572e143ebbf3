import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentManifest } from './manifest.ts'
import type { Picture } from './pictures.ts'

/**
 * What was measured of pictures, kept in a file from one run to the next: nothing is drawn again whose drawing and
 * whose measure are the same. `code` names the files that say how it is measured.
 */
export function createMeasures<T>(file: string, code: string[]) {
  const kept = readKept<T>(file)
  const measured: Record<string, T> = {}
  const source = createHash('sha256')
  for (const name of code) source.update(readFileSync(join(import.meta.dirname, name)))
  const version = source.digest('hex').slice(0, 12)
  const hashes = new Map(
    currentManifest().pictures.map(({ name, format, hash }) => [`${name}-${format}`, hash]),
  )

  return {
    async of({ name, format }: Picture, what: string, measure: () => Promise<T>): Promise<T> {
      const key = [version, hashes.get(`${name}-${format}`), what].join('-')
      const value = measured[key] ?? kept[key] ?? (await measure())
      measured[key] = value
      return value
    },
    save() {
      mkdirSync('.generated', { recursive: true })
      writeFileSync(file, JSON.stringify(measured))
    },
  }
}

function readKept<T>(file: string): Record<string, T> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
