import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './hash.ts'
import { distance, type Likeness, likenessOf } from './likeness.ts'
import type { Picture } from './pictures.ts'

/** Two pictures at a smaller distance look the same at card size. */
export const minDistance = 18

/** Finds pictures that look alike. What it has measured is cached in a file. */
export function lookAlikes(file: string) {
  const cached = readCache(file)
  const measured: Record<string, Likeness> = {}
  // When the measure changes, nothing in the cache counts.
  const measureHash = hashOf(readFileSync(join(import.meta.dirname, 'likeness.ts'), 'utf8'))

  async function measure({ name, draw }: Picture) {
    const { svg } = draw()
    const key = `${measureHash}-${hashOf(svg)}`
    measured[key] ??= cached[key] ?? (await likenessOf(svg))
    return { name, likeness: measured[key] }
  }
  return {
    async among(pictures: Picture[]): Promise<string[]> {
      const likenesses = await Promise.all(pictures.map(measure))
      return likenesses.flatMap((a, i) =>
        likenesses.slice(i + 1).flatMap((b) => {
          const d = distance(a.likeness, b.likeness)
          return d < minDistance ? `${d.toFixed(1)} ${a.name} ${b.name}` : []
        }),
      )
    },
    save() {
      mkdirSync('.generated', { recursive: true })
      writeFileSync(file, JSON.stringify(measured))
    },
  }
}

function readCache(file: string): Record<string, Likeness> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
