import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { orNotFound } from '../answers.ts'
import { showVersions } from '../content/show-versions.ts'
import { VersionsPage } from '../content/versions-page.tsx'
import { deskOfStaff } from '../desk.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return orNotFound(await showVersions(deskOfStaff(context), 'trip', params.id ?? ''))
}

export default function TripVersions() {
  return <VersionsPage view={useLoaderData<typeof loader>()} />
}
