import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { orNotFound } from '../answers.ts'
import { changeItem, type ItemAnswer } from '../content/change-item.ts'
import { EditorPage } from '../content/editor-page.tsx'
import { readKind } from '../content/read-kind.ts'
import { showItem } from '../content/show-item.ts'
import { deskOfStaff } from '../desk.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const section = new URL(request.url).searchParams.get('section')
  return orNotFound(await showItem(deskOfStaff(context), readKind(params), params.id ?? '', section))
}

export function action({ context, params }: ActionFunctionArgs) {
  return changeItem(context, readKind(params), params.id ?? '')
}

export default function WordsItem() {
  const answer = (useActionData<typeof action>() ?? {}) as ItemAnswer
  return <EditorPage view={useLoaderData<typeof loader>()} answer={answer} />
}
