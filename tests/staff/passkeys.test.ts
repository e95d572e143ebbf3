import { expect, test } from 'vitest'
import { openStaff } from '../setup/staff.ts'
import { device } from '../setup/staff-room.ts'
import { createVirtualPasskey } from '../setup/virtual-passkey.ts'

const { staff, pass, enrol, entries, appCode } = await openStaff()
const origin = 'https://ops.kafila.example'
const from = { address: device.address }
const refused = (reason: string) => ({ ok: false, reason })

async function sessionOf(cookie: string) {
  return (await staff.identify(cookie)) ?? expect.fail('signed out')
}

async function begin() {
  const begun = await staff.beginPasskeyLogin(from)
  return begun.ok ? begun : expect.fail(begun.reason)
}

async function addTo(cookie: string, passkey: ReturnType<typeof createVirtualPasskey>) {
  const session = await sessionOf(cookie)
  const begun = await staff.beginPasskey(session)
  if (!begun.ok) expect.fail(begun.reason)
  return staff.addPasskey(session, begun.attempt, passkey.create(begun.options), 'Work laptop')
}

test('a passkey takes the place of phone and app: its challenge counts once, at our address alone', async () => {
  const asha = await enrol('919876500001', 'owner')
  const passkey = createVirtualPasskey(origin)
  expect(await addTo(asha.cookie, passkey)).toEqual({ ok: true })
  expect(await staff.listPasskeys(asha.id)).toMatchObject([{ name: 'Work laptop', usedAt: null }])

  const { attempt, options } = await begin()
  expect(options).toMatchObject({ rpId: 'ops.kafila.example', userVerification: 'required' })
  const answer = passkey.get(options)
  const both = await Promise.all([1, 2].map(() => staff.finishPasskeyLogin(attempt, answer, device)))
  const opened = both.find(({ ok }) => ok)
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both).toContainEqual(refused('expired'))
  const session = await sessionOf(opened?.ok ? opened.cookie : '')
  expect(session.staff.id).toBe(asha.id)
  expect(entries.slice(-2)).toMatchObject([
    { what: 'passkey added' },
    { what: 'staff signed in', after: { way: 'passkey' } },
  ])

  const next = await begin()
  expect(await staff.finishPasskeyLogin(next.attempt, answer, device)).toEqual(refused('wrong'))
  const away = await begin()
  const elsewhere = passkey.get(away.options, 'https://kafila.example')
  expect(await staff.finishPasskeyLogin(away.attempt, elsewhere, device)).toEqual(refused('wrong'))
  const late = await begin()
  pass(11)
  expect(await staff.finishPasskeyLogin(late.attempt, passkey.get(late.options), device)).toEqual(
    refused('expired'),
  )
  for (const odd of [
    null,
    'x',
    {},
    { id: 'x', response: {} },
    { id: answer.id, response: { signature: 1 } },
  ]) {
    const { attempt: other } = await begin()
    expect(await staff.finishPasskeyLogin(other, odd, device)).toEqual(refused('wrong'))
  }
})

test('a passkey is added with a fresh factor and by who holds it, makes a factor fresh for its own person, and goes', async () => {
  const asha = await enrol('919876500002', 'manager')
  const ravi = await enrol('919876500003', 'manager')
  const careless = createVirtualPasskey(origin, { verifiesUser: false })
  expect(await addTo(asha.cookie, careless)).toEqual(refused('wrong'))
  const [hers, his] = [createVirtualPasskey(origin), createVirtualPasskey(origin)]
  expect([await addTo(asha.cookie, hers), await addTo(ravi.cookie, his)]).toEqual([
    { ok: true },
    { ok: true },
  ])
  pass(6)
  const session = await sessionOf(asha.cookie)
  expect(await staff.beginPasskey(session)).toEqual(refused('not fresh'))
  const { attempt, options } = await staff.beginPasskeyFreshen(session)
  expect(await staff.finishPasskeyFreshen(session, attempt, his.get(options))).toEqual(refused('wrong'))
  const again = await staff.beginPasskeyFreshen(session)
  const stolen = await staff.finishPasskeyLogin(again.attempt, hers.get(again.options), device)
  expect(stolen).toEqual(refused('expired'))
  const third = await staff.beginPasskeyFreshen(session)
  expect(await staff.finishPasskeyFreshen(session, third.attempt, hers.get(third.options))).toEqual({
    ok: true,
  })
  const begun = await staff.beginPasskey(session)
  if (!begun.ok) expect.fail(begun.reason)
  pass(6)
  const slow = createVirtualPasskey(origin).create(begun.options)
  expect(await staff.addPasskey(session, begun.attempt, slow, '')).toEqual(refused('not fresh'))

  const [{ id } = { id: '' }] = await staff.listPasskeys(asha.id)
  expect(await staff.removePasskey(await sessionOf(ravi.cookie), id)).toBe(false)
  expect(await staff.removePasskey(session, id)).toBe(true)
  const gone = await begin()
  expect(await staff.finishPasskeyLogin(gone.attempt, hers.get(gone.options), device)).toEqual(
    refused('wrong'),
  )
  const [{ id: last } = { id: '' }] = await staff.listPasskeys(ravi.id)
  expect(last).not.toBe('')
  expect(await staff.freshen(session, appCode(asha.secret))).toEqual({ ok: true })
})
