import { DevUiPage } from '#app/features/dev-ui/dev-ui-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { NavMenu } from '#app/layout/nav-menu.tsx'
import { services } from '#app/services.ts'
import type { PageHead } from '#server/pages/page-head.ts'
import type { Route } from './+types/dev-ui'

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

/** Makes the browser ask the server, which serves /dev/* on the developer's own machine alone. */
export function loader({ context }: Route.LoaderArgs) {
  const head: PageHead = { title: `Design system | ${context.get(services).site.name}`, robots: 'noindex' }
  return { head }
}

const sampleLinks = [
  { name: 'Coast', path: '/dev/ui?coast' },
  {
    name: 'Mountains',
    path: '/dev/ui?mountains',
    subItems: [
      { name: 'Western range', path: '/dev/ui?western' },
      { name: 'Eastern range', path: '/dev/ui?eastern' },
    ],
  },
]

export default function DevUi() {
  return (
    <>
      <div className="wrap pt-8">
        <NavMenu links={sampleLinks} label="Sample navigation" />
      </div>
      <DevUiPage />
    </>
  )
}
