import { Agent } from 'node:http'
import type { SmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { createLog } from '../../server/log.ts'
import { type JsonAnswer, postJson } from '../setup/post-json.ts'
import { startBuiltApp } from '../setup/start-built-app.ts'

export type Guessers = {
  /** Asks one of two servers, from one of 200 addresses, in turn. */
  ask: (path: string, body: unknown) => Promise<JsonAnswer>
  urls: string[]
  /** Moves the clock of both servers. */
  setTime: (moment: number) => void
  stop: () => Promise<void>
}

/** Two servers on one database and one clock, and people who guess at their codes. */
export async function startGuessers(databaseUrl: string, sms: SmsSandbox, start: number): Promise<Guessers> {
  let now = start
  const settings = {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'known to both processes of this test',
    ...sms.settings('twilio'),
  }
  const options = { clock: { now: () => new Date(now) }, log: createLog('silent') }
  const servers = [await startBuiltApp(settings, options), await startBuiltApp(settings, options)]
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  return {
    ask(path, body) {
      const server = servers[turn % servers.length]
      const from = `127.1.0.${1 + (Math.floor(turn / servers.length) % 200)}`
      turn++
      return postJson(`${server?.url}/auth/v1${path}`, body, { from, agent })
    },
    urls: servers.map(({ url }) => url),
    setTime(moment) {
      now = moment
    },
    async stop() {
      for (const { stop } of servers) await stop()
      agent.destroy()
    },
  }
}

/** A code that is not the right one. */
export const wrongCode = (right: string, i: number) =>
  String((Number(right) + 1 + i) % 1_000_000).padStart(6, '0')

const guessesInRound = 100
/** Five codes an hour and ten a day are given out: this is time enough for all ten. */
const seconds = 6_100

export type GuessReport = { guesses: number; logins: number; refused: number; codes: number }

/** Rounds of a hundred guesses at the codes of one number. */
export async function guessRound(
  { ask, setTime }: Guessers,
  { sms, phone, start, rounds }: { sms: SmsSandbox; phone: string; start: number; rounds: number },
): Promise<GuessReport> {
  const report: GuessReport = { guesses: rounds * guessesInRound, logins: 0, refused: 0, codes: 0 }
  const guess = (token: string) => ask('/verify', { type: 'sms', phone, token })
  for (let round = 1; round <= rounds; round++) {
    // A new code as often as one is given out, so that there is always the best chance.
    setTime(start + round * Math.ceil(seconds / rounds) * 1000)
    if ((await ask('/otp', { phone })).status === 200) report.codes++
    const right = sms.codeFor(phone) ?? ''
    const first = await Promise.all([0, 1, 2, 3, 4].map((i) => guess(wrongCode(right, i))))
    const then = await Promise.all(
      Array.from({ length: guessesInRound - first.length }, (_, i) =>
        guess(i % 5 === 0 ? right : wrongCode(right, 5 + i)),
      ),
    )
    for (const { status } of [...first, ...then]) {
      if (status === 200) report.logins++
      else if (status === 403 || status === 429) report.refused++
    }
  }
  return report
}
