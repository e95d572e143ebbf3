import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pages } from '../../console/pages.ts'
import { staff as people } from '../../database/schema/staff.ts'
import { may, needsFreshFactor, roles } from '../../domain/staff/roles.ts'
import { createFindPage } from '../../server/console/find-page.ts'
import { sayFirstOwner } from '../../server/console/first-owner.ts'
import { loggedPath } from '../../server/http/logged-path.ts'
import { startConsole } from '../setup/console.ts'
import { hiddenField } from '../setup/console-forms.ts'
import { codeAt, smsCode } from '../setup/sample-staff.ts'

const { app, staff, ask } = await startConsole()
const somebody = staff.people[3]?.id ?? ''

/** Good names for the places of a path that stand for one, in their order. */
const { rows: dates } = await app.database.pool.query(
  `select trip_id || '/' || id as name from departures limit 1`,
)
const ofDeparture = (below = '') => ({ [`/departures/:trip/:departure${below}`]: String(dates[0].name) })
const names: Record<string, string> = {
  '/staff/:id': somebody,
  '/trips/:id': 'lw6',
  '/trips/:id/preview': 'lw6',
  '/trips/:id/file': 'lw6',
  '/trips/:id/publish': 'lw6',
  '/trips/:id/versions': 'lw6',
  '/trips/:id/versions/:version': 'lw6/1',
  '/words/:kind/:id': 'page/faqPage',
  '/words/:kind/:id/preview': 'place/panaji',
  '/words/:kind/:id/file': 'page/faqPage',
  '/words/:kind/:id/publish': 'page/faqPage',
  '/words/:kind/:id/versions': 'page/faqPage',
  '/words/:kind/:id/versions/:version': 'page/faqPage/1',
  ...ofDeparture(),
  ...ofDeparture('/cancel'),
  ...ofDeparture('/letter'),
  ...ofDeparture('/manifest'),
  ...ofDeparture('/manifest/export'),
  ...ofDeparture('/rooms'),
  ...ofDeparture('/transport'),
}
function addressOf(path: string): string {
  if (path === '/' || path === '/*') return path === '/' ? '/console' : '/console/nothing'
  const parts = names[path]?.split('/') ?? []
  return `/console${path.replace(/:\w+/g, () => parts.shift() ?? 'unnamed')}`
}

test.each(roles)(
  '%s opens the pages and sends the forms that the table gives, and no others',
  async (role) => {
    for (const [path, { asks, takes = {} }] of Object.entries(pages)) {
      const { status } = await ask(addressOf(path), { role })
      const allowed = asks === 'anybody' || may(role, asks)
      expect(status === 403, `${role} opens ${path}`).toBe(!allowed)
      for (const [act, { asks: wish }] of Object.entries(takes)) {
        if (allowed && (wish === 'anybody' || may(role, wish))) continue
        await staff.takeDeeds()
        const sent = await ask(addressOf(path), { role, form: { do: act } })
        expect([sent.status, await staff.takeDeeds()], `${role} sends ${act} to ${path}`).toEqual([403, []])
      }
      const unknown = await ask(addressOf(path), { role, form: { do: 'no such act' } })
      expect(unknown.status, `an unknown form to ${path}`).toBe(405)
    }
  },
)

test('who is not logged in is led to the login and back, and learns of no address', async () => {
  for (const path of ['/console/staff?x=1', '/console/no/such/page']) {
    const { status, headers } = await ask(path)
    expect(status).toBe(303)
    expect(headers.get('location')).toBe(`/console/login?to=${encodeURIComponent(path)}`)
  }
  const bearer = await ask('/console/staff', { headers: { authorization: 'Bearer a.b.c' } })
  expect(bearer.status).toBe(303)
  expect((await ask('/console/staff', { cookie: 'made up' })).status).toBe(303)
  expect((await ask('/console/login?to=//evil.example', { role: 'owner' })).headers.get('location')).toBe(
    '/console',
  )
})

test('a page has one address: its data alone is asked for by nobody', async () => {
  for (const path of [
    '/console/staff.data',
    '/console/_.data',
    '/console/staff/.data',
    '/console/account.data',
  ])
    for (const role of ['owner', 'captain'] as const)
      expect([path, (await ask(path, { role })).status]).toEqual([path, 404])
})

