import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ManifestPage } from '../sheets/manifest-page.tsx'
import { showManifest } from '../sheets/show-manifest.ts'

export const loader = (args: LoaderFunctionArgs) => showManifest(args, false)

export default function DepartureManifest() {
  return <ManifestPage view={useLoaderData<typeof loader>()} />
}
