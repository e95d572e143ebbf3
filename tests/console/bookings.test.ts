import { expect, test } from 'vitest'
import { startConsole } from '../setup/console.ts'
import { fillBookings } from '../setup/fill-bookings.ts'
import { fetchFile, sheetsOf } from '../setup/read-files.ts'

const { app, staff, ask } = await startConsole()
const { pool } = app.database
await fillBookings(pool, 120)
const sample = { name: 'Noor Jahan देशपांडे', phone: '919822404410' }
const { rows } = await pool
  .query<{ reference: string }>(
    `update bookings set total_paise = 995000, payable_paise = 995000, wallet_paise = 0, phone = '919811' || lpad(extract(second from created_at)::int::text, 6, '0');
   update bookings set name = '${sample.name}', phone = '${sample.phone}' where reference = (select reference from bookings order by created_at limit 1 offset 61);
   update payments set bank_reference = '632441081270', transaction_id = 'T2611122119480' where reference = (select reference from bookings where phone = '${sample.phone}');
   select reference from bookings where phone = '${sample.phone}'`,
  )
  .then((results) => (results as unknown as { rows: { reference: string }[] }[]).at(-1) ?? { rows: [] })
const { reference = '' } = rows[0] ?? {}

const list = (query = '', role: 'owner' | 'accountant' = 'owner') =>
  ask(`/console/bookings${query}`, { role })
const listed = (html: string) =>
  [...html.matchAll(/class="row-link"[^>]*>|href="\/console\/bookings\/(KF-\w{8})"/g)].flatMap(
    ([, found]) => found ?? [],
  )
const nextOf = (html: string) =>
  /<a href="\/console\/bookings([^"]*)" rel="next"/.exec(html)?.[1]?.replaceAll('&amp;', '&')

test('pages of fifty show each booking once while new ones arrive, in either order', async () => {
  for (const order of ['', '?order=starts', '?order=made', '?state=confirmed']) {
    const seen: string[] = []
    const { rows: before } = await pool.query<{ reference: string }>(
      `select reference from bookings ${order.includes('confirmed') ? "where status = 'confirmed'" : ''}`,
    )
    for (let query: string | undefined = order; query !== undefined; ) {
      const { text } = await list(query)
      expect(text.length).toBeLessThan(250_000)
      seen.push(...listed(text))
      query = nextOf(text)
      await pool.query(
        `insert into bookings (reference, status, trip_id, departure_id, package_id, guests, name, email, phone, sold, total_paise, wallet_paise, payable_paise, idempotency_key, fingerprint, hold_expires_at, created_at)
         select 'KF-NEW' || translate(lpad(nextval('booking_events_id_seq')::text, 5, '2'), '01', 'XY'), status, trip_id, departure_id, package_id, 1, name, email, phone, sold, 100, 0, 100, gen_random_uuid()::text, 'f', hold_expires_at, now()
         from bookings where status = 'confirmed' limit 3`,
      )
    }
    expect(seen).toEqual([...new Set(seen)])
    expect(before.filter((row) => !seen.includes(row.reference))).toEqual([])
  }
  const second = await list(nextOf((await list()).text))
  expect(second.text).toContain('Rows 51 to 100')
})

test.each([
  ['the last digits of a phone', '4410'],
  ['a word of a name', 'jah'],
  ['another script', 'देशपांडे'],
  ['two words in any order', 'देश noor'],
  ['PhonePe’s id', 'T2611122119480'],
  ['a bank’s reference', '632441081270'],
  ['its reference, as it is said', reference.slice(3).toLowerCase()],
])('the one box finds a booking by %s', async (_, find) => {
  const { status, headers, text } = await list(`?${new URLSearchParams({ find })}`)
  if (status === 303) expect(headers.get('location')).toBe(`/console/bookings/${reference}`)
  else expect([find, listed(text)]).toEqual([find, [reference]])
})

