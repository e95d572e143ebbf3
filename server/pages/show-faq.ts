import type { FaqGroup } from '#domain/faq/search-faq.ts'
import { factsOf } from '#domain/site/facts.ts'
import { fillTokens } from '#domain/site/fill-tokens.ts'
import type { Site } from '#domain/site/site.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type PageHead, pageHead } from './page-head.ts'

export type FaqPageData = {
  head: PageHead
  title: string
  intro: string
  /** All of them: the page itself shows those that were searched for. */
  groups: FaqGroup[]
}

export type ShowFaq = (search: string) => FaqPageData

/** The questions with their answers, every token filled in. */
export function answeredFaq(site: Site, { faq }: Pick<Catalogue, 'faq'>): FaqGroup[] {
  const facts = factsOf(site)
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

export function createShowFaq(deps: {
  site: Site
  siteUrl: string
  catalogue: Pick<Catalogue, 'faq' | 'faqPage'>
}): ShowFaq {
  const { title, intro, description } = deps.catalogue.faqPage
  const groups = answeredFaq(deps.site, deps.catalogue)
  const head = pageHead(deps, { title, description, path: '/faq' })
  return (search) => ({
    head: search.trim() === '' ? head : { ...head, robots: 'noindex, follow' },
    title,
    intro,
    groups,
  })
}
