import type { OpenDatabase } from '../../database/client.ts'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { startSmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { systemClock } from '../../server/clock.ts'
import { findDifferences } from '../setup/books.ts'
import { postJson } from '../setup/post-json.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'
import { bookOne, findOffers, type Offer } from './book-one.ts'
import { startMailServer } from './mail-server.ts'
import { faultsOf, type Proof } from './proof.ts'
import { raisedLimits } from './raised-limits.ts'
import { type ReadFigures, readDepartures } from './read-departures.ts'
import { startServerProcess } from './server-process.ts'
import { untilAllAreSent } from './submission-round.ts'
import { makeSubmissions } from './submissions.ts'

export type ProvidersReport = {
  before: ReadFigures
  during: ReadFigures
  /** Who booked, asked for a code or wrote, and heard something else than they should. */
  surprises: string[]
  mailed: number
  differences: string[]
}

/** Mail, SMS and PhonePe are down at once, and come back: everybody is told what holds, nothing is lost, and the site stays quick. */
async function providersRound(
  { url: databaseUrl, pool, db }: OpenDatabase & { url: string },
  { people, seconds }: { people: number; seconds: number },
): Promise<ProvidersReport> {
  const folder = makeTemporaryFolder()
  let phonepe = await startPhonePeSandbox({ folder })
  let sms = await startSmsSandbox()
  const mail = await startMailServer()
  const providers = { ...phonepe.settings, ...sms.settings('msg91'), ...mail.settings }
  const settings = { DATABASE_URL: databaseUrl, LIMITS: raisedLimits, ...providers }
  await using server = await startServerProcess(settings)
  const offers = await findOffers(server.url, pool, { count: people })
  await readDepartures(server.url, seconds)
  const before = await readDepartures(server.url, seconds)
  const [phonepePort, smsPort] = [Number(new URL(phonepe.url).port), Number(new URL(sms.url).port)]
  await Promise.all([phonepe.stop(), sms.stop()])
  const askAll = () => askForEverything(server.url, offers, people)
  const [away, during] = await Promise.all([askAll(), readDepartures(server.url, seconds)])
  const surprises = findSurprises('while they are down', away, {
    booking: 'provider_unavailable',
    code: '422',
    form: '201',
  })
  phonepe = await startPhonePeSandbox({ folder, port: phonepePort })
  sms = await startSmsSandbox(smsPort)
  mail.open()
  surprises.push(
    ...findSurprises('once they are back', await askAll(), { booking: 'taken', code: '200', form: '201' }),
  )
  await untilAllAreSent(pool)
  const differences = await findDifferences({ db, clock: systemClock, settings: phonepe.settings })
  await server.stop()
  await Promise.all([phonepe.stop(), sms.stop(), mail.stop()])
  removeTemporaryFolder(folder)
  return { before, during, surprises, mailed: mail.subjects().length, differences }
}

type Told = { booking: string[]; code: string[]; form: string[] }

/** The same people each time: who was told to come back does. */
async function askForEverything(url: string, offers: Offer[], people: number): Promise<Told> {
  const all = Array.from({ length: people }, (_, i) => i)
  const forms = makeSubmissions(1, people, people)
  const [booking, code, form] = await Promise.all([
    Promise.all(
      all.map(async (i) => {
        const buyer = { key: `books-while-all-are-down-${i}`, phone: String(9_000_000_000 + i) }
        const answer = await bookOne(url, offers[i % offers.length] as Offer, buyer)
        return answer.success ? 'taken' : answer.code
      }),
    ),
    Promise.all(
      all.map(async (i) => {
        const { status } = await postJson(`${url}/auth/v1/otp`, { phone: `91${9_100_000_000 + i}` })
        return String(status)
      }),
    ),
    Promise.all(forms.map(async ({ body }) => String((await postJson(`${url}/api/enquiries`, body)).status))),
  ])
  return { booking, code, form }
}

function findSurprises(when: string, told: Told, expected: Record<keyof Told, string>): string[] {
  return (['booking', 'code', 'form'] as const).flatMap((kind) => {
    const others = told[kind].filter((answer) => answer !== expected[kind])
    const [first] = others
    return first ? [`${others.length} × a ${kind} ${when}: ${first}, not ${expected[kind]}`] : []
  })
}

const [manyPeople, slowestRead] = [50, 500]

export const providersDown: Proof = {
  name: 'providers-down',
  title: 'Mail, SMS and PhonePe down at once',
  doing: 'Taking mail, SMS and PhonePe away',
  async prove(ground) {
    const report = await ground.withDatabase('providers', (database) =>
      providersRound(database, { people: manyPeople, seconds: 10 }),
    )
    const { before, during, surprises, mailed, differences } = report
    return {
      text: `While nobody answered for mail, SMS and PhonePe, ${manyPeople} people each booked, asked for a code and wrote in a form, and once they were back did so again. Heard something else than they should: ${surprises.slice(0, 5).join('; ') || 'nobody'}. ${mailed} mails that had waited arrived.
Meanwhile seats were read ${during.requests} times: ${during.wrong} wrong answers, p50 ${during.p50} ms, p99 ${during.p99} ms (before: p99 ${before.p99} ms; at most ${slowestRead}). Differences in the books: ${differences.join(' ') || 'none'}.`,
      faults: faultsOf({
        'somebody was told something else': surprises.length === 0,
        'no mail arrived': mailed > 0,
        'others suffered': during.wrong === 0 && during.p99 <= slowestRead,
        'the books differ': differences.length === 0,
      }),
    }
  },
}
