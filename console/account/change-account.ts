import type { Actor } from '#domain/staff/actor.ts'
import { readLook } from '#domain/staff/look.ts'
import { passkeyFields, readPasskeyAnswer } from '#domain/staff/passkey-answer.ts'
import type { Desk, SentForm } from '#server/console/desk.ts'
import type { PasskeyWish } from '#server/staff/staff-service.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'
import { backTo, goTo } from '../answers.ts'

/** What the page shows once more than its data: a wish to the device, codes that are shown once, or why not. */
export type AccountAnswer = { wish: PasskeyWish } | { codes: string[] } | { refused: string }

type Act = (
  at: Desk & { session: StaffSession; actor: Actor },
  fields: URLSearchParams,
) => Promise<AccountAnswer | Response>

const here = '/console/account'
const passkeyRefusals = {
  'not fresh': 'Please confirm who you are once more, then add it.',
  'too many': 'Ten passkeys are the most. Remove one that you no longer use.',
  wrong: 'The device’s answer could not be read. Please try again.',
  expired: 'That took too long. Please try again.',
}

const keepLook: Act = async ({ keepLook }, fields) => {
  keepLook(readLook(fields))
  return goTo(backTo(fields.get('back') ?? here))
}

const signOut: Act = async ({ services, session, endSession }) => {
  await services.staff.signOut(session)
  endSession()
  return goTo('/console/login?out')
}

const signOutEverywhere: Act = async ({ services, session, endSession }) => {
  await services.staff.signOutEverywhere(session)
  endSession()
  return goTo('/console/login?out')
}

const endDevice: Act = async ({ services, session, actor }, fields) => {
  await services.staff.endDevice({ staffId: session.staff.id, id: fields.get('id') ?? '' }, actor)
  return goTo(here)
}

const askForPasskey: Act = async ({ services, session }) => {
  const begun = await services.staff.beginPasskey(session)
  if (!begun.ok) return { refused: passkeyRefusals[begun.reason] }
  return { wish: { attempt: begun.attempt, options: begun.options } }
}

const addPasskey: Act = async ({ services, session }, fields) => {
  const shown = readPasskeyAnswer(fields, passkeyFields)
  if (!shown) return { refused: passkeyRefusals.wrong }
  const name = fields.get('name') ?? ''
  const added = await services.staff.addPasskey(session, shown.attempt, shown.response, name)
  return added.ok ? goTo(here) : { refused: passkeyRefusals[added.reason] }
}

const removePasskey: Act = async ({ services, session }, fields) => {
  await services.staff.removePasskey(session, fields.get('id') ?? '')
  return goTo(here)
}

const makeRecoveryCodes: Act = async ({ services, session }) => {
  const made = await services.staff.newRecoveryCodes(session)
  return made.ok ? { codes: made.recoveryCodes } : { refused: passkeyRefusals['not fresh'] }
}

const acts: Record<string, Act> = {
  look: keepLook,
  'sign out': signOut,
  'sign out everywhere': signOutEverywhere,
  'end device': endDevice,
  'ask for passkey': askForPasskey,
  'add passkey': addPasskey,
  'remove passkey': removePasskey,
  'new recovery codes': makeRecoveryCodes,
}

/** What somebody changes about their own login. */
export async function changeAccount(
  at: Parameters<Act>[0],
  { act, fields }: SentForm,
): Promise<AccountAnswer | Response> {
  const change = acts[act]
  if (!change) throw new Error(`the account knows no ${act}`)
  return change(at, fields)
}
