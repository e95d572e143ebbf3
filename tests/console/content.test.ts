import { expect, test } from 'vitest'
import { postSections } from '../../domain/content/fields/post-fields.ts'
import { tripSections } from '../../domain/content/fields/trip-fields.ts'
import type { Role } from '../../domain/staff/roles.ts'
import { startConsole } from '../setup/console.ts'
import { hiddenField } from '../setup/console-forms.ts'
import { formOf } from '../setup/content-forms.ts'
import { itemOf } from '../setup/edit-trip.ts'

const { app, staff, ask } = await startConsole()
const { content } = app
const trip = (id: string) => itemOf(content.files, 'trip', id).value as Record<string, unknown>
const section = (name: string) => tripSections.find((one) => one.name === name) ?? fail(name)
function fail(name: string): never {
  throw new Error(`there is no section ${name}`)
}

type Answer = {
  ok: boolean
  reason?: string
  revision: number
  who?: string
  problems: { at: string; said: string }[]
  rendered?: object | null
}

/** A form of a section as its page has it, with some of it typed otherwise; what the page's script is told. */
async function save(
  path: string,
  form: URLSearchParams,
  { role = 'owner', revision, ...typed }: { role?: Role; revision: number | null; [name: string]: unknown },
): Promise<Answer> {
  for (const [name, value] of Object.entries(typed)) form.set(name, String(value))
  form.set('revision', String(revision ?? ''))
  form.set('way', 'script')
  const answer = await ask(`/console/${path}`, { role, form })
  expect(answer.status).toBe(200)
  return JSON.parse(answer.text)
}

test('a word is changed, a rule speaks beside its field, and what is mended is published from the draft', async () => {
  const words = () => formOf(section('words'), trip('lb2'))
  const first = await save('trips/lb2', words(), { revision: null, title: 'Umling La, Once More' })
  expect(first).toMatchObject({ ok: true, revision: 1, problems: [] })
  const broken = await save('trips/lb2', words(), { revision: 1, title: 'x', duration: '9D/8N' })
  expect(broken.problems).toEqual([
    expect.objectContaining({
      section: 'words',
      at: 'title',
      said: 'Write at least 8 characters, there are 1.',
    }),
  ])
  const page = await ask('/console/trips/lb2', { role: 'owner' })
  expect(page.text).toContain('Write at least 8 characters, there are 1.')
  expect(page.text).toContain('Before it can go out')
  const refused = await ask('/console/trips/lb2/publish', {
    role: 'owner',
    form: { do: 'publish', revision: '2', note: '' },
  })
  expect(refused.status).toBe(422)
  await save('trips/lb2', words(), { revision: 2, title: 'Umling La, Once More' })
  const look = await ask('/console/trips/lb2/publish', { role: 'manager' })
  expect(look.text).toContain(`Title: ${trip('lb2').title} → Umling La, Once More`)
  expect(look.text).toContain('Publish 1 change')
  await staff.takeDeeds()
  const done = await ask('/console/trips/lb2/publish', {
    role: 'manager',
    form: { do: 'publish', revision: '3', note: 'A better name' },
  })
  expect([done.status, done.headers.get('location')]).toEqual([303, '/console/trips/lb2'])
  expect(await staff.takeDeeds()).toEqual(['content published'])
  expect(await content.drafts.read({ kind: 'trip', id: 'lb2' })).toBeNull()
  const versions = await ask('/console/trips/lb2/versions', { role: 'accountant' })
  expect(versions.text).toContain('A better name')
  expect(versions.text).toContain('Sample manager')
})

test('an earlier version shows what bringing it back changes, and comes back as a new one', async () => {
  const words = () => formOf(section('words'), trip('lb2'))
  await save('trips/lb2', words(), { revision: null, title: 'Umling La, for Good' })
  const publish = { do: 'publish', revision: '1', note: '' }
  expect((await ask('/console/trips/lb2/publish', { role: 'owner', form: publish })).status).toBe(303)
  const look = await ask('/console/trips/lb2/versions/1', { role: 'owner' })
  expect(look.text).toContain('Title: Umling La, for Good → Umling La, Once More')
  const back = await ask('/console/trips/lb2/versions/1', {
    role: 'owner',
    form: { do: 'bring back', base: hiddenField(look.text, 'base') ?? '', note: '' },
  })
  expect([back.status, back.headers.get('location')]).toEqual([303, '/console/trips/lb2/versions'])
  const [newest] = await content.listHistory({ kind: 'trip', id: 'lb2' })
  expect(newest).toMatchObject({ version: 3, isLive: true, note: 'Brings back version 1' })
  expect((await ask('/console/trips/lb2/versions/9', { role: 'owner' })).status).toBe(404)
})

test('who reads alone finds no form to send, and nothing of it is taken', async () => {
  const page = await ask('/console/trips/lb2', { role: 'accountant' })
  expect(page.status).toBe(200)
  expect(page.text).toMatch(/<fieldset disabled=""/)
  for (const act of ['save', 'drop', 'keep mine'])
    expect((await ask('/console/trips/lb2', { role: 'accountant', form: { do: act } })).status).toBe(403)
  const publish = { role: 'accountant', form: { do: 'publish' } } as const
  expect((await ask('/console/trips/lb2/publish', publish)).status).toBe(403)
  expect((await ask('/console/trips', { role: 'captain' })).status).toBe(403)
})

