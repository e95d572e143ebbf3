import { ComparePage } from '#app/features/compare/compare-page.tsx'
import { services } from '#app/services.ts'
import { mostCompared, readCompareIds } from '#domain/listings/compare.ts'
import { cardPriceOf } from '#domain/trips/package.ts'
import type { Route } from './+types/compare'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { site, siteUrl, catalogue, compare, picture } = context.get(services)
  const asked = new URL(request.url).searchParams
  const read = readCompareIds(asked.getAll('ids').join(','), (id) => catalogue.findTrip(id) !== null)
  const trips = catalogue.listByIds(read.ids)
  const [first] = trips
  const titles = trips.map((trip) => trip.title).join(', ')
  const suggested = first && trips.length < mostCompared ? catalogue.relatedTo(first) : []
  return {
    read,
    comparison: await compare(trips),
    onlyDifferences: asked.get('only') === 'differences',
    suggestions: suggested
      .filter(({ id }) => !read.ids.includes(id))
      .map((trip) => ({
        id: trip.id,
        title: trip.title,
        duration: trip.duration,
        priceText: cardPriceOf(trip).priceText,
        gstNote: cardPriceOf(trip).gstNote,
        picture: picture(trip.cover, 'tall'),
      })),
    title: `${titles ? `Compare ${titles}` : 'Compare trips'} | ${site.name}`,
    canonical: `${siteUrl}/compare${read.ids.length > 0 ? `?ids=${read.ids.join(',')}` : ''}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        {
          name: 'description',
          content: 'Up to three trips side by side: price, dates, seats, places, what is included.',
        },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
        // There are hundreds of thousands of such pages, and all they say stands on the trips' own.
        { name: 'robots', content: 'noindex, follow' },
      ]
    : []

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />
}
