import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { deskOfStaff } from '../desk.ts'
import { showToday } from '../today/show-today.ts'
import { TodayPage } from '../today/today-page.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return showToday(deskOfStaff(context))
}

export default function Today() {
  return <TodayPage view={useLoaderData<typeof loader>()} />
}
