import { type ActionFunctionArgs, useActionData } from 'react-router'
import { notInOrder } from '../answers.ts'
import { sentForm } from '../desk.ts'
import { FormParts } from '../dev/form-parts.tsx'
import { ListParts } from '../dev/list-parts.tsx'
import { SmallParts } from '../dev/small-parts.tsx'
import { StateParts } from '../dev/state-parts.tsx'
import { PageHead } from '../ui/page-head.tsx'

/** Nothing that is sent here is right, so that the form shows all that it can say. */
export function action({ context }: ActionFunctionArgs) {
  return notInOrder(
    { '': 'Nothing was saved.', name: 'Please enter a name.', 'typed-id': 'That is not the id.' },
    sentForm(context).fields,
  )
}

/** Every part of the console in each of its states, for those who build pages of them. */
export default function Parts() {
  const answer = useActionData<typeof action>()
  return (
    <>
      <PageHead title="Parts" line="What pages of the console are made of. Served on this machine alone." />
      <div className="stack">
        <SmallParts />
        <ListParts />
        <FormParts errors={answer?.errors ?? {}} typed={answer?.typed ?? {}} />
        <StateParts />
      </div>
    </>
  )
}
