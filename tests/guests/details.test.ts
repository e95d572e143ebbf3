import { expect, test } from 'vitest'
import { loggedPath } from '../../server/http/logged-path.ts'
import { accountSettings, rowsWith } from '../setup/account.ts'
import { goodDetails, goodPapers } from '../setup/guest-form.ts'
import { bookAbroad, linksOf, sendDetails, standingOf, visitGuest } from '../setup/guests.ts'
import { asAsha, bookAndPay, readBooking, startMyBookingsApp } from '../setup/my-bookings.ts'
import { raisedPayments } from '../setup/raised-payments.ts'
import { readPdfLines } from '../setup/read-pdf.ts'

const app = await startMyBookingsApp({
  LIMITS: `${accountSettings.LIMITS},${raisedPayments},guestDetails:1000/600`,
})
const { pool } = app.database
const visit = (path: string) => visitGuest(app, path)
const send = (path: string, fields?: Record<string, string>) => sendDetails(app, path, fields)
const rowsOf = async (reference: string) =>
  (await pool.query('select * from guest_details where reference = $1 order by n', [reference])).rows

const ride = await bookAndPay(app, { guests: 3 })
const [lead = '', rohan = '', third = ''] = await linksOf(app, ride)

test('each guest has a link of their own, which is a secret; no other opens anything', async () => {
  expect(new Set([lead, rohan, third]).size).toBe(3)
  const { status, headers, html, text } = await visit(rohan)
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(html).toContain('name="robots" content="noindex"')
  expect(text).toContain('Asha has booked a seat for you.')
  expect(text).toContain('None of these')
  expect(text).toContain('Number of your driving licence')
  expect(text).not.toContain('Passport number')
  for (const path of [rohan, `${rohan}.data`, `${rohan}?saved=1`]) expect(loggedPath(path)).toBe('/guest/…')
  for (const wrong of [
    rohan.replace('-2-', '-3-'),
    rohan.replace('-2-', '-9-'),
    rohan.slice(0, -1),
    `${rohan}A`,
    '/guest/KF-22222222-1',
    '/guest/%00',
  ]) {
    const answer = await visit(wrong)
    expect([wrong, answer.status, answer.html.includes('Asha')]).toEqual([wrong, 404, false])
    expect((await send(wrong)).status).toBe(404)
  }
  expect(await rowsOf(ride)).toEqual([])
})

test('what is wrong is refused by its field, nothing is stored, and nothing typed is lost', async () => {
  const { status, text } = await send(rohan, {
    ...goodDetails,
    gender: 'constructor',
    born: '1994-02-30',
    phone: '12',
    licence: '!',
    city: 'Pune City',
  })
  expect(status).toBe(422)
  for (const words of [
    'Nothing is saved yet.',
    'Please choose one of the three.',
    'Please check the birth date',
    'Please enter a valid phone number',
    'Please check the number of the licence',
    'Pune City',
  ])
    expect(text).toContain(words)
  const both = await send(rohan, { ...goodDetails, none: 'yes', pillion: 'yes', emergencyPhone: '' })
  expect(both.status).toBe(422)
  for (const words of [
    'You chose ‘None of these’ and something of the list.',
    'or say that you sit behind, not both',
    'Please write the number that we call.',
  ])
    expect(both.text).toContain(words)
  const own = await send(rohan, { ...goodDetails, emergencyPhone: goodDetails.phone })
  expect(own.text).toContain('somebody who stays at home, not your own')
  expect(await rowsOf(ride)).toEqual([])
})

test('whoever is too young for the trip is told so, with what to do', async () => {
  for (const [born, words] of [
    ['2015-01-01', 'This trip takes travellers from 18 years on'],
    ['1870-01-01', 'Please check the birth date'],
  ] as const) {
    const { status, text } = await send(rohan, { ...goodDetails, born })
    expect([born, status, text.includes(words)]).toEqual([born, 422, true])
  }
  expect(await rowsOf(ride)).toEqual([])
})

