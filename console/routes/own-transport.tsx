import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { showTransport } from '../sheets/show-transport.ts'
import { TransportPage } from '../sheets/transport-page.tsx'

export const loader = (args: LoaderFunctionArgs) => showTransport(args, true)

export default function OwnTransport() {
  return <TransportPage view={useLoaderData<typeof loader>()} />
}
