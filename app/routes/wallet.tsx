import { WalletPage } from '#app/features/account/wallet/wallet-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/wallet'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(services).showAccount('/wallet')
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function Wallet({ loaderData }: Route.ComponentProps) {
  return <WalletPage {...loaderData} />
}
