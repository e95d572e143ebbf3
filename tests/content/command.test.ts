import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import type { Kind } from '../../domain/content/kinds.ts'
import { drawnPictures } from '../../server/catalogue/drawn-pictures.ts'
import { openContent } from '../../server/catalogue/open-content.ts'
import { createPublishVersion } from '../../server/content/publish-version.ts'
import { createEditionReader, firstEdition } from '../../server/editions/read-edition.ts'
import { readEnv } from '../../server/env.ts'
import { runCommand } from '../../server/operator/run-command.ts'
import { openTestDatabase } from '../setup/database.ts'
import { editTrip, itemOf } from '../setup/edit-trip.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'

const root = join(import.meta.dirname, '../..')
const { db, url } = await openTestDatabase()
const folder = makeTemporaryFolder()
afterAll(() => removeTemporaryFolder(folder))
const settings = readEnv({ DATABASE_URL: url, DATA_DIR: folder })
const command = (...args: string[]) => runCommand(['content', ...args], settings)

const content = await openContent(drawnPictures(join(root, '.generated/pictures.json')))
const { readOther } = createEditionReader({ db, content })
const { publish } = createPublishVersion({
  db,
  clock: { now: () => new Date() },
  content,
  judge: content.judge,
  ask: async () => [],
  readLive: () => firstEdition(readOther),
})

async function edit(kind: Kind, id: string, body: object) {
  expect(await publish({ kind, id, body, base: null, note: 'By hand' }, { kind: 'command line' })).toEqual({
    ok: true,
    version: 1,
  })
}

test('the command line lists what was published, writes it into files and publishes what a file holds', async () => {
  expect(await command('list')).toEqual({
    ok: true,
    message: 'Nothing was published: the site says what the files say.',
  })
  expect(await command('pull', folder)).toEqual({ ok: true, message: 'The files say what is live.' })

  const trip = editTrip(itemOf(content.files, 'trip', 'lb2'), {
    title: 'Umling La by Motorcycle, by Hand',
    more: 100,
  })
  const post = {
    ...(itemOf(content.files, 'post', 'goa-by-bus-ferry-and-scooter').value as {
      title: string
      author: string
    }),
    author: 'Kafila: "Desk" #2',
  }
  const place = { ...(itemOf(content.files, 'place', 'panaji').value as object), altitude: 8 }
  const faq = structuredClone(itemOf(content.files, 'page', 'faq').value) as {
    items: { question: string }[]
  }[]
  for (const { items } of faq) items.reverse()
  await edit('trip', 'lb2', trip)
  await edit('post', 'goa-by-bus-ferry-and-scooter', post)
  await edit('place', 'panaji', place)
  await edit('page', 'faq', faq)
  const coupon = { ...(itemOf(content.files, 'coupon', 'save10').value as object), lastDay: '2027-06-30' }
  const fresh = { code: 'DIWALI12', discountPercentage: 12, description: '12% off in the autumn' }
  const seller = { ...(itemOf(content.files, 'site', 'seller').value as object), tan: 'DELC01234B' }
  await edit('coupon', 'save10', coupon)
  await edit('coupon', 'diwali12', fresh)
  await edit('site', 'seller', seller)

  const listed = await command('list')
  expect(listed.message).toMatch(/trip\/lb2 +1 .*command line +as it was then +yes +By hand/)

  const pulled = await command('pull', folder)
  expect(pulled).toMatchObject({
    ok: true,
    message: expect.stringContaining('content/trips/ladakh/umling-la-hanle-bike-expedition.ts'),
  })
  const load = (file: string) => import(pathToFileURL(join(folder, file)).href)
  expect((await load('content/trips/ladakh/umling-la-hanle-bike-expedition.ts')).trip).toEqual(trip)
  expect((await load('content/places/west.ts')).places[0]).toEqual(place)
  expect((await load('content/pages/faq.ts')).faq).toEqual(faq)
  expect((await load('content/coupons/save10.ts')).coupon).toEqual(coupon)
  expect((await load('content/coupons/diwali12.ts')).coupon).toEqual(fresh)
  expect((await load('content/site/seller.ts')).seller).toEqual(seller)
  const written = readFileSync(join(folder, 'content/posts/goa-by-bus-ferry-and-scooter.md'), 'utf8')
  expect(written).toContain('author: "Kafila: \\"Desk\\" #2"')
  // As a developer would have written it: what was not changed stays as it is.
  const file = readFileSync(join(root, 'content/trips/ladakh/umling-la-hanle-bike-expedition.ts'), 'utf8')
  const text = readFileSync(join(folder, 'content/trips/ladakh/umling-la-hanle-bike-expedition.ts'), 'utf8')
  const lines = new Set(file.split('\n'))
  expect(text.split('\n').filter((line) => !lines.has(line)).length).toBeLessThan(10)

  expect(await command('push', 'trip/lb2')).toEqual({
    ok: true,
    message: 'trip/lb2 is published as version 2.',
  })
  expect(await command('push', 'content/trips/ladakh/umling-la-hanle-bike-expedition.ts')).toEqual({
    ok: true,
    message: 'trip/lb2 stands on the site as the file has it.',
  })
  expect((await command('list')).message).toMatch(/trip\/lb2 +2 .*says the same/)
  expect((await command('push', 'nothing')).ok).toBe(false)
  expect((await command('fly')).ok).toBe(false)
}, 180_000)
