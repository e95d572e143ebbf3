import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { orNotFound } from '../answers.ts'
import type { ItemAnswer } from '../content/change-item.ts'
import { bringBack, readVersion, showVersion } from '../content/show-version.ts'
import { VersionPage } from '../content/version-page.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return orNotFound(await showVersion(context, 'trip', params.id ?? '', readVersion(params)))
}

export function action({ context, params }: ActionFunctionArgs) {
  return bringBack(context, 'trip', params.id ?? '', readVersion(params))
}

export default function TripVersion() {
  const answer = (useActionData<typeof action>() ?? {}) as ItemAnswer
  return <VersionPage view={useLoaderData<typeof loader>()} answer={answer} />
}
