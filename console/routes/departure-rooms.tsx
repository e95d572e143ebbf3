import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { changeRooms, type RoomsAnswer } from '../sheets/change-rooms.ts'
import { RoomsPage } from '../sheets/rooms-page.tsx'
import { showRooms } from '../sheets/show-rooms.ts'

export const loader = (args: LoaderFunctionArgs) => showRooms(args, false)
export const action = (args: ActionFunctionArgs) => changeRooms(args)

export default function DepartureRooms() {
  const answer: RoomsAnswer | undefined = useActionData<typeof action>()
  return <RoomsPage view={useLoaderData<typeof loader>()} answer={answer} />
}
