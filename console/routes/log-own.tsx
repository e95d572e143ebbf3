import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { deskOfStaff } from '../desk.ts'
import { LogPage } from '../log/log-page.tsx'
import { showLog } from '../log/show-log.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const at = deskOfStaff(context)
  return showLog(
    at,
    { here: '/console/log/own', staffId: at.session.staff.id },
    new URL(request.url).searchParams,
  )
}

export default function OwnLog() {
  return (
    <LogPage title="My log" line="What you did, as the log keeps it." view={useLoaderData<typeof loader>()} />
  )
}
