import type { Faq, FaqGroup } from '#domain/faq/search-faq.ts'
import { type CancellationRow, cancellationRows } from '#domain/money/cancellation.ts'
import { factsOf } from '#domain/site/facts.ts'
import { fillTokens } from '#domain/site/fill-tokens.ts'
import { isPlaceholderMail, isPlaceholderNumber } from '#domain/site/placeholders.ts'
import type { Site } from '#domain/site/site.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import { graphOf, type HeadDeps, type PageHead, pageHead } from './page-head.ts'
import { breadcrumbList, type Crumb, home } from './structured/breadcrumb-list.ts'
import { faqPage } from './structured/faq-page.ts'

export type FaqPageData = {
  head: PageHead
  trail: Crumb[]
  title: string
  intro: string
  picture: PictureData
  /** What is asked most, in short, by the ids of the questions. */
  asked: { label: string; id: string; short: string; refunds?: CancellationRow[] }[]
  /** All of them: the page itself shows those that were searched for. */
  groups: FaqGroup[]
}

export type ShowFaq = (search: string) => FaqPageData

/** The questions with their answers, every token filled in. */
export function answeredFaq(site: Site, { faq, coupons }: Pick<Catalogue, 'faq' | 'coupons'>): FaqGroup[] {
  const facts = factsOf(site, coupons)
  return faq.map(({ id, name, items }) => ({
    id,
    name,
    items: items.map(({ question, answer }, i) => ({
      id: `${id}-${i + 1}`,
      question,
      answer: fillTokens(answer, facts),
    })),
  }))
}

export function createShowFaq(
  deps: HeadDeps & {
    site: Site
    catalogue: Pick<Catalogue, 'faq' | 'faqPage' | 'coupons'>
    picture: ResolvePicture
  },
): ShowFaq {
  const { title, intro, description, asked } = deps.catalogue.faqPage
  const groups = answeredFaq(deps.site, deps.catalogue)
  const path = '/faq'
  const trail = [home, { label: title, to: path }]
  const crumbs = breadcrumbList(deps.siteUrl, trail)
  const samples = sampleContacts(deps.site)
  const questions = groups
    .flatMap(({ items }) => items)
    .filter(({ answer }) => !samples.some((sample) => answer.includes(sample)))
  const facts = factsOf(deps.site, deps.catalogue.coupons)
  const inShort = asked.map(({ label, question, short, refundTable }) => ({
    label,
    id: findQuestion(question, groups).id,
    short: fillTokens(short, facts),
    ...(refundTable && { refunds: cancellationRows('standard') }),
  }))
  const head = pageHead(deps, { title, description, path, structured: [crumbs, faqPage(questions)] })
  // A search shows only some of the questions.
  const found: PageHead = { ...head, robots: 'noindex, follow', structured: graphOf([crumbs]) }
  return (search) => ({
    head: search.trim() === '' ? head : found,
    trail,
    title,
    intro,
    picture: deps.picture('site/offer', 'banner'),
    asked: inShort,
    groups,
  })
}

/** The question of these words; pages that name one are told when it is gone. */
export function findQuestion(question: string, groups: FaqGroup[]): Faq {
  const found = groups.flatMap(({ items }) => items).find((item) => item.question === question)
  if (!found) throw new Error(`the FAQ has no "${question}"`)
  return found
}

/** Addresses and numbers as the answers name them, where they are samples: search engines are told of none. */
function sampleContacts(site: Site): string[] {
  const { email, phone, grievanceEmail, grievancePhone } = factsOf(site, [])
  const officer = site.seller.grievanceOfficer
  return [
    ...(isPlaceholderMail(site.email) ? [email] : []),
    ...(isPlaceholderNumber(site.phone) ? [phone] : []),
    ...(isPlaceholderMail(officer.email) ? [grievanceEmail] : []),
    ...(isPlaceholderNumber(officer.phone) ? [grievancePhone] : []),
  ]
}
