import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fingerprint } from '../../content/fingerprint.ts'
import { staff } from '../../database/schema/staff.ts'
import { openAsks, type PublishAsk } from '../../domain/content/publish-ask.ts'
import type { Actor } from '../../domain/staff/actor.ts'
import { createAskPublication } from '../../server/content/publish-asks.ts'
import { createPublishVersion } from '../../server/content/publish-version.ts'
import { keyOfPointers, listPointers } from '../../server/content/version-store.ts'
import { openTestDatabase } from '../setup/database.ts'

const { db } = await openTestDatabase()
const clock = { now: () => new Date('2026-11-15T06:00:00Z') }
const file = { kind: 'coupon', id: 'save10', source: 'save10', value: { discount: 10 } } as const
const edition = { used: [], setAside: [], hash: '', catalogue: undefined as never }

const dearer: PublishAsk = ({ live, next }) => {
  const [was, is] = [live, next].map((body) => (body as typeof file.value).discount)
  if (was === is) return []
  return [
    { kind: 'question', name: 'discount', field: 'discount', said: `Type ${is} again.`, answer: `${is}` },
  ]
}
const ownersAlone: PublishAsk = ({ next }, { role }) =>
  role !== 'owner' && (next as typeof file.value).discount > 50
    ? [{ kind: 'refusal', field: 'discount', said: 'More than half is an owner’s to give.' }]
    : []

const { publish } = createPublishVersion({
  db,
  clock,
  content: { files: [file], hashOf: fingerprint, read: async () => edition },
  judge: async () => [],
  ask: createAskPublication({ db, clock }, [dearer, ownersAlone]),
  readLive: async () => ({ ...edition, key: keyOfPointers(await listPointers(db)) }),
})

async function hire(role: 'owner' | 'manager'): Promise<Actor> {
  const person = {
    id: randomUUID(),
    name: role,
    phone: role === 'owner' ? '919811000001' : '919811000002',
    role,
  }
  await db.insert(staff).values({ ...person, activeFrom: clock.now() })
  return { kind: 'staff', id: person.id, name: role, through: 'console' }
}

test('what is asked beside the rules is answered first, or refuses by role', async () => {
  const [owner, manager] = [await hire('owner'), await hire('manager')]
  const wish = (discount: number, base: number | null, answers = {}) => ({
    ...({ kind: 'coupon', id: 'save10', note: '', base, answers } as const),
    body: { discount },
  })
  const question = { kind: 'question', said: 'Type 60 again.' }
  const refusal = { kind: 'refusal', said: 'More than half is an owner’s to give.' }
  expect(await publish(wish(60, null), manager)).toMatchObject({
    reason: 'asked',
    asked: [question, refusal],
  })
  expect(await publish(wish(60, null, { discount: '60' }), manager)).toMatchObject({ asked: [refusal] })
  expect(await publish(wish(60, null, { discount: '6' }), owner)).toMatchObject({ asked: [question] })
  expect(await publish(wish(60, null, { discount: ' 60 ' }), owner)).toEqual({ ok: true, version: 1 })
  expect(await publish(wish(20, 1), manager)).toMatchObject({ asked: [{ name: 'discount' }] })
})

test('a number is the same answer with its sign and its commas', () => {
  const asked = { kind: 'question', name: 'price', field: 'price', said: '', answer: '18999' } as const
  expect(openAsks([asked], { price: '₹18,999' })).toEqual([])
  expect(openAsks([asked], { price: '18,998' })).toEqual([asked])
  expect(openAsks([asked], {})).toEqual([asked])
})
