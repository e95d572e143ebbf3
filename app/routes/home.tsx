import { HomePage } from '#app/features/home/home-page.tsx'
import { pageState, services } from '#app/services.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const { site, siteUrl, picture, catalogue, cards } = context.get(services)
  context.get(pageState).lifetime = 'seats'
  return {
    popular: await cards(catalogue.listTrips('popular')),
    hero: { wide: picture('hero/desert', 'banner'), phone: picture('hero/desert', 'tall') },
    title: `${site.name}: ${site.tagline}`,
    description: site.description,
    canonical: `${siteUrl}/`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.description },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : []

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage hero={loaderData.hero} popular={loaderData.popular} />
}
