import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { roles } from '../../domain/staff/roles.ts'
import { type PhonePeSandbox, startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { loadBuiltConsole } from '../../server/console/load-built-console.ts'
import { readEnv } from '../../server/env.ts'
import { createLog } from '../../server/log.ts'
import { openStandInAccount } from '../../server/phonepe/stand-in-account.ts'
import { type AppModule, type Running, startServer } from '../../server/start.ts'
import { createUseCases } from '../../server/use-cases.ts'
import { raisedLimits } from '../proof/raised-limits.ts'
import { askSomeQuestions } from './ask-some-questions.ts'
import { chooser } from './chooser.ts'
import { sellAtTheDesk } from './sell-at-the-desk.ts'
import { sellSomeSeats } from './sell-some-seats.ts'
import { writeSomeReviews } from './write-some-reviews.ts'

const root = join(import.meta.dirname, '../..')
const day = 86_400_000

export type DemoWish = {
  folder: string
  bookings: number
  /** So long ago the first was made. */
  days: number
  /** Of staff, one of each role. */
  phones: string[]
  until: Date
  tell: (line: string) => void
}
const names = ['Asha Rao', 'Rohan Gokhale', 'Meera Iyer', 'Tenzin Negi']

/**
 * Fills a data folder with a company's last months: the site itself, with a clock that is moved day by day, sells seats to visitors who pay, fail, cancel and ask, and whom staff answer. So
 * seats, money, papers and events agree as they do after real months.
 */
export async function fillDemo({ folder, bookings, days, phones, until, tell }: DemoWish): Promise<void> {
  mkdirSync(folder, { recursive: true })
  let moment = until.getTime() - days * day
  const clock = { now: () => new Date(moment) }
  openStandInAccount(join(folder, 'phonepe'))
  const phonepe = await startPhonePeSandbox({ folder: join(folder, 'phonepe'), now: () => moment })
  const running = await startSite(folder, { clock, phonepe })
  phonepe.setWebhooks({ url: `${running.url}/webhooks/phonepe` })
  const { bookings: desk, staff, forDesk } = createUseCases(running.resources)
  for (const [i, role] of roles.entries())
    await staff.add({ phone: `+${phones[i]}`, name: names[i] ?? role, role }, { kind: 'command line' })
  const people = (await forDesk.enquiries.listWhoMayHave()).map(
    ({ id, name }) => ({ kind: 'staff', id, name, through: 'console' }) as const,
  )
  const choose = chooser(7)
  try {
    let sold = 0
    let asked = 0
    let called = 0
    for (let passed = 0; passed < days; passed++) {
      moment = until.getTime() - (days - passed) * day
      await running.runDueJobs()
      // Each day a little more than the one before, so that there is a growing company to look at.
      const share = (2 * (passed + 1)) / (days * (days + 1))
      const count = passed === days - 1 ? bookings - sold : Math.round(bookings * share)
      const pass = (milliseconds: number) => {
        moment += milliseconds
      }
      await sellSomeSeats({ running, phonepe, desk, choose, count, first: sold, pass })
      sold += count
      const questions = 2 + choose.below(3)
      await askSomeQuestions({
        running,
        desk: forDesk.enquiries,
        people,
        choose,
        count: questions,
        first: asked,
        lately: passed >= days - 3,
        pass,
      })
      asked += questions
      const callers = choose.below(4)
      await sellAtTheDesk({ running, desk: forDesk, people, choose, count: callers, first: called })
      called += callers
      await writeSomeReviews({ running, desk: forDesk.reviews, people, choose, lately: passed >= days - 3 })
      if (passed % 10 === 9) tell(`${sold} of ${bookings} bookings`)
    }
    moment = until.getTime()
    await phonepe.webhooksDelivered()
    await running.runDueJobs()
  } finally {
    await running.stop()
    await phonepe.stop()
  }
}

function startSite(
  folder: string,
  { clock, phonepe }: { clock: { now: () => Date }; phonepe: PhonePeSandbox },
): Promise<Running> {
  const read = readEnv({
    PORT: '0',
    DATA_DIR: folder,
    BACKGROUND_PICTURES: 'off',
    LIMITS: raisedLimits,
    TRUST_PROXY: '1',
    ...phonepe.settings,
  })
  if (!read.ok) throw new Error(read.problems.join())
  return startServer(read.env, {
    clock,
    log: createLog('error'),
    clientFolder: join(root, 'build/client'),
    loadApp: (): Promise<AppModule> => import(pathToFileURL(join(root, 'build/server/index.js')).href),
    loadConsole: () => loadBuiltConsole(join(root, 'build/console')),
  })
}
