import type { NewsletterContent } from '#content/pages/types.ts'
import { factsOf } from '#domain/site/facts.ts'
import { fillTokens } from '#domain/site/fill-tokens.ts'
import type { Site } from '#domain/site/site.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import { type HeadDeps, type PageHead, pageHead } from './page-head.ts'

export type NewsletterPageData = {
  head: PageHead
  words: Omit<NewsletterContent, 'description'>
  picture: PictureData
}

export type ShowNewsletter = () => NewsletterPageData

export function createShowNewsletter(
  deps: HeadDeps & {
    site: Site
    catalogue: Pick<Catalogue, 'newsletter' | 'coupons'>
    picture: ResolvePicture
  },
): ShowNewsletter {
  const { description, points, ...words } = deps.catalogue.newsletter
  const facts = factsOf(deps.site, deps.catalogue.coupons)
  return () => ({
    head: pageHead(deps, { title: words.title, description, path: '/newsletter' }),
    words: { ...words, points: points.map(({ title, text }) => ({ title, text: fillTokens(text, facts) })) },
    picture: deps.picture('hero/coast', 'banner'),
  })
}
