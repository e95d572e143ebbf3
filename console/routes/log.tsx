import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { deskOfStaff } from '../desk.ts'
import { LogPage } from '../log/log-page.tsx'
import { showLog } from '../log/show-log.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const at = deskOfStaff(context)
  return showLog(at, { here: '/console/log' }, new URL(request.url).searchParams)
}

export default function AllOfLog() {
  return (
    <LogPage
      title="Log"
      line="Who did what, through what and why. Rows are only added, and each holds the hash of all before it."
      view={useLoaderData<typeof loader>()}
    />
  )
}
