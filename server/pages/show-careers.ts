import type { CareerOpening, CareersContent } from '#content/pages/types.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import { type HeadDeps, type PageHead, pageHead } from './page-head.ts'
import { breadcrumbList, type Crumb, home } from './structured/breadcrumb-list.ts'

export type CareersPageData = {
  head: PageHead
  trail: Crumb[]
  words: Omit<CareersContent, 'description'>
  picture: PictureData
  /** The opening whose form stands on the page, for browsers without scripts. */
  chosen: CareerOpening | null
  /** An application has just been received, which the page says. */
  sent: boolean
}

export type ShowCareers = (asked: { openingId: string | null; sent: boolean }) => CareersPageData

export function createShowCareers(
  deps: HeadDeps & { catalogue: Pick<Catalogue, 'careers'>; picture: ResolvePicture },
): ShowCareers {
  const { description, ...words } = deps.catalogue.careers
  const { title } = words
  const path = '/careers'
  const trail = [home, { label: title, to: path }]
  const structured = [breadcrumbList(deps.siteUrl, trail)]
  const head = pageHead(deps, { title, description, path, structured })
  return ({ openingId, sent }) => {
    const chosen = words.openings.find(({ id }) => id === openingId) ?? null
    return {
      head: chosen || sent ? { ...head, robots: 'noindex, follow' } : head,
      trail,
      words,
      picture: deps.picture('ladakh/camp-gold', 'wide'),
      chosen,
      sent,
    }
  }
}
