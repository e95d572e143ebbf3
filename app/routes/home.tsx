import { HomePage } from '#app/features/home/home-page.tsx'
import { loadHome } from '#app/features/home/load-home.ts'
import { pageState, services } from '#app/services.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(services)
  context.get(pageState).lifetime = 'seats'
  return {
    home: await loadHome(shop),
    title: `${shop.site.name}: ${shop.site.tagline}`,
    description: shop.site.description,
    canonical: `${shop.siteUrl}/`,
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
  return <HomePage data={loaderData.home} />
}
