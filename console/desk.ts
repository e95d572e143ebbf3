import { createContext, type RouterContextProvider } from 'react-router'
import type { Actor } from '#domain/staff/actor.ts'
import type { Desk, SentForm } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'

/** What loaders and actions may ask of the server. */
export const desk = createContext<Desk>()

type StaffActor = Extract<Actor, { kind: 'staff' }>
type Context = Readonly<RouterContextProvider>

/** The desk of a page that asks for a permission: somebody is logged in. */
export function deskOfStaff(context: Context): Desk & { session: StaffSession; actor: StaffActor } {
  const at = context.get(desk)
  const { session } = at
  if (!session) throw new Error('a page without a permission asked who is logged in')
  const { id, name } = session.staff
  return { ...at, session, actor: { kind: 'staff', id, name, through: 'console' } }
}

/** The form that was sent; the server has found that its sender may do what it asks for. */
export function sentForm(context: Context): SentForm {
  const { form } = context.get(desk)
  if (!form) throw new Error('an action without a form')
  return form
}
