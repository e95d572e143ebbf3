import { expect, test } from 'vitest'
import { startConsole } from '../setup/console.ts'
import { hiddenField } from '../setup/console-forms.ts'
import { itemOf } from '../setup/edit-trip.ts'

const { app, ask } = await startConsole()
const { content } = app
const { pool } = app.database
type Words = { title: string; special: string; description: string }
const fileOf = (kind: 'trip' | 'post', id: string) => itemOf(content.files, kind, id)

/** As a release before this one left it: it read another file, and somebody published something else. */
async function leave(kind: 'trip' | 'post', id: string, then: object, published: object): Promise<void> {
  const values = [kind, id, content.hashOf(then)]
  await pool.query('insert into content_origins values ($1, $2, $3, $4, now())', [
    ...values,
    JSON.stringify(then),
  ])
  await pool.query(`insert into content_versions values ($1, $2, 1, $4, $5, null, $3, null, now(), '')`, [
    ...values,
    fileOf(kind, id).source,
    JSON.stringify(published),
  ])
  await pool.query('insert into content_live values ($1, $2, 1)', [kind, id])
  await app.refreshEdition()
}

const plain = (html: string) => html.replaceAll('<!-- -->', '')
const page = async (path: string) => plain((await ask(`/console/${path}`, { role: 'manager' })).text)

/** Sends the form of the comparison as it stands there. */
async function decide(path: string, act: string) {
  const shown = await page(`${path}/file`)
  const form = {
    do: act,
    revision: hiddenField(shown, 'revision') ?? '',
    version: hiddenField(shown, 'version') ?? '',
  }
  return ask(`/console/${path}/file`, { role: 'manager', form })
}

test('a file that a release changed stands beside what was published, against the one that both come from', async () => {
  const now = fileOf('trip', 'lb2').value as Words
  const then = { ...now, title: 'Umling La, as It Was', description: 'Said by the file before' }
  await leave('trip', 'lb2', then, { ...then, description: `${now.description} Here.`, special: 'Said here' })
  expect(await page('trips?state=file')).toContain('File changed too (1)')
  expect(await page('')).toContain('1 text was edited here')
  expect(await page('checks?what=file')).toContain('/console/trips/lb2/file')
  for (const path of ['trips/lb2', 'trips/lb2/versions'])
    expect(await page(path)).toContain('The file changed too.')
  const shown = await page('trips/lb2/file')
  for (const words of [
    'Umling La, as It Was',
    now.title,
    'Said by the file before',
    'Said here',
    now.description,
  ])
    expect(shown).toContain(words)
  expect(shown).toContain('In 1 field both did: there ours stands.')
  const both = await decide('trips/lb2', 'both')
  expect([both.status, both.headers.get('location')]).toEqual([303, '/console/trips/lb2'])
  const draft = await content.drafts.read({ kind: 'trip', id: 'lb2' })
  expect(draft?.body).toMatchObject({
    title: now.title,
    special: 'Said here',
    description: `${now.description} Here.`,
  })
  expect(await page('trips/lb2/file')).toContain('Nothing is to be decided')
  expect((await ask('/trip/lb2')).text).toContain('Umling La, as It Was')
  const publish = { do: 'publish', revision: '1', note: '' }
  const done = await ask('/console/trips/lb2/publish', { role: 'manager', form: publish })
  expect(done.status).toBe(303)
  expect(await content.listDrifting()).toEqual([])
}, 60_000)

test('ours is kept as a version of its own, and the file’s words become a draft', async () => {
  const id = 'goa-by-bus-ferry-and-scooter'
  const now = fileOf('post', id).value as Words
  const ours = { ...now, title: 'Goa by Bus, Said Here' }
  await leave('post', id, { ...now, title: 'Goa by Bus, as It Was' }, ours)
  expect(await page('checks?what=file')).toContain(`/console/words/post/${id}/file`)
  const late = await ask(`/console/words/post/${id}/file`, {
    role: 'owner',
    form: { do: 'keep ours', revision: '', version: '7' },
  })
  expect(late.status).toBe(409)
  const taken = await decide(`words/post/${id}`, 'take the file')
  expect(taken.headers.get('location')).toBe(`/console/words/post/${id}/publish`)
  expect(await page(`words/post/${id}/publish`)).toContain(`Title: Goa by Bus, Said Here → ${now.title}`)
  await content.drafts.drop({ kind: 'post', id, revision: 1 }, { kind: 'command line' })
  const kept = await decide(`words/post/${id}`, 'keep ours')
  expect([kept.status, kept.headers.get('location')]).toEqual([303, `/console/words/post/${id}/versions`])
  const [newest] = await content.listHistory({ kind: 'post', id })
  expect(newest).toMatchObject({ version: 2, isLive: true, by: 'Sample manager' })
  expect(await content.listDrifting()).toEqual([])
}, 60_000)

test('a draft that began with the file before does not hide what the release says', async () => {
  const which = { kind: 'trip', id: 'lw6' } as const
  const now = fileOf('trip', 'lw6').value as Words
  const body = { ...now, special: 'Said in a draft' }
  await content.drafts.save({ ...which, body, base: null, revision: null }, { kind: 'command line' })
  expect(await content.showDrift(which)).toBeNull()
  const then = { ...now, title: 'Ladakh, as It Was' }
  const hash = content.hashOf(then)
  await pool.query(`insert into content_origins values ('trip', 'lw6', $1, $2, now())`, [
    hash,
    JSON.stringify(then),
  ])
  await pool.query(`update content_drafts set file_hash = $1 where id = 'lw6'`, [hash])
  expect(await page('trips/lw6/publish')).toContain('The file changed too.')
  const publish = { do: 'publish', revision: '1', note: '' }
  expect((await ask('/console/trips/lw6/publish', { role: 'manager', form: publish })).status).toBe(303)
  expect(await content.listDrifting()).toEqual([which])
}, 60_000)
