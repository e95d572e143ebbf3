import type { Problem, Source } from '../problem.ts'

/** Every place has a point of its own on the map. */
export function checkPoints({ places }: Source): Problem[] {
  const first = new Map<string, string>()
  return places.flatMap(({ file, value: { id, lat, lon } }): Problem[] => {
    const point = `${lat}, ${lon}`
    const other = first.get(point)
    if (other === undefined || other === id) {
      first.set(point, id)
      return []
    }
    const message = `${point} is where "${other}" lies: write its own point, with more decimals if they are near`
    return [{ file, field: `${id}.lat`, message }]
  })
}
