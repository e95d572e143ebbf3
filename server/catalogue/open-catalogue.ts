import { loadContent } from '#content/load-content.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'

/** Reads and checks the content of the repository. `pictures` are the names that trips may show, or null when they are not to be checked. */
export async function openCatalogue(pictures: Set<string> | null): Promise<Catalogue> {
  return createCatalogue(await loadContent(pictures))
}
