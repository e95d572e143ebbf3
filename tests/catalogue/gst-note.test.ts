import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SuggestedTrips } from '#app/features/compare/suggested-trips.tsx'
import { TripCard } from '#app/features/trips/cards/trip-card.tsx'
import { loadContent } from '#content/load-content.ts'
import { cardPriceOf } from '#domain/trips/package.ts'
import { suggestions } from '#server/cards/suggestion.ts'
import { tripCard } from '#server/cards/trip-card.ts'
import { createCatalogue } from '#server/catalogue/catalogue.ts'

const picture = () => ({ src: '/a.webp', width: 1, height: 1, colors: '', alt: '' })
const content = await loadContent(null)
/** The trip whose dearer package is "GST extra", with that package alone. */
const kutch = createCatalogue(content).trips.find(({ packages }) =>
  packages?.some(({ gstExtra }) => gstExtra),
)
if (!kutch) throw new Error('no trip of the content has a package that GST comes on top of')
const trip = { ...kutch, discount: 10, packages: kutch.packages?.filter(({ gstExtra }) => gstExtra) }
const draw = (element: React.ReactNode) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, element)).replace(/<[^>]+>/g, '')

test('a card says that GST comes on top, and what the price was', () => {
  const text = draw(createElement(TripCard, { trip: tripCard(trip, undefined, picture) }))
  const { priceText, originalText } = cardPriceOf(trip)
  expect(text).toContain(`${priceText} per person + 5% GSTwas ${originalText}`)
})

test('suggestions say it too', () => {
  const catalogue = { ...createCatalogue(content), findTrip: () => trip }
  expect(suggestions(catalogue, picture, { known: () => new Map() })(trip.id)).toMatchObject({
    gstNote: '+ 5% GST',
  })
  const { priceText, gstNote } = cardPriceOf(trip)
  const offered = {
    id: trip.id,
    title: trip.title,
    duration: trip.duration,
    priceText,
    gstNote,
    picture: picture(),
  }
  expect(
    draw(createElement(SuggestedTrips, { shown: [], suggestions: [offered], onlyDifferences: false })),
  ).toContain(`${priceText} per person + 5% GST`)
})
