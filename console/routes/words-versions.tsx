import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { orNotFound } from '../answers.ts'
import { readKind } from '../content/read-kind.ts'
import { showVersions } from '../content/show-versions.ts'
import { VersionsPage } from '../content/versions-page.tsx'
import { deskOfStaff } from '../desk.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return orNotFound(await showVersions(deskOfStaff(context), readKind(params), params.id ?? ''))
}

export default function WordsVersions() {
  return <VersionsPage view={useLoaderData<typeof loader>()} />
}
