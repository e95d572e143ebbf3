import { setTimeout as sleep } from 'node:timers/promises'
import type { SmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { postJson } from '../setup/post-json.ts'
import { raisedLimits } from './raised-limits.ts'
import { type ReadFigures, readDepartures } from './read-departures.ts'
import { startServerProcess } from './server-process.ts'

/** `before` the provider hung, for comparison, and `during`. */
export type HangReport = { sends: number; before: ReadFigures; during: ReadFigures }

const sends = 50

/** The SMS provider takes every message and answers none: seats are read as fast as ever. */
export async function hangRound(databaseUrl: string, sms: SmsSandbox, seconds: number): Promise<HangReport> {
  await using server = await startServerProcess({
    DATABASE_URL: databaseUrl,
    LIMITS: raisedLimits,
    ...sms.settings('msg91'),
  })
  const read = () => readDepartures(server.url, seconds)
  await read()
  const before = await read()
  sms.everyAnswer({ kind: 'hang' })
  const waiting = Array.from({ length: sends }, (_, i) =>
    postJson(`${server.url}/auth/v1/otp`, { phone: `91${9_000_000_000 + i}` }),
  )
  while (sms.hanging() < sends) await sleep(20)
  const during = await read()
  if (sms.hanging() < sends) throw new Error('the provider had stopped hanging before the end')
  sms.everyAnswer(null)
  sms.letGo()
  await Promise.all(waiting)
  await server.stop()
  return { sends, before, during }
}
