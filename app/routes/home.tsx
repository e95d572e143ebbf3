import { HomePage } from '#app/features/home/home-page.tsx'
import { services } from '#app/services.ts'
import type { Route } from './+types/home'

export function loader({ context }: Route.LoaderArgs) {
  const { site, siteUrl } = context.get(services)
  return { title: `${site.name}: ${site.tagline}`, description: site.description, canonical: `${siteUrl}/` }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.description },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : []

export default function Home() {
  return <HomePage />
}
