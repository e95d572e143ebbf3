import { timeInIndia } from '#domain/calendar/clock.ts'
import { checkLoginPhone, digitsOf, readWholePhone } from '#domain/forms/login-phone.ts'
import { passkeyFields, readPasskeyAnswer } from '#domain/staff/passkey-answer.ts'
import type { Desk, SentForm } from '#server/console/desk.ts'
import type { StepRefused, TooMany } from '#server/staff/staff-service.ts'
import type { LoginView } from './login-view.ts'

/** What a step leads to: the next one, or the console itself. */
export type LoggedIn = { view: LoginView; status: 200 | 422 | 429 } | { in: true }

type Step = (at: Desk, fields: URLSearchParams) => Promise<LoggedIn>

const wrongCode = 'That is not the code.'
const tookTooLong = 'That took too long, or too many tries. Please begin again.'

const show = (view: LoginView, status: 200 | 422 | 429 = 200): LoggedIn => ({ view, status })
const beginAgain = (message = tookTooLong) =>
  show({ step: 'number', errors: { '': message }, phone: '' }, 422)
const field = (fields: URLSearchParams, name: string) => fields.get(name)?.trim() ?? ''

/** What was refused, as the same step shown again, or as the wait that follows. */
function refused(result: StepRefused, again: (message: string) => LoginView): LoggedIn {
  if (result.reason === 'locked')
    return show({ step: 'wait', until: result.until ? timeInIndia(result.until) : null }, 429)
  return result.reason === 'expired' ? beginAgain() : show(again(wrongCode), 422)
}

const tooMany = ({ retryAfter }: TooMany, now: Date): LoggedIn =>
  show({ step: 'wait', until: timeInIndia(new Date(now.getTime() + retryAfter * 1000)) }, 429)

const takeNumber: Step = async ({ services, device, now }, fields) => {
  const typed = field(fields, 'phone')
  const checked = checkLoginPhone(readWholePhone(typed, '91'))
  if (!checked.ok) return show({ step: 'number', errors: { phone: checked.message }, phone: typed }, 422)
  const sent = await services.staff.sendCode(checked.number, device)
  return sent.ok
    ? show({ step: 'code', errors: {}, attempt: sent.attempt, tail: checked.number.slice(-4) })
    : tooMany(sent, now)
}

const takeCode: Step = async (at, fields) => {
  const { staff } = at.services
  const attempt = field(fields, 'attempt')
  const tail = digitsOf(field(fields, 'tail')).slice(-4)
  const verified = await staff.verifyCode(attempt, digitsOf(field(fields, 'code')))
  if (!verified.ok) return refused(verified, (code) => ({ step: 'code', errors: { code }, attempt, tail }))
  return verified.next === 'enrol'
    ? showEnrolment(at, verified.step)
    : show({ step: 'factor', errors: {}, token: verified.step })
}

async function showEnrolment({ services }: Desk, token: string, code?: string): Promise<LoggedIn> {
  const begun = await services.staff.beginEnrolment(token)
  if (!begun) return beginAgain()
  return show({ step: 'enrol', errors: code ? { code } : {}, token, ...begun }, code ? 422 : 200)
}

const takeFactor: Step = async ({ services, device, startSession }, fields) => {
  const token = field(fields, 'step')
  const verified = await services.staff.verifyFactor(token, field(fields, 'code'), device)
  if (!verified.ok) return refused(verified, (code) => ({ step: 'factor', errors: { code }, token }))
  startSession(verified.cookie)
  return { in: true }
}

const takeEnrolment: Step = async (at, fields) => {
  const token = field(fields, 'step')
  const done = await at.services.staff.finishEnrolment(token, digitsOf(field(fields, 'code')), at.device)
  if (!done.ok && done.reason === 'wrong') return showEnrolment(at, token, wrongCode)
  if (!done.ok) return refused(done, () => ({ step: 'number', errors: {}, phone: '' }))
  at.startSession(done.cookie)
  return show({ step: 'recovery codes', codes: done.recoveryCodes })
}

const askForPasskey: Step = async ({ services, device, now }) => {
  const begun = await services.staff.beginPasskeyLogin(device)
  if (!begun.ok) return tooMany(begun, now)
  return show({ step: 'passkey', wish: { attempt: begun.attempt, options: begun.options } })
}

const takePasskey: Step = async ({ services, device, startSession }, fields) => {
  const shown = readPasskeyAnswer(fields, passkeyFields)
  if (!shown) return beginAgain()
  const done = await services.staff.finishPasskeyLogin(shown.attempt, shown.response, device)
  if (!done.ok) return beginAgain('That passkey does not open the console. Please use the codes.')
  startSession(done.cookie)
  return { in: true }
}

const steps: Record<string, Step> = {
  number: takeNumber,
  code: takeCode,
  factor: takeFactor,
  enrol: takeEnrolment,
  'ask for passkey': askForPasskey,
  passkey: takePasskey,
}

/** Takes one step of the way in. */
export async function logIn(at: Desk, { act, fields }: SentForm): Promise<LoggedIn> {
  const step = steps[act]
  if (!step) throw new Error(`the login has no step ${act}`)
  return step(at, fields)
}
