import { DevUiPage } from '#app/features/dev-ui/dev-ui-page.tsx'
import type { Route } from './+types/dev-ui'

export const meta: Route.MetaFunction = () => [
  { title: 'Design system | Kafila' },
  { name: 'robots', content: 'noindex' },
]

/** Makes the browser ask the server, which serves /dev/* on the developer's own machine alone. */
export function loader() {
  return null
}

export default function DevUi() {
  return <DevUiPage />
}
