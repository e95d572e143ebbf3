import { expect, test } from 'vitest'
import { fingerprint } from '../../content/fingerprint.ts'
import { openContent } from '../../server/catalogue/open-content.ts'
import { judgeWithPrices } from '../../server/content/prices/judge-with-prices.ts'
import { noteFilePrices } from '../../server/content/prices/note-file-prices.ts'
import { offerOldPrices } from '../../server/content/prices/offer-old-prices.ts'
import { createPublishVersion } from '../../server/content/publish-version.ts'
import { keyOfPointers, listPointers, listVersions } from '../../server/content/version-store.ts'
import { openTestDatabase } from '../setup/database.ts'
import { itemOf } from '../setup/edit-trip.ts'

const { db, pool } = await openTestDatabase()
const content = await openContent({ pictures: null })
let now = new Date('2026-11-15T06:00:00Z')
const clock = { now: () => now }
const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000)
}

type Priced = { price: number; discount: number; packages: { title: string; price: number; was?: number }[] }
const file = itemOf(content.files, 'trip', 'lb2').value as Priced
/** The trip of the file, cheaper or dearer in all packages, with this old price of the first. */
function priced(more: number, was?: number, discount = 0): Priced {
  const packages = file.packages.map((one, i) => ({
    ...one,
    price: one.price + more,
    ...(i === 0 && was !== undefined && { was }),
  }))
  return { ...file, price: file.price + more, discount, packages }
}

const readLive = async () => {
  const pointers = await listPointers(db)
  const used = await listVersions(db, pointers)
  const items = used.map(({ sourceName: source, body: value, ...rest }) => ({ ...rest, source, value }))
  return { used: items, setAside: [], hash: '', catalogue: undefined as never, key: keyOfPointers(pointers) }
}
const { publish } = createPublishVersion({
  db,
  clock,
  content: { files: content.files, hashOf: fingerprint, read: readLive },
  judge: judgeWithPrices({ db, clock, content, judge: async () => [] }),
  ask: async () => [],
  readLive,
})
let base: number | null = null
async function put(body: Priced) {
  const which = { kind: 'trip', id: 'lb2', note: '', base } as const
  const done = await publish({ ...which, body }, { kind: 'command line' })
  if (done.ok) base = done.version
  return done.ok ? done.version : done.reason === 'invalid' ? done.problems : done.reason
}
const said = (field: string, message: RegExp) => [
  expect.objectContaining({ field, message: expect.stringMatching(message) }),
]

test('an old price goes out only where files and versions prove it, and its sample discount stays with the file’s prices', async () => {
  const first = file.packages[0]?.price ?? 0
  await noteFilePrices({ patientDb: db, clock, content })
  await noteFilePrices({ patientDb: db, clock, content })
  expect((await pool.query(`select 1 from file_prices where trip_id = 'lb2'`)).rowCount).toBe(1)
  later(29)
  expect(await put(priced(-1000, first))).toEqual(said('packages.0.was', /^leave it out/))
  later(1)
  expect(await put(priced(-1000, first + 2000))).toEqual(
    said('packages.0.was', new RegExp(`^write ${first}, the lowest`)),
  )
  expect(await put(priced(-1000, undefined, 5))).toEqual(said('discount', /^write 0/))
  expect(await offerOldPrices(db, { id: 'lb2', value: priced(-1000) }, now)).toContain(first)
  expect(await put(priced(-1000, first))).toBe(1)
  // Other words beside the same prices, long after: it stays.
  later(100)
  expect(await put({ ...priced(-1000, first), special: 'In May' } as Priced)).toBe(2)
  // The next one is measured by the price that stood since.
  expect(await put(priced(-2000, first))).toEqual(said('packages.0.was', /^write \d+, the lowest/))
  expect(await put(priced(-2000, first - 1000))).toBe(3)
  // The prices of the file are those of the sample again, discount and all.
  expect(await put({ ...file, special: 'In June' } as Priced)).toBe(4)
})
