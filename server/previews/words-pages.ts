import type { Item } from '#domain/content/kinds.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Pages } from '../pages/create-pages.ts'

/** The pages on which words stand that are neither a trip's nor a post's. */
const pagesOfWords = {
  home: async ({ showHome }: Pages) => (await showHome()).page,
  about: ({ showAbout }: Pages) => showAbout(),
  faq: ({ showFaq }: Pages) => showFaq(''),
  careers: ({ showCareers }: Pages) => showCareers({ openingId: null, sent: false }),
  contact: ({ showContact }: Pages) => showContact({ sent: false }),
  'contact-landing': ({ showContactLanding }: Pages) => showContactLanding(),
  privacy: ({ showLegal }: Pages) => showLegal('privacy'),
  terms: ({ showLegal }: Pages) => showLegal('terms'),
  backpacking: async ({ showBackpacking }: Pages) => (await showBackpacking()).page,
  destinations: ({ showDestinations }: Pages) => showDestinations(),
  newsletter: async ({ showNewsletter }: Pages) => (await showNewsletter()).page,
}

type PageName = keyof typeof pagesOfWords

/** Where each file of content/pages is read. Those that are missing stand on many pages a little, or on none. */
const pageNames: Readonly<Record<string, PageName>> = {
  home: 'home',
  whyUs: 'home',
  affiliations: 'home',
  reviews: 'home',
  gallery: 'home',
  holidays: 'home',
  about: 'about',
  faq: 'faq',
  faqPage: 'faq',
  careers: 'careers',
  contact: 'contact',
  contactLanding: 'contact-landing',
  privacy: 'privacy',
  terms: 'terms',
  backpacking: 'backpacking',
  destinations: 'destinations',
  atlas: 'destinations',
  newsletter: 'newsletter',
}

export type WordsPage = {
  [Name in PageName]: { name: Name; page: Awaited<ReturnType<(typeof pagesOfWords)[Name]>> }
}[PageName]

/** The page that shows these words best; null where none does. Of coupons one is offered on a page, the others are typed by who has them. */
export function pageOfWords(
  { kind, id }: Pick<Item, 'kind' | 'id'>,
  { contactLanding }: Pick<Catalogue, 'contactLanding'>,
): PageName | null {
  if (kind === 'page') return pageNames[id] ?? null
  if (kind === 'site') return 'contact'
  return kind === 'coupon' && contactLanding.offer.code.toLowerCase() === id ? 'contact-landing' : null
}

export async function showWords(name: PageName, pages: Pages): Promise<WordsPage> {
  return { name, page: await pagesOfWords[name](pages) } as WordsPage
}