test('the box finds a booking by the number of its invoice, and says what it looked in when there is none', async () => {
  const { rows: papers } = await pool.query<{ number: string }>(
    `select number from papers where reference = '${reference}'`,
  )
  const { text } = await list(
    `?${new URLSearchParams({ find: papers[0]?.number.replaceAll('/', '-').toLowerCase() ?? '' })}`,
  )
  expect(listed(text)).toEqual([reference])
  const nothing = await list(`?${new URLSearchParams({ find: "O'Nobody%" })}`)
  expect([nothing.status, listed(nothing.text)]).toEqual([200, []])
  expect(nothing.text).toContain('Nothing found for')
})

test('filters narrow the list, and what no filter can read is as if it were not there', async () => {
  const refunded = listed((await list('?state=refunded')).text)
  expect(refunded).toHaveLength(12)
  expect(listed((await list('?state=refunded&trip=trip-0')).text)).toHaveLength(12)
  expect(listed((await list('?state=refunded&trip=trip-1')).text)).toEqual([])
  expect(listed((await list(`?find=${reference}&state=refunded`)).text)).toEqual([])
  expect(listed((await list('?since=2030-01-01')).text)).toEqual([])
  for (const odd of [
    '?state=__proto__',
    '?since=2026-02-31&after=x~y',
    '?after=1~KF-2&order=starts',
    '?find=%00',
  ])
    expect([odd, (await list(odd)).status]).toEqual([odd, 200])
  // Jobs know that these samples are no bookings of the site.
  expect(app.logged.filter((line) => line.includes('console'))).toEqual([])
})

test('who came by the desk and who owes are filters of the list, its search, its views and its file', async () => {
  await pool.query(
    `update bookings set channel = 'desk' where status = 'confirmed' and trip_id = 'trip-2';
     update bookings set due_on = '2026-12-01' where reference in (select reference from bookings where channel = 'desk' order by created_at limit 3)`,
  )
  const referencesOf = async (where: string) =>
    (
      await pool.query<{ reference: string }>(
        `select reference from bookings where ${where} and status not in ('failed', 'expired') order by created_at desc, reference desc limit 50`,
      )
    ).rows.map((row) => row.reference)
  const owes = `(due_on is not null or status in ('held', 'awaiting_payment'))`
  const wanted = {
    '?channel=desk': `channel = 'desk'`,
    '?channel=site': `channel = 'site'`,
    '?money=owes': owes,
    '?channel=desk&money=owes': `channel = 'desk' and ${owes}`,
    '?money=paid': 'confirmed_at is not null and due_on is null',
    '?channel=desk&money=paid&state=confirmed': `channel = 'desk' and due_on is null and confirmed_at is not null and status = 'confirmed'`,
  }
  for (const [query, where] of Object.entries(wanted)) {
    const found = await referencesOf(where)
    expect(found.length, query).toBeGreaterThan(2)
    expect([query, listed((await list(query)).text)]).toEqual([query, found])
  }
  const owing = await referencesOf(`channel = 'desk' and ${owes}`)
  const [first = ''] = owing
  expect(listed((await list(`?find=${first.slice(3, 11)}&money=paid`)).text)).toEqual([])
  expect((await list(`?find=${first}&channel=desk&money=owes`)).headers.get('location')).toContain(first)
  const file = (await exported('csv', '?channel=desk&money=owes')).bytes.toString().split('\r\n')
  expect(file.slice(1).map((line) => line.slice(0, 11))).toEqual(owing)
  const page = (await list('?money=owes')).text
  expect(page).toMatch(/href="\/console\/bookings\?money=owes" class="chip" aria-current/)
  for (const odd of ['?channel=__proto__', '?money=toString']) expect((await list(odd)).status).toBe(200)
})

const exported = (act: string, query = '', role: 'owner' | 'accountant' = 'owner') =>
  fetchFile({ url: app.url, staff }, `/console/bookings/export${query}`, { role, act })

