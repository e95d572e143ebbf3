import { HomePage } from '#app/features/home/home-page.tsx'
import { loadSections } from '#app/features/home/home-sections.tsx'
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

/** A visitor who comes by a link gets the sections' scripts with their data, so that the page appears whole. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), loadSections().catch(() => null)])
  return data
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
