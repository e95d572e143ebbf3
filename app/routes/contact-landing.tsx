import { ContactLandingPage } from '#app/features/lead/contact-landing-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/contact-landing'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(services).showContactLanding()
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function ContactLanding({ loaderData }: Route.ComponentProps) {
  return <ContactLandingPage {...loaderData} />
}
