import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { orNotFound } from '../answers.ts'
import type { ItemAnswer } from '../content/change-item.ts'
import { readKind } from '../content/read-kind.ts'
import { bringBack, readVersion, showVersion } from '../content/show-version.ts'
import { VersionPage } from '../content/version-page.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return orNotFound(await showVersion(context, readKind(params), params.id ?? '', readVersion(params)))
}

export function action({ context, params }: ActionFunctionArgs) {
  return bringBack(context, readKind(params), params.id ?? '', readVersion(params))
}

export default function WordsVersion() {
  const answer = (useActionData<typeof action>() ?? {}) as ItemAnswer
  return <VersionPage view={useLoaderData<typeof loader>()} answer={answer} />
}
