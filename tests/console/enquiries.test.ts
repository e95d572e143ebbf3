import { expect, test } from 'vitest'
import { startConsole } from '../setup/console.ts'
import { consoleOrigin } from '../setup/console-forms.ts'
import { apply, askForTrip, writeMessage } from '../setup/send-enquiry.ts'

const { app, staff, ask } = await startConsole({ LIMITS: 'enquiry:1000/60' })
const { pool } = app.database
const [owner, manager] = staff.people.map(({ id }) => id)

/** Enquiries of the last months, by SQL: sent an hour after one another, in all stages. */
async function fill(first: number, count: number): Promise<void> {
  await pool.query(
    `insert into enquiries (reference, form_type, name, email, phone, message, additional_data, page_path, created_at, stage, owner_id, next_day, lost_reason)
     select 'ENQ-' || translate(lpad(i::text, 10, '0'), '01', 'XY'), 'Contact Form', 'Guest ' || i, 'guest' || i || '@example.com', '+91 98100 ' || lpad(i::text, 5, '0'),
       'Message ' || i, '{"subject":"A question"}', '/contact', timestamptz '2026-11-14T06:00:00Z' - i * interval '1 hour' - interval '0.000001 s' * i,
       s, case i % 4 when 0 then $3::uuid when 1 then $4::uuid end, case when s in ('won', 'lost') or i % 3 = 0 then null else date '2026-11-12' + (i % 7) end,
       case when s = 'lost' then 'too dear' end
     from generate_series($1::int, $2::int) as i, lateral (select (array['new', 'called', 'quoted', 'won', 'lost'])[1 + i % 5] as s) as stage`,
    [first, first + count - 1, owner, manager],
  )
}
await fill(1, 160)

const list = (query = '', role: 'owner' | 'manager' = 'owner') => ask(`/console/enquiries${query}`, { role })
const listed = (html: string) =>
  [...html.matchAll(/href="\/console\/enquiries\/(ENQ-\w{10})" class="row-link"/g)].map(([, found]) => found)
const nextOf = (html: string) =>
  /<a href="\/console\/enquiries([^"]*)" rel="next"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
const referencesOf = async (where: string) =>
  (await pool.query<{ reference: string }>(`select reference from enquiries where ${where}`)).rows.map(
    ({ reference }) => reference,
  )

test('pages of fifty show each enquiry once while new ones arrive, in either order', async () => {
  let more = 1_000
  for (const [query, where] of [
    ['', "stage in ('new', 'called', 'quoted')"],
    ['?stage=all', 'true'],
    ['?stage=all&order=next', 'true'],
    ['?order=sent', "stage in ('new', 'called', 'quoted')"],
  ] as const) {
    const before = await referencesOf(where)
    const seen: (string | undefined)[] = []
    for (let next: string | undefined = query; next !== undefined; ) {
      const { text } = await list(next)
      seen.push(...listed(text))
      next = nextOf(text)
      more += 10
      await fill(more, 3)
    }
    expect(seen.length).toBe(new Set(seen).size)
    expect(before.filter((reference) => !seen.includes(reference))).toEqual([])
  }
  expect((await list(nextOf((await list()).text))).text).toContain('Rows 51 to 100')
  await pool.query(`delete from enquiries where name ~ '^Guest 1\\d{3}$'`)
})

