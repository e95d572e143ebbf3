import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { orNotFound } from '../answers.ts'
import type { ItemAnswer } from '../content/change-item.ts'
import { decideFile } from '../content/decide-file.ts'
import { FilePage } from '../content/file-page.tsx'
import { showFile } from '../content/show-file.ts'
import { deskOfStaff } from '../desk.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return orNotFound(await showFile(deskOfStaff(context), 'trip', params.id ?? ''))
}

export function action({ context, params }: ActionFunctionArgs) {
  return decideFile(context, 'trip', params.id ?? '')
}

export default function TripFile() {
  const answer = (useActionData<typeof action>() ?? {}) as ItemAnswer
  return <FilePage view={useLoaderData<typeof loader>()} answer={answer} />
}
