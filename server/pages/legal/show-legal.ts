import type { Section } from '#content/pages/types.ts'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { type CancellationRow, cancellationRows } from '#domain/money/cancellation.ts'
import { factsOf } from '#domain/site/facts.ts'
import { fillTokens } from '#domain/site/fill-tokens.ts'
import type { Site } from '#domain/site/site.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type HeadDeps, type PageHead, pageHead } from '../page-head.ts'
import { breadcrumbList, type Crumb, home } from '../structured/breadcrumb-list.ts'
import { type TextRun, textRuns } from './text-runs.ts'

export type LegalSection = {
  id: string
  title: string
  paragraphs: TextRun[][]
  /** Stands below the first paragraph. */
  refunds?: CancellationRow[]
  /** Whether who sells stands there. */
  seller?: true
}

export type LegalPageData = {
  head: PageHead
  title: string
  intro: string
  trail: Crumb[]
  updated: string
  inShort: TextRun[][]
  sections: LegalSection[]
}

const paths = { privacy: '/privacy-policy', terms: '/terms' }

export type ShowLegal = (name: keyof typeof paths) => LegalPageData

/** The privacy policy and the terms. */
export function createShowLegal(
  deps: HeadDeps & { site: Site; catalogue: Pick<Catalogue, 'privacy' | 'terms' | 'coupons'> },
): ShowLegal {
  const facts = factsOf(deps.site, deps.catalogue.coupons)
  const words = {
    ...facts,
    email: `[${facts.email}](mailto:${facts.email})`,
    phone: `[${facts.phone}](tel:+${deps.site.phone})`,
    grievanceEmail: `[${facts.grievanceEmail}](mailto:${facts.grievanceEmail})`,
    grievancePhone: `[${facts.grievancePhone}](tel:+${deps.site.seller.grievanceOfficer.phone})`,
  }
  const showSection = ({ id, title, paragraphs, refundTable, seller }: Section): LegalSection => ({
    id,
    title,
    paragraphs: paragraphs.map((paragraph) => textRuns(fillTokens(paragraph, words))),
    ...(refundTable && { refunds: cancellationRows('standard') }),
    ...(seller && { seller }),
  })
  return (name) => {
    const { title, intro, description, updated, inShort, sections } = deps.catalogue[name]
    const path = paths[name]
    const trail = [home, { label: title, to: path }]
    return {
      head: pageHead(deps, { title, description, path, structured: [breadcrumbList(deps.siteUrl, trail)] }),
      title,
      intro,
      trail,
      updated: showPlainDate(updated),
      inShort: inShort.map((line) => textRuns(fillTokens(line, words))),
      sections: sections.map(showSection),
    }
  }
}
