import { chownSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { OpenDatabase } from '../../database/client.ts'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { systemClock } from '../../server/clock.ts'
import { readManifest } from '../../server/pictures/manifest.ts'
import { pictureAddress } from '../../server/pictures/picture-address.ts'
import { findDifferences } from '../setup/books.ts'
import { bookOne, findOffers, type Offer } from './book-one.ts'
import { faultsOf, type Proof } from './proof.ts'
import { raisedLimits } from './raised-limits.ts'
import { startServerProcess } from './server-process.ts'
import { fillDisk, withSmallDisk } from './small-disk.ts'

export type FullDiskReport = {
  /** On the full disk, before the first was refused, and once there was room again. */
  booked: { before: number; refused: number; after: number }
  surprises: string[]
}

const manifest = readManifest(join(import.meta.dirname, '../../.generated/pictures.json'))
/** More than the server wants to see free. */
const megabytes = 150
const [mostTries, refusalsWanted] = [300, 5]

/**
 * DATA_DIR, and unless told otherwise the tables of the database, stand on a disk that runs full under the server: it says so, goes on with what needs no room, and recovers by
 * itself. Null where no such disk may be made.
 */
function fullDiskRound(
  database: OpenDatabase & { url: string },
  { withTables = true } = {},
): Promise<FullDiskReport | null> {
  return withSmallDisk(megabytes, async (disk) => {
    const goBack = withTables ? await moveTables(database.pool, join(disk, 'tables')) : async () => {}
    const phonepe = await startPhonePeSandbox()
    const dataDir = join(disk, 'data')
    const settings = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      LIMITS: raisedLimits,
      ...phonepe.settings,
    }
    await using server = await startServerProcess(settings)
    const surprises: string[] = []
    const expectStatus = async (what: string, path: string, status: number, words = '') => {
      const answer = await fetch(server.url + path)
      const text = await answer.text()
      if (answer.status !== status) surprises.push(`${what}: ${answer.status}, not ${status}`)
      if (!text.includes(words)) surprises.push(`${what}: “${words}” is not said`)
    }
    const picture = (place: number) => {
      const found = manifest.pictures[place]
      return found ? pictureAddress({ picture: found, width: 400, type: 'avif' }) : ''
    }
    const offers = await findOffers(server.url, database.pool, { count: withTables ? 20 : 2 })
    const buy = startBuying(server.url, offers, surprises)
    const makeRoom = fillDisk(disk)
    await expectStatus('/ready on a full disk', '/ready', 503, 'the disk of DATA_DIR is full')
    await expectStatus('a picture on a full disk', picture(0), 503)
    const left = readdirSync(join(dataDir, 'pictures'))
    if (left.length > 0) surprises.push(`half a picture is left: ${left}`)
    while (withTables && buy.refused() < refusalsWanted && buy.asked() < mostTries) await buy.one()
    const before = buy.booked()
    for (const path of ['/', '/health', '/trip/lw6', '/treks', '/api/trips/lw6/departures'])
      await expectStatus(`${path} on a full disk`, path, 200)
    makeRoom()
    const refused = buy.refused()
    for (let i = 0; i < offers.length; i++) await buy.one()
    if (buy.refused() > refused) surprises.push('bookings are refused though there is room again')
    await expectStatus('/ready with room again', '/ready', 200)
    await expectStatus('a picture with room again', picture(0), 200)
    const differences = await findDifferences({
      db: database.db,
      clock: systemClock,
      settings: phonepe.settings,
    })
    surprises.push(...differences)
    await server.stop()
    await phonepe.stop()
    await goBack()
    return { booked: { before, refused, after: buy.booked() - before }, surprises }
  })
}

/** One booking after another: each is taken, or refused as something that will be mended. */
function startBuying(url: string, offers: Offer[], surprises: string[]) {
  let [asked, booked, refused] = [0, 0, 0]
  return {
    asked: () => asked,
    booked: () => booked,
    refused: () => refused,
    async one(): Promise<void> {
      const number = asked++
      const buyer = { key: `books-on-a-full-disk-${number}`, phone: String(9_000_000_000 + number) }
      const answer = await bookOne(url, offers[number % offers.length] as Offer, buyer)
      if (answer.success) booked++
      else if (answer.code === 'provider_unavailable') refused++
      else surprises.push(`a booking: ${answer.code}`)
    },
  }
}

/** All tables of a database into another folder, and back. */
async function moveTables(pool: pg.Pool, folder: string): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ home: string; name: string }>(
    `select current_setting('data_directory') as home, 'small_' || current_database() as name`,
  )
  const [{ home = '', name = '' } = {}] = rows
  mkdirSync(folder)
  const { uid, gid } = statSync(home)
  chownSync(folder, uid, gid)
  const move = async (from: string, to: string) => {
    for (const kind of ['table', 'index'])
      await pool.query(`alter ${kind} all in tablespace ${from} set tablespace ${to}`)
  }
  await pool.query(`create tablespace ${name} location '${folder}'`)
  await move('pg_default', name)
  return async () => {
    await move(name, 'pg_default')
    await pool.query(`drop tablespace ${name}`)
  }
}

export const fullDisk: Proof = {
  name: 'full-disk',
  title: 'A full disk',
  doing: 'Filling the disk',
  async prove(ground) {
    const report = await ground.withDatabase('full_disk', fullDiskRound)
    if (!report)
      return { text: 'Left out: whoever runs this may not mount a small disk (tmpfs) here.', faults: [] }
    const { booked, surprises } = report
    return {
      text: `The disk of DATA_DIR and of the database's tables ran full under the server: ${booked.before} bookings still found room, ${booked.refused} were told to come back in a minute, pages and seats were read on, a picture was a 503 and no half of one was left. Once there was room ${booked.after} bookings were taken. Surprises: ${surprises.slice(0, 5).join('; ') || 'none'}.`,
      faults: faultsOf({
        'something was not as it should be': surprises.length === 0,
        'the disk was never full': booked.refused > 0 && booked.after > 0,
      }),
    }
  },
}
