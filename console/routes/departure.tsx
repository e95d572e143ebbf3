import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { changeDeparture } from '../departures/change-departure.ts'
import { type DepartureAnswer, DeparturePage } from '../departures/departure-page.tsx'
import { showDeparture } from '../departures/show-departure.ts'
import { deskOfStaff } from '../desk.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const which = { tripId: params.trip ?? '', id: params.departure ?? '' }
  const view = await showDeparture(deskOfStaff(context), which, new URL(request.url).searchParams.get('tab'))
  if (!view) throw data(null, { status: 404 })
  return view
}

export function action({ context, params }: ActionFunctionArgs) {
  return changeDeparture(context, { tripId: params.trip ?? '', id: params.departure ?? '' })
}

export default function Departure() {
  const answer: DepartureAnswer = useActionData<typeof action>() ?? {}
  return <DeparturePage view={useLoaderData<typeof loader>()} answer={answer} />
}
