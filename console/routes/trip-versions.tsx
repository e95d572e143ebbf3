import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { orNotFound } from '../answers.ts'
import { bringBack, showVersions, type VersionsAnswer } from '../content/show-versions.ts'
import { VersionsPage } from '../content/versions-page.tsx'
import { deskOfStaff } from '../desk.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return orNotFound(await showVersions(deskOfStaff(context), 'trip', params.id ?? ''))
}

export function action({ context, params }: ActionFunctionArgs) {
  return bringBack(context, 'trip', params.id ?? '')
}

export default function TripVersions() {
  const answer = (useActionData<typeof action>() ?? {}) as VersionsAnswer
  return <VersionsPage view={useLoaderData<typeof loader>()} answer={answer} />
}
