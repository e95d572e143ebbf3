import { ProfilePage } from '#app/features/account/profile/profile-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/profile'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(services).showAccount('/profile')
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function Profile({ loaderData }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} />
}
