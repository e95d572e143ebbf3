import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { RoomsPage } from '../sheets/rooms-page.tsx'
import { showRooms } from '../sheets/show-rooms.ts'

export const loader = (args: LoaderFunctionArgs) => showRooms(args, true)

export default function OwnRooms() {
  return <RoomsPage view={useLoaderData<typeof loader>()} />
}