test('what is due comes first, and stages, owners and days narrow the list', async () => {
  const { text } = await list('?due')
  const due = await referencesOf(
    `stage in ('new', 'called', 'quoted') and next_day <= '2026-11-15' order by next_day, created_at, reference`,
  )
  expect(listed(text)).toEqual(due.slice(0, 50))
  expect(text.replaceAll('<!-- -->', '')).toContain(`${due.length} to call by today`)
  const narrowed: [string, string][] = [
    ['?stage=lost', "stage = 'lost'"],
    ['?stage=called&owner=nobody', "stage = 'called' and owner_id is null"],
    [
      '?owner=mine&due',
      `owner_id = '${owner}' and stage in ('new', 'called', 'quoted') and next_day <= '2026-11-15'`,
    ],
    [`?stage=won&owner=${manager}`, `stage = 'won' and owner_id = '${manager}'`],
    [
      '?stage=all&since=2026-11-13&until=2026-11-13',
      `created_at >= '2026-11-12T18:30Z' and created_at < '2026-11-13T18:30Z'`,
    ],
  ]
  for (const [query, where] of narrowed) {
    const found = listed((await list(query)).text)
    expect([query, found.toSorted()]).toEqual([query, (await referencesOf(where)).toSorted()])
    expect(found.length).toBeGreaterThan(0)
  }
  const lost = (await referencesOf("stage = 'lost'")).length
  expect(text).toContain(`Lost<span class="beside-title">${lost}</span>`)
  for (const odd of [
    '?stage=__proto__&owner=x',
    '?after=x~y',
    '?after=2026-13-45_1~ENQ-2',
    '?find=%00',
    "?find=O'N%25",
  ])
    expect([odd, (await list(odd)).status]).toEqual([odd, 200])
  expect(app.logged.filter((line) => line.includes('console'))).toEqual([])
})

test.each([
  ['the last digits of a phone', '0 0042'],
  ['words of a name', 'gues 42'],
  ['its reference, as it is said', 'XXXXXXXX42'],
])('the box finds an enquiry by %s', async (_, find) => {
  const { text } = await list(`?${new URLSearchParams({ find })}`)
  expect([find, listed(text)]).toEqual([find, ['ENQ-XXXXXXXX42']])
})

test('the box of every page leads to an enquiry by its reference', async () => {
  const { headers } = await ask('/console/bookings?find=enq-xxxxxxxx42', { role: 'owner' })
  expect(headers.get('location')).toBe('/console/enquiries/ENQ-XXXXXXXX42')
})

test('a count that would be long says where it ended, and a page stays small', async () => {
  await fill(100_000, 2_000)
  const { text } = await list('?stage=all')
  expect(text).toContain('Open<span class="beside-title">1,000+</span>')
  expect(text.length).toBeLessThan(250 * 1024)
  await pool.query(`delete from enquiries where name ~ '^Guest \\d{6}$'`)
})

async function exported(path: string, act: string) {
  const answer = await fetch(`${app.url}/console/${path}`, {
    method: 'POST',
    headers: { cookie: `console=${await staff.sessionOf('owner')}`, origin: consoleOrigin },
    body: new URLSearchParams({ do: act }),
  })
  expect(answer.headers.get('content-disposition')).toContain(path.split('/')[0])
  return (await answer.text()).split('\r\n')
}

test('a list is a file of exactly what it shows; phones, addresses and words stand in it only when asked for', async () => {
  await staff.takeDeeds()
  const [, ...lines] = await exported('enquiries/export?stage=lost', 'csv')
  expect(lines.map((line) => line.slice(0, 14)).toSorted()).toEqual(
    (await referencesOf("stage = 'lost'")).toSorted(),
  )
  const one = lines.join('\n')
  expect(one).toContain('Too dear')
  expect(one).toMatch(/…\d{4}/)
  for (const covered of ['91981', '@example.com', 'Message ']) expect(one.includes(covered)).toBe(false)
  const whole = (await exported('enquiries/export?stage=lost', 'csv with phones')).join('\n')
  for (const shown of ['91981000', '@example.com', 'Message ']) expect(whole.includes(shown)).toBe(true)
  expect(await staff.takeDeeds()).toEqual(['list exported', 'list exported'])
  const cookie = await staff.sessionOf('owner')
  await staff.letFactorsAge()
  for (const path of ['enquiries', 'applications', 'subscribers']) {
    const asked = await ask(`/console/${path}/export`, { cookie, form: { do: 'xlsx with phones' } })
    expect([asked.status, asked.text.includes('Confirm it is you')]).toEqual([403, true])
  }
})

