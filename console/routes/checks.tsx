import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { NotInOrder } from '../answers.ts'
import { ChecksPage } from '../checks/checks-page.tsx'
import { giveTurns } from '../checks/give-turns.ts'
import { showChecks } from '../checks/show-checks.ts'
import { deskOfStaff, sentForm } from '../desk.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  return showChecks(deskOfStaff(context), new URL(request.url).searchParams)
}

export function action({ context }: ActionFunctionArgs) {
  return giveTurns(deskOfStaff(context), sentForm(context))
}

export default function Checks() {
  const answer = useActionData<typeof action>() as NotInOrder | undefined
  return (
    <ChecksPage
      view={useLoaderData<typeof loader>()}
      errors={answer?.errors ?? {}}
      typed={answer?.typed ?? {}}
    />
  )
}