test('a part can be saved, the rest later; the same form twice is saved once', async () => {
  const first = { revision: '0', name: 'Rohan Mehta', gender: 'male', city: 'Pune' }
  const answers = await Promise.all([send(rohan, first), send(rohan, first), send(rohan, first)])
  expect(answers.map(({ status, to }) => [status, to])).toEqual(answers.map(() => [303, `${rohan}?saved=1`]))
  expect(await rowsOf(ride)).toMatchObject([{ n: 2, revision: 1, gender: 'male', done_at: null }])
  expect((await visit(`${rohan}?saved=1`)).text).toContain(
    'Saved. Still missing: birth date, phone, emergency contact, health declaration, driving licence, diet.',
  )
  expect((await send(rohan, { ...goodDetails, revision: '1' })).status).toBe(303)
  expect((await rowsOf(ride))[0]).toMatchObject({
    revision: 2,
    phone: '919820012345',
    emergency_phone: '919820054321',
    born: expect.anything(),
  })
  expect((await rowsOf(ride))[0].done_at).not.toBeNull()
  expect((await visit(rohan)).text).toContain('All your details are there')
})

test('what is encrypted, and phones, are never sent to the page again', async () => {
  const { text, html } = await visit(rohan)
  expect(text).toContain('Saved, encrypted')
  expect(text).toContain('number ends in 21')
  for (const secret of ['Budesonide', '0012345', '98200', '9820012345', '9820054321'])
    expect([secret, html.includes(secret)]).toEqual([secret, false])
  // What is left empty stays as it was.
  const { phone: _, emergencyName: __, emergencyPhone: ___, licence: ____, ...rest } = goodDetails
  const before = (await rowsOf(ride))[0]
  expect(
    (await send(rohan, { ...rest, 'has-lungs': '', healthWords: '', revision: '2', city: 'Goa' })).status,
  ).toBe(303)
  expect((await rowsOf(ride))[0]).toMatchObject({
    revision: 3,
    city: 'Goa',
    phone: before.phone,
    health: before.health,
    licence: before.licence,
  })
})

test('two who write at once are told of each other, and neither is lost', async () => {
  const late = await send(rohan, { ...goodDetails, revision: '2', city: 'Nagpur' })
  expect(late.status).toBe(409)
  expect(late.text).toContain('Saved: Goa. Yours: Nagpur.')
  expect(late.text).toContain('name="revision" value="3"')
  expect(late.text).toMatch(/name="city"[^>]*value="Nagpur"|value="Nagpur"[^>]*name="city"/)
  expect((await rowsOf(ride))[0]).toMatchObject({ revision: 3, city: 'Goa' })
  expect((await send(rohan, { ...goodDetails, revision: '3', city: 'Nagpur' })).status).toBe(303)
  expect((await rowsOf(ride))[0]).toMatchObject({ revision: 4, city: 'Nagpur' })
})

test('whoever booked sees what is missing of each, and nothing of what a friend wrote', async () => {
  const all = ['gender', 'born', 'phone', 'emergency', 'health', 'licence', 'diet']
  expect(await standingOf(app, ride)).toEqual([
    { n: 1, told: false, missing: all, path: lead },
    { n: 2, told: true, missing: [], path: rohan },
    { n: 3, told: false, missing: ['name', ...all], path: third },
  ])
  const whole = JSON.stringify(await readBooking(await asAsha(app), ride))
  for (const secret of ['9820012345', '9820054321', 'lungs', 'Budesonide', 'Sunita', '0012345', '1994'])
    expect([secret, whole.includes(secret)]).toEqual([secret, false])
})

test('the voucher names by guest what is missing, on its page and as a PDF', async () => {
  const { voucherHref, voucherPdfHref } = await readBooking(await asAsha(app), ride)
  const { text } = await visit(voucherHref ?? '')
  expect(text).toContain('Details still missing')
  expect(text).toContain('Asha, Guest 3: nothing filled in yet')
  const pdf = await (await fetch(app.url + voucherPdfHref)).arrayBuffer()
  expect((await readPdfLines(new Uint8Array(pdf))).join(' ')).toContain(
    'Asha, Guest 3: nothing filled in yet',
  )
  await send(lead, { revision: '0', gender: 'female', born: '1990-01-01', diet: 'vegan' })
  expect((await visit(voucherHref ?? '')).text).toMatch(
    /Asha: phone, emergency contact, health declaration, driving licence<.+Guest 3: nothing filled in yet/,
  )
})