test('a list is a file of exactly what it shows, with no formula in it, and the log says so', async () => {
  await pool.query(`update bookings set name = '=cmd|''/C calc''!A0 <&>' where reference = '${reference}'`)
  await staff.takeDeeds()
  const csv = await exported('csv', `?find=${reference}`)
  expect(csv.name).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/)
  const lines = csv.bytes.toString().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${reference},`)
  expect(lines[1]).toContain(",'=cmd|")
  const refunded = (await exported('csv', '?state=refunded')).bytes.toString().split('\r\n')
  expect(refunded.slice(1).map((line) => line.slice(0, 11))).toEqual(
    listed((await list('?state=refunded')).text),
  )
  const sheet = sheetsOf((await exported('xlsx', `?find=${reference}`)).bytes).get('bookings') ?? ''
  expect(sheet.match(/<row>/g)).toHaveLength(2)
  expect(sheet).toContain('<c t="inlineStr" s="2"><is><t xml:space="preserve">=cmd|')
  expect(sheet).toContain('&lt;&amp;&gt;')
  expect(sheet).toContain('<c><v>9950</v></c>')
  expect(sheet).not.toContain('<f>')
  expect(await staff.takeDeeds()).toEqual(Array(3).fill('list exported'))
})

test('phones stand in a file only when they are asked for with a fresh factor', async () => {
  const list = (await ask('/console/bookings', { role: 'owner' })).text
  for (const act of ['csv', 'xlsx', 'csv with phones', 'xlsx with phones'])
    expect(list).toContain(`value="${act}"`)
  expect(list).toContain('after a fresh code')
  const covered = (await exported('csv', `?find=${reference}`)).bytes.toString()
  expect(covered).toContain('…4410')
  expect(covered).not.toContain(sample.phone)
  expect(covered).not.toContain('@example.com')
  const whole = (await exported('csv with phones', `?find=${reference}`)).bytes.toString()
  expect(whole).toContain(sample.phone)
  const cookie = await staff.sessionOf('owner')
  await staff.letFactorsAge()
  const asked = await ask(`/console/bookings/export?find=${reference}`, {
    cookie,
    form: { do: 'xlsx with phones' },
  })
  expect([asked.status, asked.text.includes('Confirm it is you')]).toEqual([403, true])
})

test('a view is saved for oneself or for all, opens as a chip, and goes with who may remove it', async () => {
  const address = '/console/bookings?state=cancelled&trip=trip-4'
  const save = (act: string, name: string, role: 'owner' | 'manager' | 'accountant') =>
    ask(address, { role, form: { do: act, 'view-name': name } })
  await staff.takeDeeds()
  expect((await save('save view', ' ', 'owner')).status).toBe(422)
  expect((await save('share view', 'All cancelled', 'accountant')).status).toBe(403)
  expect((await save('save view', 'My cancelled', 'accountant')).status).toBe(303)
  expect((await save('share view', 'All cancelled', 'manager')).status).toBe(303)
  expect((await save('share view', 'All cancelled', 'manager')).status).toBe(303)
  expect(await staff.takeDeeds()).toEqual(Array(3).fill('view saved'))
  const chips = async (role: 'owner' | 'accountant') =>
    [
      ...(await ask('/console/bookings', { role })).text.matchAll(
        /href="([^"]*)" class="chip">((?:My|All) cancelled)/g,
      ),
    ].map(([, to, name]) => [name, to])
  const to = address.replace('&', '&amp;')
  expect(await chips('owner')).toEqual([['All cancelled', to]])
  expect(await chips('accountant')).toEqual([
    ['All cancelled', to],
    ['My cancelled', to],
  ])
  const { rows: views } = await pool.query<{ id: string; shared: boolean }>(
    'select id, shared from saved_views order by shared',
  )
  const remove = async (view: string | undefined, role: 'owner' | 'accountant') =>
    (await ask(address, { role, form: { do: 'remove view', view: view ?? '' } })).status
  expect(await remove(views[0]?.id, 'owner')).toBe(422)
  expect(await remove(views[1]?.id, 'accountant')).toBe(422)
  expect(await remove('x', 'owner')).toBe(422)
  expect([await remove(views[0]?.id, 'accountant'), await remove(views[1]?.id, 'owner')]).toEqual([303, 303])
  expect(await staff.takeDeeds()).toEqual(Array(2).fill('view removed'))
})
