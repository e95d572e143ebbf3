import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { orNotFound } from '../answers.ts'
import type { ItemAnswer } from '../content/change-item.ts'
import { publishItem } from '../content/publish-item.ts'
import { PublishPage } from '../content/publish-page.tsx'
import { readKind } from '../content/read-kind.ts'
import { showPublish } from '../content/show-publish.ts'
import { deskOfStaff } from '../desk.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return orNotFound(await showPublish(deskOfStaff(context), readKind(params), params.id ?? ''))
}

export function action({ context, params }: ActionFunctionArgs) {
  return publishItem(context, readKind(params), params.id ?? '')
}

export default function WordsPublish() {
  const answer = (useActionData<typeof action>() ?? {}) as ItemAnswer
  return <PublishPage view={useLoaderData<typeof loader>()} answer={answer} />
}
