import { Agent, get, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { bookOne, findOffers, type Offer } from './book-one.ts'
import { faultsOf, type Proof } from './proof.ts'
import { raisedLimits } from './raised-limits.ts'
import { startServerProcess } from './server-process.ts'

export type StopReport = {
  rounds: number
  /** Bookings that waited for PhonePe and forms of which half had arrived when the server was told to stop. */
  underWay: number
  /** By connections that asked on and on meanwhile. */
  answered: number
  /** Requests without a right answer. */
  dropped: string[]
  slowestStop: number
}

const [bookings, forms, readers] = [8, 8, 8]
/** PhonePe answers so late that the server has long been told to stop. */
const answersAfter = 1500

/** The server is told to stop while requests are under way and others come: each is answered, and then it ends. */
async function stopRound({ url, pool }: { url: string; pool: pg.Pool }, rounds: number): Promise<StopReport> {
  const phonepe = await startPhonePeSandbox()
  const settings = { DATABASE_URL: url, LIMITS: raisedLimits, ...phonepe.settings }
  const report: StopReport = { rounds, underWay: 0, answered: 0, dropped: [], slowestStop: 0 }
  let offers: Offer[] | null = null
  for (let round = 0; round < rounds; round++) {
    await using server = await startServerProcess(settings)
    offers ??= await findOffers(server.url, pool, { count: bookings })
    phonepe.injectFault({
      operation: 'pay',
      fault: { kind: 'delay', milliseconds: answersAfter },
      times: bookings,
      applied: true,
    })
    const opened = phonepe.calls().pay
    const drop = (what: string) => (error: unknown) => {
      report.dropped.push(`${what}: ${error instanceof Error ? error.message : error}`)
    }
    const booked = offers.slice(0, bookings).map(async (offer, i) => {
      const buyer = { key: `books-at-the-end-${round}-${i}`, phone: String(9_000_000_000 + round * 100 + i) }
      const answer = await bookOne(server.url, offer, buyer)
      if (!answer.success) throw new Error(answer.code)
    })
    const written = Array.from({ length: forms }, (_, i) => halfForm(server.url, `end${round}-${i}`))
    const reading = keepReading(server.url, drop('a page'))
    while (phonepe.calls().pay < opened + booked.length || reading.answered() < 100) await sleep(5)
    await Promise.all(written.map(({ begun }) => begun))
    const startedAt = performance.now()
    const stopped = server.stop()
    await sleep(300)
    const ends = written.map(({ finish }) => finish())
    await Promise.all([
      ...booked.map((each) => each.catch(drop('a booking'))),
      ...ends.map((each) => each.catch(drop('a form'))),
    ])
    await stopped
    report.slowestStop = Math.max(report.slowestStop, (performance.now() - startedAt) / 1000)
    report.underWay += booked.length + ends.length
    report.answered += await reading.stop()
  }
  await phonepe.stop()
  return report
}

/** A form whose sender is in the middle of it. */
function halfForm(url: string, name: string) {
  const body = new URLSearchParams({ email: `${name}@example.com` }).toString()
  const asked = request(`${url}/newsletter`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length },
  })
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve)
    asked.once('error', reject)
  })
  answer.catch(() => {})
  const begun = new Promise<void>((resolve) => asked.write(body.slice(0, 8), () => resolve()))
  return {
    begun,
    async finish(): Promise<void> {
      asked.end(body.slice(8))
      const { statusCode } = (await answer).resume()
      if (statusCode !== 200) throw new Error(String(statusCode))
    },
  }
}

/** Over connections that are kept, until the port is closed. */
function keepReading(url: string, drop: (reason: string) => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  let answered = 0
  const readOne = () =>
    new Promise<string>((resolve) => {
      const asked = get(url, { agent }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve(String(answer.statusCode)))
        answer.once('error', (error) => resolve(error.message))
      })
      asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    })
  const read = async () => {
    for (;;) {
      const told = await readOne()
      if (told === 'ECONNREFUSED') return
      if (told === '200') answered++
      else return drop(told)
    }
  }
  const reading = Array.from({ length: readers }, read)
  return {
    answered: () => answered,
    async stop(): Promise<number> {
      await Promise.all(reading)
      agent.destroy()
      return answered
    },
  }
}

const manyRounds = 10

export const stops: Proof = {
  name: 'stops',
  title: 'Told to stop with requests under way',
  doing: `Stopping the server under traffic ${manyRounds} times`,
  async prove(ground) {
    const report = await ground.withDatabase('stops', (database) => stopRound(database, manyRounds))
    const { rounds, underWay, answered, dropped, slowestStop } = report
    return {
      text: `The server was told to stop (SIGTERM) ${rounds} times, while ${readers} connections read on and on (${answered} answers), ${bookings} bookings waited for PhonePe and ${forms} forms had arrived by half. Of these ${underWay}, and of the reads, were dropped: ${dropped.length === 0 ? 'none' : `${dropped.length} (${dropped.slice(0, 5).join('; ')})`}. The slowest stop took ${slowestStop.toFixed(1)} s.`,
      faults: faultsOf({
        'requests were dropped': dropped.length === 0 && underWay > 0 && answered > 0,
        'a stop took longer than 15 s': slowestStop <= 15,
      }),
    }
  },
}
