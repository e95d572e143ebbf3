import { BackpackingPage } from '#app/features/listings/backpacking-page.tsx'
import { services } from '#app/services.ts'
import type { Route } from './+types/backpacking'

const title = 'Backpacking Trips'
const intro =
  'Hostels, night buses, hill kitchens and people you had not met on Monday. Five days or more, with a host who knows the road.'

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, cards, picture, site, siteUrl } = context.get(services)
  return {
    hero: {
      wide: picture('category/backpacking', 'banner'),
      phone: picture('category/backpacking', 'tall'),
    },
    trips: await cards(catalogue.listTrips('backpacking')),
    title: `${title} | ${site.name}`,
    canonical: `${siteUrl}/backpacking`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        {
          name: 'description',
          content:
            'Backpacking trips in small groups: Spiti, Parvati, Kumaon, Meghalaya, Hampi, Goa and the islands of Thailand, with all-in prices and real seats.',
        },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : []

export default function BackpackingRoute({ loaderData: { hero, trips } }: Route.ComponentProps) {
  return <BackpackingPage title={title} intro={intro} hero={hero} trips={trips} />
}
