import type { NewsletterContent } from '#content/pages/types.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { monthNames } from '#domain/calendar/month-names.ts'
import { postPath } from '#domain/posts/blog-tabs.ts'
import { factsOf } from '#domain/site/facts.ts'
import { fillTokens } from '#domain/site/fill-tokens.ts'
import type { Site } from '#domain/site/site.ts'
import type { Posts } from '../blog/posts.ts'
import type { ListCards } from '../cards/list-cards.ts'
import type { TripCardData } from '../cards/trip-card.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import { type HeadDeps, type PageHead, pageHead } from './page-head.ts'
import type { PageWithSeats } from './page-with-seats.ts'

/** A departure as a letter tells of it. */
type LetterDeparture = Pick<TripCardData, 'id' | 'href' | 'title' | 'location' | 'duration'> & {
  dates: string
  price: string
}

type Season = { title: string; text: string; to: string; picture: PictureData }

export type NewsletterPageData = {
  head: PageHead
  words: Omit<NewsletterContent, 'description'>
  picture: PictureData
  /** What stands in a letter of today; the season is left out where no post is about it. */
  letter: { from: string; departures: LetterDeparture[]; season: Season | null }
}

export type ShowNewsletter = () => Promise<PageWithSeats<NewsletterPageData>>

type Deps = HeadDeps & {
  site: Site
  catalogue: Pick<Catalogue, 'newsletter' | 'coupons' | 'lists' | 'listByIds'>
  posts: Pick<Posts, 'find'>
  cards: ListCards
  clock: Clock
  picture: ResolvePicture
}

export const newsletterPicture = (picture: ResolvePicture): PictureData => picture('hero/coast', 'banner')

const departuresInLetter = 3
/** A letter tells of the month that most of its readers can still plan. */
const daysAhead = 21

export function createShowNewsletter(deps: Deps): ShowNewsletter {
  const { description, points, ...words } = deps.catalogue.newsletter
  const facts = factsOf(deps.site, deps.catalogue.coupons)
  return async () => {
    const { cards, seatsOf } = await deps.cards(deps.catalogue.listByIds(deps.catalogue.lists.popular))
    return {
      page: {
        head: pageHead(deps, { title: words.title, description, path: '/newsletter' }),
        words: {
          ...words,
          points: points.map(({ title, text }) => ({ title, text: fillTokens(text, facts) })),
        },
        picture: newsletterPicture(deps.picture),
        letter: { from: deps.site.name, departures: departuresOf(cards), season: seasonOf(deps) },
      },
      seatsOf,
    }
  }
}

function departuresOf(cards: TripCardData[]): LetterDeparture[] {
  return cards
    .flatMap(({ id, href, title, location, duration, next, price }) =>
      next ? [{ id, href, title, location, duration, dates: next.dates, price: price.priceText }] : [],
    )
    .slice(0, departuresInLetter)
}

function seasonOf({ posts, clock, picture }: Pick<Deps, 'posts' | 'clock' | 'picture'>): Season | null {
  const month = Number(addDays(dateInIndia(clock.now()), daysAhead).slice(5, 7))
  const post = posts.find(`where-to-go-in-${monthNames[month - 1]?.toLowerCase()}`)
  if (!post) return null
  return {
    title: post.title,
    text: post.description,
    to: postPath(post),
    picture: picture(post.picture, 'wide', post.coverAlt),
  }
}
