import type { CareerOpening, CareersContent } from '#content/pages/types.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type HeadDeps, type PageHead, pageHead } from './page-head.ts'

export type CareersPageData = {
  head: PageHead
  words: Omit<CareersContent, 'description'>
  /** The opening whose form stands on the page, for browsers without scripts. */
  chosen: CareerOpening | null
}

export type ShowCareers = (openingId: string | null) => CareersPageData

export function createShowCareers(deps: HeadDeps & { catalogue: Pick<Catalogue, 'careers'> }): ShowCareers {
  const { description, ...words } = deps.catalogue.careers
  const head = pageHead(deps, { title: words.title, description, path: '/careers' })
  return (openingId) => {
    const chosen = words.openings.find(({ id }) => id === openingId) ?? null
    return { head: chosen ? { ...head, robots: 'noindex, follow' } : head, words, chosen }
  }
}
