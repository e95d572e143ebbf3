import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { orNotFound } from '../answers.ts'
import type { ItemAnswer } from '../content/change-item.ts'
import { publishItem } from '../content/publish-item.ts'
import { PublishPage } from '../content/publish-page.tsx'
import { showPublish } from '../content/show-publish.ts'
import { deskOfStaff } from '../desk.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return orNotFound(await showPublish(deskOfStaff(context), 'trip', params.id ?? ''))
}

export function action({ context, params }: ActionFunctionArgs) {
  return publishItem(context, 'trip', params.id ?? '')
}

export default function TripPublish() {
  const answer = (useActionData<typeof action>() ?? {}) as ItemAnswer
  return <PublishPage view={useLoaderData<typeof loader>()} answer={answer} />
}