test('abroad passport and PAN are asked for, valid as the country asks; a PAN of the booking is known', async () => {
  const reference = await bookAbroad(app, 2, { pan: 'ABCDE1234F' })
  const [own = '', friend = ''] = await linksOf(app, reference)
  expect((await visit(own)).text).toContain('Given with the booking')
  const { text } = await visit(friend)
  for (const words of ['Passport number', 'six months after you arrive', 'PAN']) expect(text).toContain(words)
  for (const words of ['None of these', 'driving licence']) expect(text).not.toContain(words)
  const { rows } = await pool.query(
    `select sold ->> 'startDate' as starts from bookings where reference = $1`,
    [reference],
  )
  const short = await send(friend, { ...goodDetails, ...goodPapers, expires: rows[0].starts })
  expect([short.status, short.text.includes('Please renew it')]).toEqual([422, true])
  expect((await send(friend, { ...goodDetails, ...goodPapers, pan: 'ABC' })).status).toBe(422)
  expect((await send(friend, { ...goodDetails, ...goodPapers })).status).toBe(303)
  expect(await standingOf(app, reference)).toMatchObject([
    { missing: expect.not.arrayContaining(['pan']) },
    { missing: [] },
  ])
})

test('a dump of the database holds no health, passport, licence or PAN in clear', async () => {
  const row = (await pool.query('select * from guest_details where passport is not null')).rows[0]
  expect(row).toMatchObject({
    passport: expect.stringMatching(/^\d+:[\w-]+$/),
    pan: expect.stringMatching(/^\d+:/),
  })
  const secrets = [
    'Budesonide',
    'lungs',
    'Z8047316',
    'z 8047316',
    '8047316',
    'FGHIJ5678K',
    'fghij5678k',
    '110012345',
  ]
  expect(await rowsWith(app, secrets)).toEqual([])
  expect(app.logged.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([])
  await expect(
    pool.query(`update guest_details set passport = 'Z8047316' where passport is not null`),
  ).rejects.toThrow('guest_details_sealed')
})

test('who leaves, is replaced or whose booking is cancelled has told nothing any more, and the links are dead', async () => {
  const asha = await asAsha(app)
  const reference = await bookAndPay(app, { guests: 3 })
  const [own = '', friend = '', other = ''] = await linksOf(app, reference)
  for (const path of [own, friend, other]) expect((await send(path)).status).toBe(303)
  const put = await asha.ask('PUT', `/bookings/${reference}/guests/2`, { name: 'Kiran Das', instead: true })
  expect(await put.json()).toEqual({ guest: 4 })
  expect((await rowsOf(reference)).map(({ n }) => n)).toEqual([1, 3])
  const left = await visit(friend)
  expect([left.status, left.text.includes('This seat is no longer yours')]).toEqual([410, true])
  expect((await send(friend)).status).toBe(410)
  expect(await standingOf(app, reference)).toMatchObject([{ n: 1 }, { n: 3 }, { n: 4, told: false }])
  const { refund } = (await (await asha.ask('GET', `/bookings/${reference}/leaving?guests=3`)).json()) as {
    refund: number
  }
  await asha.ask('POST', `/bookings/${reference}/leaving`, { guests: [3], way: 'as paid', refund })
  expect((await rowsOf(reference)).map(({ n }) => n)).toEqual([1])
  const [step] = (await readBooking(asha, reference)).refundSteps
  const cancelled = await asha.ask('POST', `/bookings/${reference}/cancel`, {
    way: 'as paid',
    refund: step?.refund,
  })
  expect(cancelled.status).toBe(200)
  expect(await rowsOf(reference)).toEqual([])
  const dead = await visit(own)
  expect([dead.status, dead.text.includes('This booking is cancelled')]).toEqual([410, true])
  expect((await send(own)).status).toBe(410)
})
