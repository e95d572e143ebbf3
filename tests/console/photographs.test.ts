import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startConsole } from '../setup/console.ts'
import { consoleOrigin } from '../setup/console-forms.ts'
import { itemOf } from '../setup/edit-trip.ts'

const { app, staff, ask } = await startConsole()
const alt = 'Riders on a high pass, prayer flags behind them'

/** One colour, which is no other photograph's; with a place and a time in it. */
async function photograph(width: number, height: number, seed = 1): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: seed * 20, g: 90, b: 140 } } })
    .withExif({
      IFD0: { Copyright: 'Somebody' },
      IFD3: { GPSLatitude: '34/1 9/1 45/1', GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer()
}

async function send(cookie: string | null, file: Buffer | null, words = alt) {
  const body = new FormData()
  body.set('do', 'add')
  body.set('alt', words)
  if (file) body.set('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'leh.jpg')
  const answer = await fetch(`${app.url}/console/photographs`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: consoleOrigin, ...(cookie && { cookie: `console=${cookie}` }) },
    body,
  })
  return { status: answer.status, to: answer.headers.get('location') ?? '', text: await answer.text() }
}
const kept = async () => (await app.database.pool.query('select hash, body from photographs')).rows

test('a photograph is taken of owners and managers alone, and only what is one', async () => {
  const good = await photograph(1800, 1200)
  const manager = await staff.sessionOf('manager')
  for (const cookie of [
    null,
    'made up',
    await staff.sessionOf('accountant'),
    await staff.sessionOf('captain'),
  ])
    expect([415, 403]).toContain((await send(cookie, good)).status)
  const refusals: [Buffer | null, string, string][] = [
    [null, alt, 'Choose a photograph'],
    [good, 'short', 'Say in 10 to 200 characters'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), alt, 'no photograph that can be read'],
    [good.subarray(0, 2000), alt, 'no photograph that can be read'],
    [await photograph(1500, 1200), alt, 'has 1,500 × 1,200 px'],
  ]
  for (const [file, words, says] of refusals) {
    const refused = await send(manager, file, words)
    expect([refused.status, refused.text.includes(says)], says).toEqual([422, true])
  }
  expect((await send(manager, Buffer.alloc(26 * 1024 * 1024))).status).toBe(413)
  expect(await kept()).toEqual([])
  expect(await staff.takeDeeds()).toEqual([])
})

test('it is encoded anew without place and time, given out in every shape, and shown by a trip that names it', async () => {
  const manager = await staff.sessionOf('manager')
  const good = await photograph(1200, 1800, 7)
  const both = await Promise.all([send(manager, good), send(manager, good)])
  expect(both.map(({ status }) => status)).toEqual([303, 303])
  expect(await staff.takeDeeds()).toEqual(['photograph added'])
  const [row] = await kept()
  const { exif, width, height } = await sharp(row.body).metadata()
  expect([exif, width, height]).toEqual([undefined, 1200, 1800])

  const address = `/images/photo/${row.hash}`
  const get = async (path: string) => {
    const answer = await fetch(app.url + path)
    const body = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, type: answer.headers.get('content-type'), body }
  }
  const avif = await get(`${address}-tall.400.avif`)
  expect([avif.status, avif.type]).toEqual([200, 'image/avif'])
  expect(await sharp(avif.body).metadata()).toMatchObject({ width: 400, height: 560 })
  expect(await sharp((await get(`${address}-wide.800.webp`)).body).metadata()).toMatchObject({
    width: 800,
    height: 500,
  })
  for (const none of [`${address}-wide.801.webp`, `/images/photo/${'0'.repeat(24)}-wide.800.webp`, address])
    expect((await get(none)).status).toBe(404)

  const { files, publish } = app.content
  const item = itemOf(files, 'trip', 'lb2')
  const showing = (hash: string) => ({
    ...(item.value as object),
    cover: { url: `/images/photo/${hash}`, alt },
  })
  const wish = (hash: string) =>
    ({ kind: 'trip', id: 'lb2', base: null, note: '', body: showing(hash) }) as const
  const by = { kind: 'command line' } as const
  expect(await publish(wish('0'.repeat(24)), by)).toMatchObject({
    reason: 'invalid',
    problems: [{ field: 'cover', message: expect.stringContaining('add it first') }],
  })
  expect(await publish(wish(row.hash), by)).toMatchObject({ ok: true })
  await expect
    .poll(async () => (await (await fetch(`${app.url}/trip/lb2`)).text()).includes(row.hash), {
      timeout: 15_000,
    })
    .toBe(true)
  expect((await ask('/console/photographs', { role: 'accountant' })).text).toContain(alt)
})

test('what there is to check is given to somebody, and leaves them with their access', async () => {
  const captain = staff.people[3]?.id ?? ''
  app.clock.set(new Date('2027-11-18T06:00:00Z'))
  // Time passes: each has a session of their own.
  const list = async (role: 'owner' | 'accountant') => {
    const cookie = await staff.sessionOf(role)
    return (await ask('/console/checks?what=facts', { cookie })).text.replaceAll('<!-- -->', '')
  }
  expect(await list('accountant')).not.toContain('Give those that are marked')
  expect(await list('owner')).toContain('Read until')
  const give = async (form: Record<string, string>) =>
    ask('/console/checks', {
      cookie: await staff.sessionOf('owner'),
      form: { do: 'give', what: 'facts', trips: 'lw6', until: '2027-11-30', who: captain, ...form },
    })
  await staff.takeDeeds()
  const wrong: [string, string][] = [
    ['trips', ''],
    ['trips', 'no-such-trip'],
    ['until', '2027-02-31'],
    ['who', 'x'],
  ]
  for (const [field, value] of wrong) expect((await give({ [field]: value })).status, field).toBe(422)
  expect((await give({ who: '00000000-0000-4000-8000-000000000000' })).text).toContain('access has ended')
  expect((await give({})).status).toBe(303)
  expect(await list('owner')).toContain('until 30 Nov 2027')
  app.clock.set(new Date('2027-12-02T06:00:00Z'))
  expect(await list('owner')).toContain('since 30 Nov 2027')
  expect((await give({ who: '' })).status).toBe(303)
  expect(await list('owner')).not.toContain('30 Nov 2027')
  expect((await staff.takeDeeds()).filter((deed) => deed === 'checks given')).toHaveLength(2)
})
