import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ItemsList } from '../content/items-page.tsx'
import { showItems } from '../content/show-items.ts'
import { deskOfStaff } from '../desk.ts'
import { PageHead } from '../ui/page-head.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  return showItems(deskOfStaff(context), 'trip', '/console/trips', new URL(request.url).searchParams)
}

export default function Trips() {
  const view = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Trips" line="What is written here stands on the site once it is published.">
        {view.mayEdit && (
          <a href="/console/trips/new" className="button primary">
            New trip
          </a>
        )}
      </PageHead>
      <ItemsList view={view} caption="Trips" trips />
    </>
  )
}
