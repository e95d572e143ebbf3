import { data } from 'react-router'
import { DestinationPage } from '#app/features/listings/destination-page.tsx'
import { services } from '#app/services.ts'
import type { Route } from './+types/destination'

const parents = {
  india: { name: 'All India', path: '/india' },
  world: { name: 'International', path: '/world' },
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { catalogue, cards, picture, site, siteUrl } = context.get(services)
  const part = url.pathname.startsWith('/india/') ? 'india' : 'world'
  const groups = catalogue.destinations[part]
  const group = groups.find(({ slug }) => slug === params.slug)
  if (!group) throw data(null, { status: 404 })
  const tours = catalogue.listByIds(group.groupTours)
  const made = await cards([...tours, ...catalogue.listByIds(group.customTrips)])
  const view = `${group.scene}/gold`
  const path = `/${part}/${group.slug}`
  return {
    name: group.name,
    path,
    intro: group.intro,
    bestMonths: group.bestMonths,
    parent: parents[part],
    siblings: groups
      .filter((other) => other !== group)
      .map(({ name, slug }) => ({ name, path: `/${part}/${slug}` })),
    hero: { wide: picture(view, 'banner'), phone: picture(view, 'tall') },
    groupTours: made.slice(0, tours.length),
    customTrips: made.slice(tours.length),
    title: `${group.name} Tour Packages | ${site.name}`,
    canonical: siteUrl + path,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        {
          name: 'description',
          content: `Group tours and customised itineraries in ${loaderData.name}, with all-in prices and real seats. Best months: ${loaderData.bestMonths}.`,
        },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : []

export default function DestinationRoute({ loaderData }: Route.ComponentProps) {
  return <DestinationPage key={loaderData.path} {...loaderData} />
}
