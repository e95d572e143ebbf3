import { loadContent } from '#content/load-content.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'

/** Reads and checks the content of the repository. `pictures` are the names that trips may show. */
export async function openCatalogue(pictures: Set<string>): Promise<Catalogue> {
  return createCatalogue(await loadContent(pictures))
}
