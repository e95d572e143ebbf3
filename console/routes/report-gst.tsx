import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { deskOfStaff } from '../desk.ts'
import { GstPage } from '../reports/gst-page.tsx'
import { showGst } from '../reports/show-gst.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  return showGst(deskOfStaff(context), new URL(request.url).searchParams)
}

export default function GstReport() {
  return <GstPage view={useLoaderData<typeof loader>()} />
}
