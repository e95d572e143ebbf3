import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { NotInOrder } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { addPhotograph } from '../photographs/add-photograph.ts'
import { PhotographsPage } from '../photographs/photographs-page.tsx'
import { showPhotographs } from '../photographs/show-photographs.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  return showPhotographs(deskOfStaff(context), new URL(request.url).searchParams.get('added'))
}

export function action({ context }: ActionFunctionArgs) {
  return addPhotograph(deskOfStaff(context), sentForm(context))
}

export default function Photographs() {
  const answer = useActionData<typeof action>() as NotInOrder | undefined
  return (
    <PhotographsPage
      view={useLoaderData<typeof loader>()}
      errors={answer?.errors ?? {}}
      typed={answer?.typed ?? {}}
    />
  )
}
