import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { orNotFound } from '../answers.ts'
import { readKind } from '../content/read-kind.ts'
import { bringBack, showVersions, type VersionsAnswer } from '../content/show-versions.ts'
import { VersionsPage } from '../content/versions-page.tsx'
import { deskOfStaff } from '../desk.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return orNotFound(await showVersions(deskOfStaff(context), readKind(params), params.id ?? ''))
}

export function action({ context, params }: ActionFunctionArgs) {
  return bringBack(context, readKind(params), params.id ?? '')
}

export default function WordsVersions() {
  const answer = (useActionData<typeof action>() ?? {}) as VersionsAnswer
  return <VersionsPage view={useLoaderData<typeof loader>()} answer={answer} />
}
