import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { orNotFound } from '../answers.ts'
import { changeItem, type ItemAnswer } from '../content/change-item.ts'
import { EditorPage } from '../content/editor-page.tsx'
import { showItem } from '../content/show-item.ts'
import { deskOfStaff } from '../desk.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const section = new URL(request.url).searchParams.get('section')
  return orNotFound(await showItem(deskOfStaff(context), 'trip', params.id ?? '', section))
}

export function action({ context, params }: ActionFunctionArgs) {
  return changeItem(context, 'trip', params.id ?? '')
}

export default function Trip() {
  const answer = (useActionData<typeof action>() ?? {}) as ItemAnswer
  return <EditorPage view={useLoaderData<typeof loader>()} answer={answer} />
}
