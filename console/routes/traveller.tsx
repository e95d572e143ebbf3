import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import * as v from 'valibot'
import { freeLine } from '#domain/forms/free-text.ts'
import { goTo, type NotInOrder, notInOrder } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { showTraveller } from '../travellers/show-traveller.ts'
import { travellersAddress } from '../travellers/show-travellers.ts'
import { TravellerPage } from '../travellers/traveller-page.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const view = await showTraveller(deskOfStaff(context), params.id ?? '')
  if (!view) throw data(null, { status: 404 })
  if ('at' in view) throw goTo(`${travellersAddress}/${view.at}`)
  return {
    ...view,
    removed: new URL(request.url).searchParams.has('removed') && view.login?.factorSince === null,
  }
}

const removalForm = v.object({
  why: v.pipe(
    freeLine('Please say how you know.', 300),
    v.minLength(3, 'Please say how you know that it is they: the log keeps it.'),
  ),
})

export async function action({ context, params }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const read = v.safeParse(removalForm, Object.fromEntries(fields))
  if (!read.success) return notInOrder({ why: read.issues[0].message }, fields)
  const id = params.id ?? ''
  const removed = await services.travellers.removeFactor(id, read.output.why, actor)
  if (removed.ok) return goTo(`${travellersAddress}/${id}?removed`)
  if (removed.reason === 'no account') throw data(null, { status: 404 })
  const errors = { '': 'There is no app to remove: somebody has done it meanwhile. Nothing was changed.' }
  return data<NotInOrder>({ errors, typed: Object.fromEntries(fields) }, { status: 409 })
}

export default function Traveller() {
  const { removed, ...view } = useLoaderData<typeof loader>()
  const { errors = {}, typed = {} } = (useActionData<typeof action>() as NotInOrder | undefined) ?? {}
  return <TravellerPage view={view} errors={errors} typed={typed} removed={removed} />
}
