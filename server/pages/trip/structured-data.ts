import { addDays, showDate } from '#domain/calendar/calendar-date.ts'
import { packageAt } from '#domain/departures/date-prices.ts'
import { leastOnSale } from '#domain/departures/least-on-sale.ts'
import { formatRupees, toRupees } from '#domain/money/money.ts'
import { quote } from '#domain/money/price.ts'
import type { Packages } from '#domain/trips/package.ts'
import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import type { OfferedDeparture } from '../../departures/offered-departure.ts'
import type { PictureData } from '../../pictures/resolve-picture.ts'
import { breadcrumbList, type Crumb } from '../structured/breadcrumb-list.ts'
import { faqPage } from '../structured/faq-page.ts'
import type { StructuredNode } from '../structured/structured-node.ts'

/** How long a price that search engines show is promised. */
const offerDays = 90

type Source = {
  path: string
  packages: Packages
  departures: OfferedDeparture[] | null
  pictures: PictureData[]
  trail: Crumb[]
  onRequest: boolean
}
type Publisher = { siteUrl: string; siteName: string; today: string }

/** What search engines read. A rating stands there only where real travellers gave it. */
export function structuredData(
  trip: Trip,
  page: Source,
  { siteUrl, siteName, today }: Publisher,
): StructuredNode[] {
  const url = siteUrl + page.path
  const organizer = { '@type': 'Organization', name: siteName, url: siteUrl }
  const images = page.pictures.slice(0, 4).map(({ src }) => new URL(src, siteUrl).href)
  const availability = availabilityOf(page)
  const dates = datesOf(page, trip)
  const from = leastOnSale(page.departures)
  const offers = page.packages.map((option) => ({
    '@type': 'Offer',
    name: option.title,
    url,
    price: priceOf(trip, option, from),
    priceCurrency: 'INR',
    ...(dates && { description: dates }),
    ...(availability && { availability: `https://schema.org/${availability}` }),
    validFrom: today,
    priceValidUntil: addDays(today, offerDays),
    seller: organizer,
  }))
  return [
    {
      '@type': ['TouristTrip', 'Product'],
      '@id': `${url}#trip`,
      name: trip.title,
      description: trip.description,
      url,
      image: images,
      sku: trip.id,
      brand: { '@type': 'Brand', name: siteName },
      provider: organizer,
      itinerary: {
        '@type': 'ItemList',
        itemListElement: trip.itinerary.map(({ title }, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          name: `Day ${i + 1}: ${title}`,
        })),
      },
      offers,
      ...ratingNode(trip),
    },
    faqPage(trip.faqs),
    breadcrumbList(siteUrl, page.trail),
  ]
}

function ratingNode({ rating }: Trip) {
  if (!rating || rating.sample) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.reviews,
      bestRating: 5,
      worstRating: 1,
    },
  }
}

/** What one person is charged on a date that costs so much more, tax included. */
function priceOf(trip: Trip, option: Packages[number], more = 0): number {
  const answer = quote({ package: packageAt(option, more), guests: 1, overseas: isAbroad(trip) })
  if (!answer.ok) throw new Error(`no price for ${trip.id}: ${answer.reason}`)
  return toRupees(answer.quote.totalPaise)
}

/** 'Sat 12 Jun 2027: Confirmed. Sat 19 Jun 2027: Runs once 3 more travellers have booked, decided on 5 Jun.', as the page says it: schema.org has no word for a group that is still too small. */
function datesOf({ departures, packages }: Source, trip: Trip): string {
  const isDated = departures?.some(({ more }) => more !== 0)
  const price = (more: number) => (isDated ? `, ${formatRupees(priceOf(trip, packages[0], more))}` : '')
  const told = departures?.flatMap(({ startDate, freeSeats, run, more }) =>
    freeSeats === 0
      ? `${showDate(startDate)}: Sold out.`
      : run
        ? `${showDate(startDate)}${price(more)}: ${run.text}.`
        : [],
  )
  return told?.join(' ') ?? ''
}

/** Told by the seats alone: null for trips that have none to count, and while they can't be read. */
function availabilityOf({ onRequest, departures }: Source): string | null {
  if (onRequest || !departures) return null
  return departures.some(({ freeSeats }) => freeSeats > 0) ? 'InStock' : 'SoldOut'
}
