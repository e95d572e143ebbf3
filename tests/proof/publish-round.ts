import { setTimeout as sleep } from 'node:timers/promises'
import { readByMany } from '../../bench/read-by-many.ts'
import type { ReaderFigures } from '../../bench/seat-storm-readers.ts'
import type { OpenDatabase } from '../../database/client.ts'
import { allocatorSettings, serverArguments } from '../../scripts/run.mjs'
import { readOnce, type TwoEditions } from '../content/mixed-answers.ts'
import { editTrip, itemOf } from '../setup/edit-trip.ts'
import { openPublisher } from './edition-round.ts'
import { startServerProcess } from './server-process.ts'

export type PublishReport = {
  published: number
  /** Milliseconds from the answer to who publishes until both servers show it everywhere, one for each time. */
  shown: number[]
  read: ReaderFigures[]
  /** Answers that were held against one another, of the edition before and of the one after. */
  compared: { old: number; new: number }
  mixed: string[]
}

const startOptions = serverArguments.filter((argument) => argument.startsWith('--'))
const id = 'lb2'
/** What visitors read: the trip, its card in lists, results, the seats. */
const paths = [
  '/',
  '/ladakh',
  `/trip/${id}`,
  '/?search=ladakh',
  `/api/trips/${id}/departures`,
  '/api/search/suggest?q=umling',
  '/newsletter',
]
/** Seconds between two times, what one takes at least, and before the first. */
const [pause, lasts, settles] = [3, 5, 5]
const shownWithin = 20_000
/** Milliseconds between two looks at each server: who looks takes from the same processors. */
const compareEvery = 150

/** Publishes one trip again and again while many read two servers, and holds their answers against one another throughout. */
export async function publishRound(
  database: OpenDatabase & { url: string },
  { times, connections, rest }: { times: number; connections: number; rest: number },
): Promise<PublishReport> {
  const settings = { ...allocatorSettings, DATABASE_URL: database.url, SITE_URL: 'http://localhost:3000' }
  const { files, publish, close } = await openPublisher(database)
  const item = itemOf(files, 'trip', id)
  await using first = await startServerProcess(settings, startOptions)
  await using second = await startServerProcess(settings, startOptions)
  const urls = [first.url, second.url]
  const terms = itemOf(files, 'page', 'terms')
  const bodyOf = (number: number) =>
    editTrip(item, { title: `Umling La by Motorcycle, Number ${number}.`, more: number * 700 })
  const publishThis = async (kind: 'trip' | 'page', name: string, body: object, base: number | null) => {
    const done = await publish({ kind, id: name, body, base, note: '' }, { kind: 'command line' })
    if (!done.ok) throw new Error(`${kind}/${name} was not published: ${JSON.stringify(done)}`)
    report.published++
  }
  // A page with a day of its own, which the sitemap names.
  const publishTerms = async (number: number) => {
    const updated = `2026-10-${String(number + 1).padStart(2, '0')}`
    const body = { ...(terms.value as object), updated }
    await publishThis('page', 'terms', body, number === 0 ? null : number)
    return updated
  }
  const report: PublishReport = {
    published: 0,
    shown: [],
    read: [],
    compared: { old: 0, new: 0 },
    mixed: [],
  }
  // The first starts whoever asks the rules.
  await publishThis('trip', id, bodyOf(0), null)
  await untilShown(urls, isTripShown(bodyOf(0).title))
  await untilShown(urls, isInSitemap(await publishTerms(0)))
  const reading = Promise.all(
    urls.map((origin) =>
      readByMany({
        origin,
        paths,
        hitHeader: 'cache-status',
        connections: connections / urls.length,
        seconds: times * lasts,
        comeWithin: settles,
        rest,
      }),
    ),
  )
  await sleep(settles * 1000)
  for (let number = 1; number <= times; number++) {
    const [old, next] = [bodyOf(number - 1), bodyOf(number)]
    const comparing = compareOn(urls, { id, newWord: `Number ${number}.`, old, new: next }, report)
    const [earlier] = await Promise.all(urls.map(readShared))
    await publishThis('trip', id, next, number)
    report.shown.push(await untilShown(urls, isTripShown(next.title, earlier)))
    await sleep(1_000)
    await comparing.stop()
    const updated = await publishTerms(number)
    report.shown.push(await untilShown(urls, isInSitemap(updated)))
    await sleep(pause * 1000)
  }
  report.read = await reading
  close()
  return report
}

/** Reads page, structured data and API of both over and over. */
function compareOn(urls: string[], editions: TwoEditions, report: PublishReport) {
  let comparing = true
  const loops = urls.map(async (url) => {
    while (comparing) {
      const { isNew, mixed } = await readOnce(url, editions)
      report.compared[isNew ? 'new' : 'old']++
      report.mixed.push(...mixed)
      await sleep(compareEvery)
    }
  })
  return {
    async stop() {
      comparing = false
      await Promise.all(loops)
    },
  }
}

const text = async (url: string) => (await fetch(url)).text()

/** The picture that is shared of the trip. */
const readShared = async (url: string) =>
  /property="og:image" content="([^"]+)"/.exec(await text(`${url}/trip/${id}`))?.[1] ?? ''

/** Page, card, results and share picture. */
const isTripShown = (title: string, earlier?: string) => async (url: string) =>
  (await text(`${url}/trip/${id}`)).includes(title) &&
  (await text(`${url}/ladakh`)).includes(title) &&
  (await text(`${url}/api/search/suggest?q=umling`)).includes(title) &&
  (await readShared(url)) !== earlier

const isInSitemap = (day: string) => async (url: string) =>
  (await text(`${url}/sitemap-pages.xml`)).includes(day)

/** Milliseconds until all of them show it. */
async function untilShown(urls: string[], isShown: (url: string) => Promise<boolean>): Promise<number> {
  const startedAt = performance.now()
  for (const url of urls)
    while (!(await isShown(url))) {
      if (performance.now() - startedAt > shownWithin) throw new Error(`${url} does not show it`)
      await sleep(compareEvery)
    }
  return performance.now() - startedAt
}
