import type { Catalogue } from '../catalogue/catalogue.ts'
import type { HeadDeps, PageHead } from './page-head.ts'

export type NewsletterPageData = { head: PageHead; title: string; intro: string }

export type ShowNewsletter = () => NewsletterPageData

export function createShowNewsletter({
  site,
  catalogue,
}: Pick<HeadDeps, 'site'> & { catalogue: Pick<Catalogue, 'newsletter'> }): ShowNewsletter {
  const { title, intro, description } = catalogue.newsletter
  return () => ({ head: { title: `${title} | ${site.name}`, description }, title, intro })
}
