import { expect, test } from 'vitest'
import type { Role } from '../../domain/staff/roles.ts'
import { readEnv } from '../../server/env.ts'
import { runCommand } from '../../server/operator/run-command.ts'
import { createEraseOldData } from '../../server/retention/erase-old-data.ts'
import { openStaff } from '../setup/staff.ts'
import { commandLine, device } from '../setup/staff-room.ts'

const as = (id: string) => ({ kind: 'staff', id, name: 'Asha Rao', through: 'console' }) as const
const refused = (reason: string) => ({ ok: false, reason })

test('owners alone add and change people, nobody themselves, and a new owner takes two persons', async () => {
  const { staff, add, entries } = await openStaff()
  const owner = await add('919876500001', 'owner')
  const newcomer = { phone: '+91 98765-00002', name: ' Ravi\u0000  Nair ', role: 'captain' } as const
  for (const [i, role] of (['manager', 'accountant', 'captain'] as const).entries()) {
    const id = await add(`91987650001${i}`, role)
    expect(await staff.add(newcomer, as(id))).toEqual(refused('forbidden'))
    expect(await staff.changeRole(id, 'owner', as(id))).toEqual(refused('forbidden'))
    expect(await staff.end(owner, as(id))).toEqual(refused('forbidden'))
    expect(await staff.resetFactor(owner, as(id))).toEqual(refused('forbidden'))
  }
  for (const actor of [{ kind: 'job' }, { kind: 'traveller' }, as('no id')] as const)
    expect(await staff.add(newcomer, actor)).toEqual(refused('forbidden'))
  entries.length = 0
  const added = await staff.add(newcomer, as(owner))
  const ravi = added.ok ? added.id : expect.fail(added.reason)
  expect(await staff.add(newcomer, as(owner))).toEqual(refused('taken'))
  expect(await staff.add({ ...newcomer, phone: '12' }, as(owner))).toEqual(refused('country'))
  expect(await staff.add({ ...newcomer, phone: 'Ravi' }, as(owner))).toEqual(refused('not a phone'))
  expect(await staff.add({ ...newcomer, name: ' \u200b' }, as(owner))).toEqual(refused('not a name'))
  expect(await staff.changeRole(ravi, 'manager', as(owner))).toEqual({ ok: true })
  for (const change of [staff.end, staff.resetFactor])
    expect(await change(owner, as(owner))).toEqual(refused('yourself'))
  expect(await staff.changeRole(owner, 'manager', as(owner))).toEqual(refused('yourself'))
  expect(await staff.end('no id', as(owner))).toEqual(refused('unknown'))
  const wish = { phone: '+919876500003', name: 'Meera', role: 'owner' } as const
  for (const approval of [undefined, 'another'])
    expect([
      await staff.add(wish, as(owner), approval),
      await staff.changeRole(ravi, 'owner', as(owner), approval),
    ]).toEqual([refused('needs two persons'), refused('needs two persons')])
  expect(await staff.add(wish, as(owner), 'agreed')).toMatchObject({ ok: true })
  expect(await staff.changeRole(ravi, 'owner', as(owner), 'agreed')).toEqual({ ok: true })
  expect(entries).toMatchObject([
    { by: as(owner), what: 'staff added', subject: { kind: 'staff', id: ravi }, after: { role: 'captain' } },
    { what: 'role changed', before: { role: 'captain' }, after: { role: 'manager' } },
    { what: 'staff added', after: { role: 'owner' } },
    { what: 'role changed', before: { role: 'manager' }, after: { role: 'owner' } },
  ])
  expect((await staff.list()).find(({ id }) => id === ravi)).toMatchObject({
    name: 'Ravi Nair',
    phone: '919876500002',
    hasApp: false,
  })
})

test('a role counts from the next request on, ended access and a reset factor end all of it', async () => {
  const { staff, enrol, passPhone, appCode, pool, notices } = await openStaff()
  const owner = await enrol('919876500001', 'owner')
  const ravi = await enrol('919876500002', 'manager')
  const { step } = await passPhone(ravi.phone)
  await staff.changeRole(ravi.id, 'captain', as(owner.id))
  expect((await staff.identify(ravi.cookie))?.staff.role).toBe('captain')
  expect(await staff.resetFactor(ravi.id, as(owner.id))).toEqual({ ok: true })
  expect(notices.slice(-2)).toEqual(['919876500002 factor added', '919876500002 factor removed'])
  expect(await staff.identify(ravi.cookie)).toBeNull()
  expect(await staff.verifyFactor(step, appCode(ravi.secret), device)).toEqual(refused('expired'))
  expect((await passPhone(ravi.phone)).next).toBe('enrol')
  const meera = await enrol('919876500003', 'manager')
  const waiting = await passPhone(meera.phone)
  expect(await staff.end(meera.id, as(owner.id))).toEqual({ ok: true })
  expect(await staff.identify(meera.cookie)).toBeNull()
  expect(await staff.verifyFactor(waiting.step, appCode(meera.secret), device)).toEqual(refused('expired'))
  expect(await staff.add({ phone: '+919876500009', name: 'Ravi', role: 'captain' }, as(meera.id))).toEqual(
    refused('forbidden'),
  )
  // Even if the session had been left behind.
  await pool.query('update staff set ended_at = now() where id = $1', [ravi.id])
  const back = await staff.add({ phone: '+919876500002', name: 'Ravi', role: 'captain' }, as(owner.id))
  expect(back).toMatchObject({ ok: true })
})

