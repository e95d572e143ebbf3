import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { deskOfStaff } from '../desk.ts'
import { showTcs } from '../reports/show-tcs.ts'
import { TcsPage } from '../reports/tcs-page.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  return showTcs(deskOfStaff(context), new URL(request.url).searchParams, { open: false })
}

/** The same page once, with its PANs whole: a reload asks anew. */
export function action({ context, request }: ActionFunctionArgs) {
  return showTcs(deskOfStaff(context), new URL(request.url).searchParams, { open: true })
}

export default function TcsReport() {
  const covered = useLoaderData<typeof loader>()
  return <TcsPage view={useActionData<typeof action>() ?? covered} />
}