test('of two who write at once the second sees both texts, and can save them together', async () => {
  const words = () => formOf(section('words'), trip('lw6'))
  await save('trips/lw6', words(), { revision: null, special: 'Passes in June' })
  await save('trips/lw6', words(), { role: 'manager', revision: 1, special: 'Snow walls' })
  const told = await save('trips/lw6', words(), { revision: 1, special: 'Passes in July' })
  expect(told).toMatchObject({ ok: false, reason: 'conflict', who: 'Sample manager' })
  const form = words()
  form.set('special', 'Passes in July')
  form.set('description', `${trip('lw6').description} And more.`)
  form.set('revision', '1')
  const both = await ask('/console/trips/lw6?section=words', { role: 'owner', form })
  expect(both.status).toBe(409)
  expect(both.text).toContain('Sample manager')
  expect(both.text).toContain('Snow walls')
  expect(both.text).toContain('Passes in July')
  expect(hiddenField(both.text, 'revision')).toBe('2')
  expect((await content.drafts.read({ kind: 'trip', id: 'lw6' }))?.body).toMatchObject({
    special: 'Snow walls',
  })
  const dropped = await ask('/console/trips/lw6', { role: 'owner', form: { do: 'drop', revision: '2' } })
  expect(dropped.status).toBe(303)
})

test('without script the buttons of a list move its entries, and the form comes back with them', async () => {
  const days = trip('lw6').itinerary as { title: string }[]
  const form = formOf(section('days'), trip('lw6'))
  form.set('change', 'down itinerary 0')
  const moved = await ask('/console/trips/lw6', { role: 'owner', form })
  expect([moved.status, moved.headers.get('location')]).toEqual([303, '/console/trips/lw6?section=days'])
  const draft = await content.drafts.read({ kind: 'trip', id: 'lw6' })
  const { itinerary = [] } = (draft?.body ?? {}) as { itinerary?: object[] }
  expect(itinerary.slice(0, 2)).toMatchObject([{ title: days[1]?.title }, { title: days[0]?.title }])
})

test('pictures are offered as the rules allow them, the others with the reason', async () => {
  const { text } = await ask('/console/trips/lw6?section=pictures', { role: 'owner' })
  expect(text).toContain('value="pick gallery ladakh/')
  expect(text).not.toContain('value="pick gallery munnar/')
  expect(text.replaceAll('<!-- -->', '')).toMatch(/shows Kerala, where the route does not lead/)
})

test('a trip is begun from another one under a name of its own', async () => {
  const begin = (form: Record<string, string>) =>
    ask('/console/trips/new', {
      role: 'owner',
      form: { do: 'begin', title: 'Ladakh in Autumn', from: 'lw6', category: 'adventure', ...form },
    })
  expect((await begin({ id: 'lw6' })).text).toContain('There is one of this id already')
  expect((await begin({ id: 'ladakh-honeymoon' })).text).toContain('Write another id')
  const begun = await begin({ id: 'ladakh-in-autumn' })
  expect([begun.status, begun.headers.get('location')]).toEqual([303, '/console/trips/ladakh-in-autumn'])
  const draft = await content.drafts.read({ kind: 'trip', id: 'ladakh-in-autumn' })
  expect(draft).toMatchObject({ base: null, sourceName: 'console/ladakh-in-autumn-adventure' })
  expect(draft?.body).toMatchObject({
    id: 'ladakh-in-autumn',
    title: 'Ladakh in Autumn',
    price: trip('lw6').price,
  })
  expect(draft?.body).not.toHaveProperty('rating')
  const list = await ask('/console/trips?state=draft', { role: 'owner' })
  expect(list.text).toContain('New draft')
})

test('a post’s text stands beside its box as the site reads it, and anew with each saving', async () => {
  const path = 'words/post/goa-by-bus-ferry-and-scooter'
  const post = itemOf(content.files, 'post', 'goa-by-bus-ferry-and-scooter').value as { body: string }
  const text = postSections.find(({ name }) => name === 'text') ?? fail('text')
  expect((await ask(`/console/${path}`, { role: 'owner' })).text).toMatch(/As the site shows it.*<h3>/s)
  const told = await save(path, formOf(text, post), {
    revision: null,
    body: 'A **road**.\n\n## On the way\n\n- [Goa](/india/goa)\n- [No](data:text,x)',
  })
  expect(told.rendered).toMatchObject({
    opening: [{ paragraph: ['A ', { strong: ['road'] }, '.'] }],
    sections: [{ title: 'On the way', blocks: [{ ordered: false }] }],
  })
  const drawn = (await ask(`/console/${path}`, { role: 'owner' })).text
  expect(drawn).toContain('<strong>road</strong>')
  expect(drawn).not.toContain('href="data')
})
