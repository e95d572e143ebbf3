import { DestinationsPage } from '#app/features/destinations/destinations-page.tsx'
import { services } from '#app/services.ts'
import type { Route } from './+types/destinations'

export function loader({ context }: Route.LoaderArgs) {
  const { site, siteUrl, atlas, picture } = context.get(services)
  return {
    regions: atlas.regions,
    // One path of dots: a list of points would cost ten times the bytes.
    nights: atlas.nights.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    world: atlas.world.map(({ cover, ...country }) => ({ ...country, picture: picture(cover, 'tall') })),
    title: `Destinations on the map | ${site.name}`,
    canonical: `${siteUrl}/destinations`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        {
          name: 'description',
          content:
            'A map of India with every place we run trips to, from Ladakh to the Andamans, and the countries beyond.',
        },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : []

export default function Destinations({ loaderData }: Route.ComponentProps) {
  return <DestinationsPage {...loaderData} />
}
