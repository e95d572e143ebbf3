import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { answerField, type FieldAnswer } from '../field/answer-field.ts'
import { FieldPage } from '../field/field-page.tsx'
import { showField } from '../field/show-field.ts'

export const loader = (args: LoaderFunctionArgs) => showField(args)
export const action = (args: ActionFunctionArgs) => answerField(args)

export default function Field() {
  const answer: FieldAnswer | null | undefined = useActionData<typeof action>()
  return <FieldPage view={useLoaderData<typeof loader>()} answer={answer ?? undefined} />
}
