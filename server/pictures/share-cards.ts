import type { Site } from '#domain/site/site.ts'
import { cardPriceOf } from '#domain/trips/package.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { Posts } from '../blog/posts.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Manifest } from './manifest.ts'
import { homeCard, type ShareCard, shareAddress, shareCardFor } from './share-card.ts'

const plain = 'site/default'

/** The pictures of the listings' cards. */
const listingPictures: Record<string, string> = {
  weekends: 'category/weekend',
  treks: 'category/treks',
  customized: 'category/customized',
  ladakh: 'ladakh/gold',
  popular: 'spiti/dusk',
  offbeat: 'zanskar/dawn',
  'family-tours': 'nilgiris/day',
  'long-weekend-trips': 'rajasthan/gold',
  'honeymoon-packages': 'udaipur/dusk',
  india: 'rajasthan/dawn',
  world: 'bali/gold',
}

export type ShareCards = {
  /**
   * By kind and name: `trip/lw6`, `post/where-to-go-in-april`, `page/india/goa`. The kind comes first, so that a trip, a
   * post and a page of the same name never share a card.
   */
  find: (name: string) => ShareCard | undefined
  /** Where the card stands, from the root of the site; the site's own where there is none of that name. */
  addressOf: (name: string) => string
}

type SharedContent = Pick<
  Catalogue,
  | 'findTrip'
  | 'listings'
  | 'destinations'
  | 'backpacking'
  | 'atlas'
  | 'blog'
  | 'privacy'
  | 'terms'
  | 'newsletter'
  | 'contact'
  | 'contactLanding'
  | 'about'
  | 'faqPage'
  | 'careers'
>

/** The pictures that links to pages of the site show where they are shared. */
export function createShareCards({
  manifest,
  catalogue,
  site,
  posts,
}: {
  manifest: Manifest
  catalogue: SharedContent
  site: Pick<Site, 'tagline'>
  posts: Pick<Posts, 'all'>
}): ShareCards {
  const card = (name: string, title: string, picture: string) =>
    shareCardFor(manifest, { name, picture, title, price: '' })
  const home = card(homeCard, site.tagline, plain)
  const fixed = new Map([
    [homeCard, home],
    ...sharedPages(catalogue).map(([path, title, picture]): [string, ShareCard] => [
      `page${path}`,
      card(`page${path}`, title, picture),
    ]),
    ...posts.all.map(({ slug, title, picture }): [string, ShareCard] => [
      `post/${slug}`,
      card(`post/${slug}`, title, picture),
    ]),
  ])
  const find = (name: string) => {
    const known = fixed.get(name)
    if (known || !name.startsWith('trip/')) return known
    const trip = catalogue.findTrip(name.slice('trip/'.length))
    return trip ? tripCard(trip, manifest) : undefined
  }
  return { find, addressOf: (name) => shareAddress(find(name) ?? home) }
}

/** Path, title and picture of pages that have a card of their own. */
function sharedPages(catalogue: SharedContent): [path: string, title: string, picture: string][] {
  const { listings, destinations, backpacking, atlas, blog, privacy, terms, newsletter } = catalogue
  const { contact, contactLanding, about, faqPage, careers } = catalogue
  return [
    ...Object.entries(listings).map(([slug, { title }]): [string, string, string] => [
      `/${slug}`,
      title,
      listingPictures[slug] ?? plain,
    ]),
    ...(['india', 'world'] as const).flatMap((part) =>
      destinations[part].map(({ slug, name, scene }): [string, string, string] => [
        `/${part}/${slug}`,
        `${name} Tour Packages`,
        `${scene}/gold`,
      ]),
    ),
    ['/backpacking', backpacking.title, 'category/backpacking'],
    ['/destinations', atlas.title, 'sandakphu/dawn'],
    ['/blog', blog.title, 'munnar/dawn'],
    ['/newsletter', newsletter.title, 'kerala/dawn'],
    ['/contact', contact.title, 'site/contact'],
    ['/contact-landing', contactLanding.title, 'pangong/dawn'],
    ['/about', about.title, 'site/about'],
    ['/faq', faqPage.title, plain],
    ['/careers', careers.title, 'manali/day'],
    ['/privacy-policy', privacy.title, plain],
    ['/terms', terms.title, plain],
  ]
}

function tripCard(trip: Trip, manifest: Manifest): ShareCard {
  const { priceText, gstNote } = cardPriceOf(trip)
  const price = [trip.duration, '·', priceText, 'per person', gstNote].filter(Boolean).join(' ')
  // A photograph is not ours to write upon.
  const picture = typeof trip.cover === 'string' ? trip.cover : plain
  return shareCardFor(manifest, { name: `trip/${trip.id}`, picture, title: trip.title, price })
}