test('the last owner stays: of two who are taken away at once the database lets one go', async () => {
  const { staff, add, pool } = await openStaff()
  let asha = await add('919876500001', 'owner')
  expect(await staff.end(asha, commandLine)).toEqual(refused('last owner'))
  expect(await staff.changeRole(asha, 'manager', commandLine)).toEqual(refused('last owner'))
  const ways: ((a: string, b: string) => Promise<{ ok: boolean }>[])[] = [
    (a, b) => [staff.end(a, commandLine), staff.end(b, commandLine)],
    (a, b) => [staff.changeRole(a, 'captain', as(b)), staff.end(b, as(a))],
    (a, b) => [staff.changeRole(a, 'manager', commandLine), staff.changeRole(b, 'manager', commandLine)],
  ]
  for (const way of ways)
    for (let round = 0; round < 3; round++) {
      const ravi = await add(`9198765${round}${ways.indexOf(way)}002`, 'owner')
      const done = await Promise.all(way(asha, ravi))
      expect(done.filter(({ ok }) => ok)).toHaveLength(1)
      const owners = (await staff.list()).filter(({ role, endedAt }) => role === 'owner' && !endedAt)
      expect(owners).toHaveLength(1)
      asha = owners[0]?.id ?? ''
    }
  for (const sql of [`update staff set role = 'captain'`, 'update staff set ended_at = now()'])
    await expect(pool.query(sql)).rejects.toThrow('the last owner stays')
  for (const sql of ['delete from staff', 'truncate staff cascade'])
    await expect(pool.query(sql)).rejects.toThrow('never changed or removed')
})

test('the command line makes the first owner, lists, ends and resets, with one sentence each', async () => {
  const { url, enrol, staff, clock, db } = await openStaff()
  const run = async (...words: string[]) => {
    const { ok, message } = await runCommand(['staff', ...words], readEnv({ DATABASE_URL: url }))
    return [ok, message]
  }
  expect(await run('list')).toEqual([true, 'Nobody works here yet: staff add +919876543210 owner "Name".'])
  expect(await run('add', '+919876500001', 'boss', 'Asha')).toEqual([
    false,
    'There is no role boss: it is one of owner, manager, accountant, captain.',
  ])
  expect(await run('add', '+919876500001', 'owner', 'Asha Rao')).toEqual([
    true,
    'Added as owner. The first login at /console asks for a code by SMS and sets up the authenticator app.',
  ])
  expect(await run('add', '+919876500001', 'owner', 'Asha')).toEqual([
    false,
    'Somebody with that number works here already.',
  ])
  expect(await run('end', '+91 98765 00001')).toEqual([
    false,
    'That is the last owner: add another one first.',
  ])
  const ravi = await enrol('919876500002', 'manager' satisfies Role)
  expect(await run('reset-factor', '+919876500002')).toEqual([
    true,
    'Two-step login of Asha Rao, +91 98765 00002, is removed and every device signed out: the next login sets it up anew.',
  ])
  expect(await staff.identify(ravi.cookie)).toBeNull()
  expect(await run('end', '+919876500002')).toEqual([
    true,
    'The access of Asha Rao, +91 98765 00002, has ended.',
  ])
  expect(await run('end', '+919876500002')).toEqual([
    false,
    'Nobody with the number +91 98765 00002 works here.',
  ])
  expect((await run('list'))[1]).toMatch(
    /Asha Rao +\+91 98765 00001 +owner [^\n]+ no\n.*\+91 98765 00002 +manager/,
  )
  for (const words of [[], ['add'], ['end'], ['end', '+919876500001', 'owner'], ['promote', '+919876500001']])
    expect((await run(...words))[0]).toBe(false)
  clock.at = Date.now() + 370 * 86_400_000
  await createEraseOldData({ db, clock })()
  expect((await staff.list()).map(({ phone }) => phone)).toEqual(['919876500001', ''])
})
