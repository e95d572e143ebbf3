import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './hash.ts'
import { distance, type Likeness, likenessOf } from './likeness.ts'
import type { Picture } from './pictures.ts'

/** Below this, two pictures read as the same at card size. */
export const minDistance = 18

/** Finds pictures that look alike, and remembers in a file what it has looked at. */
export function lookAlikes(file: string) {
  const before = readCache(file)
  const now: Record<string, Likeness> = {}
  // Another way of looking sees everything anew.
  const measure = hashOf(readFileSync(join(import.meta.dirname, 'likeness.ts'), 'utf8'))

  async function look({ name, draw }: Picture) {
    const { svg } = draw()
    const key = `${measure}-${hashOf(svg)}`
    now[key] ??= before[key] ?? (await likenessOf(svg))
    return { name, likeness: now[key] }
  }
  return {
    async among(pictures: Picture[]): Promise<string[]> {
      const seen = await Promise.all(pictures.map(look))
      return seen.flatMap((a, i) =>
        seen.slice(i + 1).flatMap((b) => {
          const d = distance(a.likeness, b.likeness)
          return d < minDistance ? `${d.toFixed(1)} ${a.name} ${b.name}` : []
        }),
      )
    },
    save() {
      mkdirSync('.generated', { recursive: true })
      writeFileSync(file, JSON.stringify(now))
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
