import { setTimeout as sleep } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import type pg from 'pg'
import type { OpenBookingData } from '../../app/features/account/my-trips/open-booking-data.ts'
import type { PhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import type { SmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { goodDetails, goodPapers } from '../setup/guest-form.ts'
import { postJson } from '../setup/post-json.ts'
import { bookOne, findOffers, type Offer } from './book-one.ts'

type Deps = { pool: pg.Pool; sms: SmsSandbox; phonepe: PhonePeSandbox }
/** Whatever of a traveller's was made under AUTH_SECRET. */
export type Belongings = {
  /** Gets new links, a new code by SMS and a new hold from that server, and comes back with the session. */
  renew: (url: string) => Promise<void>
  /** Shows to that server all that the last `renew` got. Answers what it does not take. */
  show: (url: string) => Promise<string[]>
  /** A code of the authenticator app, which comes but every half minute, the PAN, and what a guest told. */
  showSealed: (url: string) => Promise<string[]>
}

const phone = '919876500000'
const pan = 'ABCPE1234F'
const details = { name: 'Asha Rao', address: '14 Lake Road', pinCode: '560001', state: 'Karnataka', pan }
const stepSeconds = 30
const settlesWithin = 20_000

/** A traveller with a paid trip abroad, its papers and PAN, a guest's details, a second factor and a session. */
export async function gatherBelongings(url: string, deps: Deps): Promise<Belongings> {
  const account = await logIn(url, deps.sms)
  const [offer] = await findOffers(url, deps.pool, { tripId: 'i4' })
  if (!offer) throw new Error('the trip abroad can’t be booked')
  const reference = await bookAndPay(url, offer, account, deps.phonepe)
  await tellDetails(url, await account.readBooking(url, reference))
  const raise = await addFactor(url, account)
  let count = 0
  let got = { number: '', paper: '', voucher: '', guest: '', hold: '' }
  return {
    async renew(server) {
      await account.refresh(server)
      const number = `9198765${String(++count).padStart(5, '0')}`
      await post(server, '/otp', { phone: number })
      const { papers, voucherHref, details } = await account.readBooking(server, reference)
      const buyer = { key: `a-hold-of-the-belongings-${count}`, phone: number.slice(2) }
      const held = await bookOne(server, offer, buyer)
      if (!held.success) throw new Error(held.error)
      got = {
        number,
        paper: papers[0]?.href ?? '/no-paper',
        voucher: voucherHref ?? '/no-voucher',
        guest: guestPathOf(details) ?? '/no-guest',
        hold: `/api/bookings/${held.bookingRef}?statusToken=${held.statusToken}`,
      }
    },
    show: (server) =>
      tryAll({
        'a code under way': () => verify(server, got.number, deps.sms),
        'a link to an invoice': () => open(server + got.paper),
        'a link to a voucher': () => open(server + got.voucher),
        'a link to a guest’s details': () => open(server + got.guest),
        'a hold’s token': () => open(server + got.hold),
        'an access token': () => account.readBooking(server, reference),
      }),
    showSealed: (server) =>
      tryAll({
        'a second factor': () => raise(server),
        'a PAN': async () => {
          const { panEnds } = await account.readBooking(server, reference)
          if (!panEnds || !pan.endsWith(panEnds)) throw new Error('can’t be read')
        },
        'a guest’s passport': async () => {
          const [told] = (await account.readBooking(server, reference)).details
          if (!told || told.missing.includes('passport')) throw new Error('can’t be read')
        },
      }),
  }
}

async function post<Body = Record<string, string>>(server: string, path: string, body: object, token = '') {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await postJson(`${server}/auth/v1${path}`, body, { headers })
  if (answer.status === 200) return answer.body as Body
  throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`)
}

const verify = (server: string, number: string, sms: SmsSandbox) =>
  post(server, '/verify', { type: 'sms', phone: number, token: sms.codeFor(number) ?? '' })

async function open(address: string): Promise<void> {
  const { status } = await fetch(address, { headers: { connection: 'close' } })
  if (status !== 200) throw new Error(`status ${status}`)
}

async function tryAll(acts: Record<string, () => Promise<unknown>>): Promise<string[]> {
  const faults: string[] = []
  for (const [what, act] of Object.entries(acts))
    await act().catch((error: Error) => faults.push(`${what}: ${error.message}`))
  return faults
}

type Account = Awaited<ReturnType<typeof logIn>>

async function logIn(url: string, sms: SmsSandbox) {
  await post(url, '/otp', { phone })
  let session = await verify(url, phone, sms)
  const bearer = () => ({ authorization: `Bearer ${session.access_token}` })
  return {
    bearer,
    async refresh(server: string) {
      const shown = { refresh_token: session.refresh_token }
      session = await post(server, '/token?grant_type=refresh_token', shown)
    },
    /** Asks as this traveller; the answer may be the session that follows. */
    post: <Body>(server: string, path: string, body: object) =>
      post<Body>(server, path, body, session.access_token),
    goOnWith(next: Record<string, string>) {
      session = next
    },
    async readBooking(server: string, reference: string): Promise<OpenBookingData> {
      const answer = await fetch(`${server}/api/account/bookings/${reference}`, { headers: bearer() })
      if (!answer.ok) throw new Error(`the booking answered ${answer.status}`)
      return (await answer.json()) as OpenBookingData
    },
  }
}

async function bookAndPay(url: string, offer: Offer, account: Account, phonepe: PhonePeSandbox) {
  const buyer = { key: 'the-trip-of-the-belongings', phone: phone.slice(2), ...account.bearer() }
  const answer = await bookOne(url, offer, buyer)
  if (!answer.success) throw new Error(answer.error)
  const { bookingRef } = answer
  phonepe.setWebhooks({ url: `${url}/webhooks/phonepe` })
  phonepe.settleOrder({ merchantOrderId: `${bookingRef}-P1`, state: 'COMPLETED', webhook: true })
  const deadline = Date.now() + settlesWithin
  while ((await account.readBooking(url, bookingRef)).status !== 'confirmed') {
    if (Date.now() > deadline) throw new Error('a payment was not taken')
    await sleep(100)
  }
  const saved = await fetch(`${url}/api/account/bookings/${bookingRef}/invoice-details`, {
    method: 'PUT',
    headers: { ...account.bearer(), 'content-type': 'application/json' },
    body: JSON.stringify(details),
  })
  if (!saved.ok) throw new Error(`the invoice was not issued: ${await saved.text()}`)
  return bookingRef
}

/** The guest fills in the form behind their link. Answers its path. */
const guestPathOf = ([told]: OpenBookingData['details']) => told?.url && new URL(told.url).pathname

async function tellDetails(url: string, { details }: OpenBookingData): Promise<void> {
  const answer = await fetch(url + guestPathOf(details), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...goodDetails, ...goodPapers }),
  })
  if (answer.status !== 303) throw new Error(`the guest’s details were not saved: ${answer.status}`)
}

/** Answers what shows the next code of the authenticator app: none is taken twice, and none more than a step before its time. */
async function addFactor(url: string, account: Account): Promise<(server: string) => Promise<void>> {
  type Enrolled = { id: string; totp: { secret: string } }
  const { id, totp } = await account.post<Enrolled>(url, '/factors', { factor_type: 'totp' })
  const app = new TOTP({ secret: Secret.fromBase32(totp.secret) })
  const stepNow = () => Math.floor(Date.now() / 1000 / stepSeconds)
  let step = stepNow() - 2
  async function raise(server: string): Promise<void> {
    step = Math.max(step + 1, stepNow() - 1)
    const early = (step - 1) * stepSeconds * 1000 - Date.now()
    if (early > 0) await sleep(early)
    const challenge = await account.post<{ id: string }>(server, `/factors/${id}/challenge`, {})
    const code = app.generate({ timestamp: step * stepSeconds * 1000 })
    const shown = { challenge_id: challenge.id, code }
    account.goOnWith(await account.post(server, `/factors/${id}/verify`, shown))
  }
  await raise(url)
  return raise
}
