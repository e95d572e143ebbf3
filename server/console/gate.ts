import type { Pages } from '#console/pages/console-page.ts'
import { timeInIndia } from '#domain/calendar/clock.ts'
import { confirmPasskeyFields, readPasskeyAnswer } from '#domain/staff/passkey-answer.ts'
import { may, needsFreshFactor } from '#domain/staff/roles.ts'
import type { StaffService, StepRefused } from '../staff/staff-service.ts'
import type { StaffSession } from '../staff/staff-session.ts'
import type { SentFiles, SentForm } from './desk.ts'
import type { FoundPage } from './find-page.ts'
import { frameOf } from './frame.ts'
import type { KeptFields, Refused } from './refused.ts'

/** The fields of a form that carry the factor with which somebody confirms that it is they. */
const confirmField = 'confirm-code'
const confirmFields = [confirmField, ...Object.values(confirmPasskeyFields)]
/** What the page of that code does where no form waits behind it. */
const confirmOnly = 'confirm'

export type Asked = {
  found: FoundPage
  pages: Pages
  session: StaffSession | null
  /** Null for a page that is only read. */
  form: URLSearchParams | null
  files: SentFiles
  /** The address, with its parameters, to come back to. */
  address: string
  now: Date
}

export type Passed =
  | { pass: true; form: SentForm | null }
  /** The factor is fresh now: the page is opened anew. */
  | { pass: 'again' }
  | { pass: 'login'; to: string }
  | { pass: false; refused: Refused }

const refuse = (refused: Refused): Passed => ({ pass: false, refused })

type Confirming = Pick<
  StaffService,
  'freshen' | 'listPasskeys' | 'beginPasskeyFreshen' | 'finishPasskeyFreshen'
>

/** Who may open a page, and who may send its forms. What nothing allows is refused. */
export function createGate(staff: Confirming) {
  return async (asked: Asked): Promise<Passed> => {
    const { found, session, form } = asked
    const act = form?.get('do') ?? ''
    const confirmsOnly = form !== null && act === confirmOnly
    const taken = form && !confirmsOnly ? found.page.takes?.[act] : undefined
    if (form && !taken && !confirmsOnly) return refuse({ kind: 'unreadable', status: 405 })
    const asks = [found.page.asks, ...(taken ? [taken.asks] : [])].filter((wish) => wish !== 'anybody')
    if (asks.length > 0 && !session) return askToLogIn(asked)
    if (session) {
      if (asks.some((permission) => !may(session.staff.role, permission)))
        return refuse(forbidden(asked, session, taken?.saying))
      if (asks.some(needsFreshFactor) || confirmsOnly) {
        const confirmed = await confirm(staff, session, form, asked.now)
        if (confirmed) return refuse(confirmed)
      }
    }
    if (confirmsOnly) return { pass: 'again' }
    for (const name of confirmFields) form?.delete(name)
    return { pass: true, form: form && { act, fields: form, files: asked.files } }
  }
}

function askToLogIn({ form, address }: Asked): Passed {
  const login = loginAddress(address)
  return form
    ? refuse({ kind: 'signed out', status: 401, fields: keptFields(form), login })
    : { pass: 'login', to: login }
}

function loginAddress(back: string): string {
  return back === '/console' ? '/console/login' : `/console/login?${new URLSearchParams({ to: back })}`
}

function forbidden({ pages, found, now }: Asked, session: StaffSession, saying?: string): Refused {
  const { role } = session.staff
  return {
    kind: 'forbidden',
    status: 403,
    saying: saying ?? found.page.title,
    role,
    instead: found.page.instead?.[role] ?? null,
    may: frameOf(pages, found, session, now).rail.flatMap(({ links }) => links.map(({ title }) => title)),
  }
}

/** Null once the factor is fresh. */
async function confirm(
  staff: Confirming,
  session: StaffSession,
  form: URLSearchParams | null,
  now: Date,
): Promise<Refused | null> {
  if (session.freshUntil && session.freshUntil > now) return null
  const shown = form && (await showFactor(staff, session, form))
  if (shown?.ok) return null
  const passkeys = await staff.listPasskeys(session.staff.id)
  return {
    kind: 'confirm',
    status: 403,
    fields: keptFields(form),
    wrong: shown?.reason ?? null,
    until: shown?.until ? timeInIndia(shown.until) : null,
    passkey: passkeys.length > 0 ? await staff.beginPasskeyFreshen(session) : null,
  }
}

/** By what the page of the fresh factor sent, if it is that. */
async function showFactor(
  staff: Confirming,
  session: StaffSession,
  form: URLSearchParams,
): Promise<{ ok: true } | StepRefused | null> {
  const passkey = readPasskeyAnswer(form, confirmPasskeyFields)
  if (passkey) return staff.finishPasskeyFreshen(session, passkey.attempt, passkey.response)
  const code = form.get(confirmField)
  return code ? staff.freshen(session, code) : null
}

function keptFields(form: URLSearchParams | null): KeptFields {
  return form ? [...form].filter(([name]) => !confirmFields.includes(name)) : [['do', confirmOnly]]
}
