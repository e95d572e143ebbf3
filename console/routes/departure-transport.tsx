import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { showTransport } from '../sheets/show-transport.ts'
import { TransportPage } from '../sheets/transport-page.tsx'

export const loader = (args: LoaderFunctionArgs) => showTransport(args, false)

export default function DepartureTransport() {
  return <TransportPage view={useLoaderData<typeof loader>()} />
}