test('applications have pages of their own, and machines’ ones stand apart', async () => {
  const meera = await apply(app.url, { name: 'Meera Joshi' })
  const machine = await apply(app.url, { name: 'Machine', website: 'x' })
  const at = async (query = '') => (await ask(`/console/applications${query}`, { role: 'manager' })).text
  expect([(await at()).includes(meera), (await at()).includes(machine)]).toEqual([true, false])
  expect((await at('?suspect=')).includes(machine)).toBe(true)
  const { text } = await ask(`/console/applications/${meera}`, { role: 'manager' })
  for (const said of [
    'Tour Manager',
    'led treks for six years',
    'https://meera.example/cv',
    '+91 98765 43210',
  ])
    expect([said, text.includes(said)]).toEqual([said, true])
  // Neither is an enquiry, and none of its acts is done to it.
  expect((await list('?find=meera')).text.includes(meera)).toBe(false)
  const move = { do: 'move', stage: 'called', revision: '0' }
  await ask(`/console/enquiries/${meera}`, { role: 'owner', form: move })
  expect((await referencesOf(`reference = '${meera}' and stage = 'new'`)).length).toBe(1)
  const address = `/console/applications/${machine}`
  expect((await ask(address, { role: 'manager', form: { do: 'no suspect' } })).status).toBe(303)
  expect((await at()).includes(machine)).toBe(true)
  expect((await exported('applications/export', 'csv')).length).toBe(3)
  expect((await ask('/console/applications/ENQ-XXXXXXXX42', { role: 'owner' })).status).toBe(404)
})

test('subscribers are covered on the page, and whole in a file that is asked for so', async () => {
  await pool.query(
    `insert into newsletter_subscribers (email, token, requested_at, confirmed_at)
     select 'reader' || i || '@example.com', md5(i::text), timestamptz '2026-11-14' - i / 3 * interval '1 hour', case when i % 2 = 0 then timestamptz '2026-11-14' end from generate_series(1, 120) as i`,
  )
  const seen: string[] = []
  let pages = 0
  for (let next: string | undefined = '/console/subscribers'; next !== undefined; pages++) {
    const { text } = await ask(next, { role: 'owner' })
    expect(text.includes('reader')).toBe(false)
    seen.push(...(text.match(/r•••@example\.com<\/td>/g) ?? []))
    next = /<a href="([^"]*)" rel="next"/.exec(text)?.[1]?.replaceAll('&amp;', '&')
  }
  expect([seen.length, pages]).toEqual([120, 3])
  const confirmed = await exported('subscribers/export?state=confirmed', 'csv')
  expect([confirmed.length, confirmed.join().includes('reader')]).toEqual([61, false])
  const whole = await exported('subscribers/export', 'csv with phones')
  expect(new Set(whole.slice(1).map((line) => line.split(',')[0])).size).toBe(120)
})

test('calls that are due stand on Today, one’s own first, with how many there are', async () => {
  const { text } = await ask('/console', { role: 'manager' })
  const due = await referencesOf(
    `stage in ('new', 'called', 'quoted') and not suspect and form_type <> 'Job Application' and next_day <= '2026-11-15'
     order by owner_id = '${manager}' desc nulls last, owner_id is not null, next_day, created_at`,
  )
  const shown = [...text.matchAll(/href="\/console\/enquiries\/(ENQ-\w{10})"/g)].map(([, found]) => found)
  expect(shown).toEqual(due.slice(0, 8))
  expect(text.replaceAll('<!-- -->', '')).toContain(`${due.length - 8} more`)
  const { text: books } = await ask('/console', { role: 'accountant' })
  expect(books.includes('Calls due')).toBe(false)
  // The rail counts those that wait for who looks: their own, and nobody's.
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from enquiries where reference = any ($1) and (owner_id is null or owner_id = $2)`,
    [due, manager],
  )
  const { count = 0 } = rows[0] ?? {}
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(due.length)
  expect(/([\d+]+)<span class="sr-only"> calls due/.exec(text)?.[1]).toBe(String(Math.min(count, 99)))
  expect(books.includes('calls due')).toBe(false)
})

test('what is sent by the site is at the desk at once', async () => {
  const asked = await askForTrip(app.url, { name: 'Tenzin Norbu', people: 'More than 10' })
  const wrote = await writeMessage(app.url, 'Is there a twin room in December?')
  const { text } = await list('?order=sent&down')
  expect(text.includes(asked) && text.includes(wrote)).toBe(true)
  expect(text).toContain('Wayanad in private, more than 10 in May 2027')
})
