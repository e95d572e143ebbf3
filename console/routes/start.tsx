import type { LoaderFunctionArgs } from 'react-router'
import { goTo } from '../answers.ts'
import { deskOfStaff } from '../desk.ts'

/** The first page that the role may open, until Today stands here. */
export function loader({ context }: LoaderFunctionArgs) {
  const [first] = deskOfStaff(context).frame?.rail.flatMap(({ links }) => links) ?? []
  return goTo(first?.to ?? '/console/account')
}
