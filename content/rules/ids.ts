import type { Problem, Source, Sourced } from '../problem.ts'

/** Ids are unique over the whole catalogue; both files are named. */
export function checkUniqueIds({ trips, places, posts }: Source): Problem[] {
  return [
    ...findTwins(trips, ({ id }) => id, 'id', 'trip'),
    ...findTwins(
      places,
      ({ id }) => id,
      (id) => `${id}.id`,
      'place',
    ),
    ...findTwins(posts, ({ slug }) => slug, 'slug', 'post'),
  ]
}

function findTwins<T>(
  sources: Sourced<T>[],
  keyOf: (value: T) => string,
  field: string | ((key: string) => string),
  noun: string,
): Problem[] {
  const first = new Map<string, string>()
  return sources.flatMap(({ file, value }) => {
    const key = keyOf(value)
    const other = first.get(key)
    if (other === undefined) {
      first.set(key, file)
      return []
    }
    const message = `"${key}" is already the ${noun} in ${other}: give one of the two another`
    return [{ file, field: typeof field === 'string' ? field : field(key), message }]
  })
}
