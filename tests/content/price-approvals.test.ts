import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fingerprint } from '../../content/fingerprint.ts'
import { staff } from '../../database/schema/staff.ts'
import { createApprovals } from '../../server/approvals/create-approvals.ts'
import { createSaveDraft } from '../../server/content/drafts/save-draft.ts'
import { createAskOwner } from '../../server/content/prices/ask-owner.ts'
import { createPriceChangeAct } from '../../server/content/prices/price-change-act.ts'
import { createAskPublication } from '../../server/content/publish-asks.ts'
import { createPublishVersion } from '../../server/content/publish-version.ts'
import { keyOfPointers, listPointers } from '../../server/content/version-store.ts'
import { openTestDatabase } from '../setup/database.ts'

const { db, pool } = await openTestDatabase()
const clock = { now: () => new Date('2026-11-15T06:00:00Z') }
const trip = (price: number) => ({
  id: 'b1',
  title: 'Banni and Dholavira',
  price,
  discount: 0,
  packages: [{ title: 'Twin', price, description: 'Two share a tent' }],
})
const file = { kind: 'trip', id: 'b1', source: 'west/b1', value: trip(20_000) } as const
const content = { files: [file], hashOf: fingerprint, listItems: () => [file] }
const edition = { used: [], setAside: [], hash: '', catalogue: undefined as never }
const readLive = async () => ({ ...edition, key: keyOfPointers(await listPointers(db)) })
const acts = { 'price change': createPriceChangeAct({ content }) }
const approvals = createApprovals({ db, clock, site: { email: 'desk@example.com' } as never, acts })
const askOwner = createAskOwner({ db, clock, content, readLive, askApproval: approvals.ask })
const saveDraft = createSaveDraft({ db, clock, content })
const { publishDraft } = createPublishVersion({
  db,
  clock,
  content: { ...content, read: async () => edition },
  judge: async () => [],
  ask: createAskPublication({ db, clock }),
  readLive,
})

async function hire(role: 'owner' | 'manager') {
  const id = randomUUID()
  const phone = role === 'owner' ? '919811000001' : '919811000002'
  await db.insert(staff).values({ id, name: role, phone, role, activeFrom: clock.now() })
  return { kind: 'staff', id, name: role, through: 'console' } as const
}

test('a manager’s price goes out once an owner has agreed to just that, and once', async () => {
  const [owner, manager] = [await hire('owner'), await hire('manager')]
  const which = { kind: 'trip', id: 'b1' } as const
  const save = (price: number, revision: number | null, base: number | null = null) =>
    saveDraft({ ...which, body: trip(price), base, revision }, manager)
  const answers = (price: number) => ({ 'price.packages.0.price': `₹${price}` })
  const publish = (revision: number, price: number, by = manager) =>
    publishDraft({ ...which, revision, note: '', answers: answers(price) }, by)
  const refusal = { reason: 'asked', asked: [{ kind: 'refusal', needs: 'an owner' }] }
  await save(30_000, null)
  expect(await publish(1, 30_000)).toMatchObject(refusal)
  const wish = { id: 'b1', revision: 1, why: 'Tents cost more' }
  expect(await askOwner({ ...wish, revision: 2 }, manager)).toEqual({ ok: false, reason: 'changed' })
  const asked = await askOwner(wish, manager)
  expect(asked.ok).toBe(true)
  const id = asked.ok ? asked.id : ''
  const shown = await approvals.show(id, owner.id)
  expect(shown?.about).toMatchObject({
    who: 'Banni and Dholavira',
    what: 'Twin: ₹20,000 becomes ₹30,000, 50 %.',
  })
  expect(await publish(1, 30_000)).toMatchObject(refusal)
  expect(await approvals.decide(id, 'approve', manager)).toMatchObject({ reason: 'forbidden' })
  expect(await approvals.decide(id, 'approve', owner)).toEqual({ ok: true })
  // Another price than the one that was agreed to.
  await save(31_000, 1)
  expect(await publish(2, 31_000)).toMatchObject(refusal)
  await save(30_000, 2)
  expect(await publish(3, 30)).toMatchObject({ asked: [{ kind: 'question' }] })
  expect(await publish(3, 30_000)).toEqual({ ok: true, version: 1 })
  expect((await pool.query('select done_at from approvals')).rows).toEqual([{ done_at: clock.now() }])
})
