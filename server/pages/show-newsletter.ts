import type { Catalogue } from '../catalogue/catalogue.ts'
import { type HeadDeps, type PageHead, pageHead } from './page-head.ts'

export type NewsletterPageData = { head: PageHead; title: string; intro: string }

export type ShowNewsletter = () => NewsletterPageData

export function createShowNewsletter(
  deps: HeadDeps & { catalogue: Pick<Catalogue, 'newsletter'> },
): ShowNewsletter {
  const { title, intro, description } = deps.catalogue.newsletter
  return () => ({ head: pageHead(deps, { title, description, path: '/newsletter' }), title, intro })
}
