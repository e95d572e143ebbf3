import type { Catalogue } from './catalogue.ts'
import { openContent } from './open-content.ts'

/** The catalogue of the files alone. `pictures` are the names that trips may show. */
export async function openCatalogue(
  pictures: Set<string>,
  options: { sampleRatings?: boolean } = {},
): Promise<Catalogue> {
  const { read } = await openContent({ pictures, ...options })
  return (await read([], async () => null)).catalogue
}