test('ended access is over at the next request', async () => {
  const cookie = await staff.sessionOf('captain')
  const setEnd = (endedAt: Date | null) =>
    app.database.db.update(people).set({ endedAt }).where(eq(people.id, somebody))
  expect((await ask('/console/account', { cookie })).status).toBe(200)
  await setEnd(app.clock.now())
  expect((await ask('/console/account', { cookie })).status).toBe(303)
  await setEnd(null)
})

test('forms are taken from the console’s own pages alone, as forms, and up to a size', async () => {
  const form = { do: 'invite', name: 'Somebody', phone: '9811012345', role: 'manager' }
  const sendAs = async (headers: Record<string, string>) =>
    (await ask('/console/staff/new', { role: 'owner', form, headers })).status
  await staff.takeDeeds()
  expect(await sendAs({ origin: 'https://evil.example' })).toBe(403)
  expect(await sendAs({ origin: 'null' })).toBe(403)
  expect(await sendAs({ origin: '' })).toBe(403)
  expect(await sendAs({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await sendAs({ 'sec-fetch-site': 'same-site' })).toBe(403)
  expect(await sendAs({ 'content-type': 'text/plain' })).toBe(415)
  const long = await ask('/console/staff/new', {
    role: 'owner',
    form: { ...form, name: 'x'.repeat(300_000) },
  })
  expect(long.status).toBe(413)
  expect(await staff.takeDeeds()).toEqual([])
  expect(await sendAs({})).toBe(303)
  expect(await staff.takeDeeds()).toEqual(['staff added'])
})

test('a link on another page opens the page for who is logged in, in a second step', async () => {
  const elsewhere = { 'sec-fetch-site': 'cross-site' }
  const first = await ask('/console/staff', { headers: elsewhere })
  expect(first.status).toBe(200)
  expect(first.text).toContain('http-equiv="refresh"')
})

test('money, staff and the like ask for a fresh factor, and what was typed goes on from there', async () => {
  const cookie = await staff.sessionOf('owner')
  await staff.letFactorsAge()
  expect((await ask('/console/staff', { cookie })).status).toBe(200)
  expect(needsFreshFactor('staff: change')).toBe(true)
  const address = `/console/staff/${somebody}`
  const typed = { do: 'role', role: 'accountant' }
  await staff.takeDeeds()
  const asked = await ask(address, { cookie, form: typed })
  expect(asked.status).toBe(403)
  expect(asked.text).toContain('Confirm it is you')
  expect(hiddenField(asked.text, 'role')).toBe('accountant')
  const wrong = await ask(address, { cookie, form: { ...typed, 'confirm-code': '111111' } })
  expect(wrong.text).toContain('That is not the code')
  expect(await staff.takeDeeds()).toEqual([])
  const right = await ask(address, { cookie, form: { ...typed, 'confirm-code': staff.appCode() } })
  expect([right.status, right.headers.get('location')]).toEqual([303, address])
  expect(await staff.takeDeeds()).toEqual(['role changed'])

  await staff.letFactorsAge()
  app.clock.set(new Date(app.clock.now().getTime() + 30_000))
  const page = await ask('/console/staff/new', { cookie })
  expect([page.status, hiddenField(page.text, 'do')]).toEqual([403, 'confirm'])
  const again = await ask('/console/staff/new', {
    cookie,
    form: { do: 'confirm', 'confirm-code': staff.appCode() },
  })
  expect([again.status, again.headers.get('location')]).toEqual([303, '/console/staff/new'])
  expect((await ask('/console/staff/new', { cookie })).status).toBe(200)

  await staff.letFactorsAge()
  for (let tries = 0; tries < 10; tries++)
    await ask(address, { cookie, form: { ...typed, 'confirm-code': '111111' } })
  const locked = await ask(address, { cookie, form: { ...typed, 'confirm-code': '111111' } })
  expect(locked.text).toContain('Wait until')
})

test('a form that comes after the session has ended is kept', async () => {
  const { status, text } = await ask('/console/staff/new', { form: { do: 'invite', name: 'Somebody "new"' } })
  expect(status).toBe(401)
  expect(text).toContain('You were signed out')
  expect(hiddenField(text, 'name')).toBe('Somebody &quot;new&quot;')
})

test('a form that is not in order says what is wrong beside the field and on top, with what was typed', async () => {
  const form = { do: 'invite', name: 'Asha', phone: '12', role: 'owner' }
  const cookie = await staff.sessionOf('owner')
  const { status, text } = await ask('/console/staff/new', { cookie, form })
  expect(status).toBe(422)
  expect(text).toContain('<a href="#field-phone"')
  expect(text).toMatch(/id="field-phone"[^>]*aria-invalid="true"[^>]*aria-describedby="field-phone-error"/)
  expect(text).toContain('value="Asha"')
})

test('the way in: number, code, app, recovery codes once; then it is a cookie of the console alone', async () => {
  const step = (form: Record<string, string>) => ask('/console/login?to=/console/staff', { form })
  await staff.removeApp('manager')
  const known = await step({ do: 'number', phone: '98110 00001' })
  const unknown = await step({ do: 'number', phone: '98110 70001' })
  const attempt = hiddenField(known.text, 'attempt') ?? ''
  const other = hiddenField(unknown.text, 'attempt') ?? ''
  expect(unknown.text.replaceAll(other, attempt)).toBe(known.text)
  const wrong = await step({ do: 'code', attempt, code: '111111' })
  expect([wrong.status, hiddenField(wrong.text, 'attempt')]).toEqual([422, attempt])
  const enrolling = await step({ do: 'code', attempt, code: smsCode })
  const secret = /<b class="figure">((?:[A-Z2-7]{4} ?)+)<\/b>/.exec(enrolling.text)?.[1] ?? ''
  const enrolled = await step({
    do: 'enrol',
    step: hiddenField(enrolling.text, 'step') ?? '',
    code: codeAt(secret, app.clock.now()),
  })
  expect(enrolled.text.match(/<li>[\w-]{8,}<\/li>/g)).toHaveLength(8)
  expect(enrolled.headers.get('set-cookie')).toMatch(
    /^console=[\w-]{20,}; Path=\/console; HttpOnly; SameSite=Strict$/,
  )

  app.clock.set(new Date(app.clock.now().getTime() + 120_000))
  const again = await step({ do: 'number', phone: '98110 00001' })
  const second = await step({ do: 'code', attempt: hiddenField(again.text, 'attempt') ?? '', code: smsCode })
  expect(second.text).toContain('Code of your app')
  const token = hiddenField(second.text, 'step') ?? ''
  const inside = await step({ do: 'factor', step: token, code: codeAt(secret, app.clock.now()) })
  expect([inside.status, inside.headers.get('location')]).toEqual([303, '/console/staff'])
  for (let tries = 0; tries < 5; tries++) await step({ do: 'number', phone: '98110 00001' })
  expect((await step({ do: 'number', phone: '98110 00001' })).text).toContain('Wait until')
})

test('signing out ends the session and its cookie', async () => {
  const cookie = await staff.sessionOf('owner')
  const { status, headers } = await ask('/console/account', { cookie, form: { do: 'sign out' } })
  expect([status, headers.get('location')]).toEqual([303, '/console/login?out'])
  expect(headers.get('set-cookie')).toContain('console=; Path=/console; HttpOnly; SameSite=Strict; Max-Age=0')
  expect((await ask('/console/account', { cookie })).status).toBe(303)
})

test('no two pages have one letter', () => {
  const letters = Object.values(pages).flatMap(({ rail }) => rail?.letter ?? [])
  expect(letters).toEqual([...new Set(letters)])
})

test('a route without a permission does not start', () => {
  const route = (path: string) => ({ id: path, path, parentId: 'root', module: {} as never })
  const build = { routes: { a: route('staff'), b: route('forgotten') } } as never
  expect(() => createFindPage(pages, build)).toThrow('/forgotten')
})

test('on one’s own machine the start says how the first owner is made, until there is one', async () => {
  const [local, nobody] = [{ mode: 'local', url: 'http://localhost:1' } as const, { list: async () => [] }]
  expect(await sayFirstOwner(nobody, local)).toContain('npm run operator -- staff add +91… owner')
  expect(await sayFirstOwner(nobody, { ...local, mode: 'production' })).toBeNull()
  expect(await sayFirstOwner(app.staff, local)).toBeNull()
})

test('of an address of the console the log keeps the beginning', () => {
  expect(loggedPath('/console/bookings/KF-KZPJVX4Z')).toBe('/console/…')
  expect(app.logged).toEqual([])
})
