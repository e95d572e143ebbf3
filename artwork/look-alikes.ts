import { distance, type Likeness, likenessOf } from './likeness.ts'
import { createMeasures } from './measures.ts'
import type { Picture } from './pictures.ts'

/** Two pictures at a smaller distance look the same at card size. */
export const minDistance = 18

/** Finds pictures that look alike. */
export function lookAlikes(file: string) {
  const measures = createMeasures<Likeness>(file, ['likeness.ts'])
  return {
    async among(pictures: Picture[]): Promise<string[]> {
      const likenesses = await Promise.all(
        pictures.map(async (picture) => ({
          name: picture.name,
          likeness: await measures.of(picture, 'likeness', () => likenessOf(picture.draw().svg)),
        })),
      )
      return likenesses.flatMap((a, i) =>
        likenesses.slice(i + 1).flatMap((b) => {
          const d = distance(a.likeness, b.likeness)
          return d < minDistance ? `${d.toFixed(1)} ${a.name} ${b.name}` : []
        }),
      )
    },
    save: measures.save,
  }
}
