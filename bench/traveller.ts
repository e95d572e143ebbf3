import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../database/embedded.ts'
import { startPhonePeSandbox } from '../sandbox/phonepe/start-phonepe-sandbox.ts'
import { bookOne, findOffers } from '../tests/proof/book-one.ts'
import { raisedLimits } from '../tests/proof/raised-limits.ts'
import { postJson } from '../tests/setup/post-json.ts'
import { type BuiltServer, startBuiltServer } from './built-server.ts'

/** Somebody whose login is always the same, and for whom no SMS goes out. */
const traveller = { phone: '919876543210', code: '123456' }
const settlesWithin = 20_000

/** Where the browser keeps the login. */
export const sessionKey = 'kafila.auth'

/** The built server with a traveller who has booked one trip; `session` is what the traveller's browser keeps under `sessionKey`. */
export async function startServerWithTraveller(folder: string): Promise<BuiltServer & { session: string }> {
  const phonepe = await startPhonePeSandbox()
  const server = await startBuiltServer(folder, {
    settings: {
      LIMITS: raisedLimits,
      LOG_LEVEL: 'error',
      SMS_TEST_OTP: `${traveller.phone}:${traveller.code}`,
      ...phonepe.settings,
    },
  })
  const stop = async () => {
    await server.stop()
    await phonepe.stop()
  }
  try {
    const { phone, code: token } = traveller
    await postJson(`${server.origin}/auth/v1/otp`, { phone })
    const { body } = await postJson(`${server.origin}/auth/v1/verify`, { type: 'sms', phone, token })
    const authorization = `Bearer ${body.access_token}`
    const reference = await book(server.origin, join(folder, 'data'), authorization)
    phonepe.setWebhooks({ url: `${server.origin}/webhooks/phonepe` })
    phonepe.settleOrder({ merchantOrderId: `${reference}-P1`, state: 'COMPLETED' })
    await untilConfirmed(server.origin, reference, authorization)
    return { ...server, session: JSON.stringify(body), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function book(origin: string, data: string, authorization: string): Promise<string> {
  const postgres = await startEmbeddedPostgres(data)
  const pool = new pg.Pool({ connectionString: postgres.url('kafila'), max: 1 })
  const [offer] = await findOffers(origin, pool, { count: 1 }).finally(() => pool.end())
  if (!offer) throw new Error('nothing can be booked')
  const buyer = { key: 'books-to-be-measured', phone: traveller.phone.slice(2), authorization }
  const answer = await bookOne(origin, offer, buyer)
  if (!answer.success) throw new Error(answer.error)
  return answer.bookingRef
}

/** There is a voucher from then on. */
async function untilConfirmed(origin: string, reference: string, authorization: string): Promise<void> {
  const deadline = Date.now() + settlesWithin
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/api/account/bookings/${reference}`, { headers: { authorization } })
    const { voucherHref } = (await answer.json()) as { voucherHref?: string | null }
    if (voucherHref) return
    await sleep(200)
  }
  throw new Error('the booking has no voucher')
}
