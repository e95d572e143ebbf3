import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { orNotFound } from '../answers.ts'
import { changeDeparture } from '../departures/change-departure.ts'
import { type DepartureAnswer, DeparturePage } from '../departures/departure-page.tsx'
import { showDeparture } from '../departures/show-departure.ts'
import { deskOfStaff } from '../desk.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const which = { tripId: params.trip ?? '', id: params.departure ?? '' }
  const view = orNotFound(
    await showDeparture(deskOfStaff(context), which, new URL(request.url).searchParams.get('tab')),
  )
  return view
}

export function action({ context, params }: ActionFunctionArgs) {
  return changeDeparture(context, { tripId: params.trip ?? '', id: params.departure ?? '' })
}

export default function Departure() {
  const answer: DepartureAnswer = useActionData<typeof action>() ?? {}
  return <DeparturePage view={useLoaderData<typeof loader>()} answer={answer} />
}
