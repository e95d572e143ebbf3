import type { Site } from '#domain/site/site.ts'
import { cardPriceOf } from '#domain/trips/package.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Manifest } from './manifest.ts'
import { type ShareCard, shareAddress, shareCardFor } from './share-card.ts'

/** The card of the home page, beside those of the trips. */
const home = 'home'
const plain = 'site/default'

export type ShareCards = {
  /** One for each trip, one for the site, no other. */
  find: (id: string) => ShareCard | undefined
  /** Where the card stands, from the root of the site. */
  addressOf: (id?: string) => string | undefined
}

/** The pictures that links to trips and to the site show where they are shared. */
export function createShareCards({
  manifest,
  catalogue,
  site,
}: {
  manifest: Manifest
  catalogue: Pick<Catalogue, 'findTrip'>
  site: Pick<Site, 'tagline'>
}): ShareCards {
  const homeCard = shareCardFor(manifest, {
    id: home,
    picture: plain,
    title: site.tagline,
    price: '',
  })
  const find = (id: string) => {
    if (id === home) return homeCard
    const trip = catalogue.findTrip(id)
    return trip ? tripCard(trip, manifest) : undefined
  }
  return {
    find,
    addressOf(id = home) {
      const card = find(id)
      return card && shareAddress(card)
    },
  }
}

function tripCard(trip: Trip, manifest: Manifest): ShareCard {
  const { priceText, gstNote } = cardPriceOf(trip)
  const price = [trip.duration, '·', priceText, 'per person', gstNote].filter(Boolean).join(' ')
  // A photograph is not ours to write upon.
  const picture = typeof trip.cover === 'string' ? trip.cover : plain
  return shareCardFor(manifest, { id: trip.id, picture, title: trip.title, price })
}
