import { expect, test } from 'vitest'
import { logIn, phones } from '../setup/account.ts'
import { asAsha, bookAndPay, readBooking, startMyBookingsApp } from '../setup/my-bookings.ts'
import { goodReview, reviewMails, sellSeats, sendReview, waitAfterTrip } from '../setup/reviews.ts'

const app = await startMyBookingsApp()
const { pool } = app.database
const reviewed = await bookAndPay(app)
const silent = await bookAndPay(app, { date: 1 })
const [guests = ''] = await sellSeats(app, ['Ravi Nair'])
const rowOf = async (reference: string) =>
  (
    await pool.query('select state, text, stars, first_name, erased_at from reviews where reference = $1', [
      reference,
    ])
  ).rows[0]

test('My Trips leads to the review of a trip that is over, before and after it is written', async () => {
  expect((await readBooking(await asAsha(app), reviewed)).review).toBeNull()
  await waitAfterTrip(app, reviewed, { days: 2, hour: 10 })
  await waitAfterTrip(app, silent, { days: 1, hour: 10 })
  const before = (await readBooking(await asAsha(app), reviewed)).review
  expect(before?.written).toBe(false)
  expect((await sendReview(app, before?.href ?? '')).status).toBe(303)
  expect((await readBooking(await asAsha(app), reviewed)).review).toEqual({ ...before, written: true })
})

test('the download of an account holds its reviews', async () => {
  const asha = await logIn(app, phones.asha)
  const { reviews } = (await (await asha.ask('POST', '/export')).json()) as { reviews: object[] }
  expect(reviews).toMatchObject([{ booking: reviewed, stars: 5, text: goodReview.text, shownAs: 'Asha' }])
})

test('with the account its reviews go whole, and nobody is asked any more', async () => {
  await pool.query(`update reviews set state = 'published', decided_at = now() where reference = $1`, [
    reviewed,
  ])
  const path = (await reviewMails(app)).find(({ reference }) => reference === reviewed)?.path ?? ''
  const asha = await logIn(app, phones.asha)
  expect((await asha.ask('DELETE', '')).status).toBe(204)
  for (const reference of [reviewed, silent])
    expect(await rowOf(reference)).toMatchObject({
      state: 'withdrawn',
      text: '',
      stars: null,
      first_name: '',
    })
  expect((await fetch(app.url + path)).status).toBe(404)
  await sendReview(app, path)
  expect((await rowOf(reviewed)).text).toBe('')
  await expect(pool.query(`update reviews set text = 'x' where reference = '${reviewed}'`)).rejects.toThrow(
    /never changed/,
  )
})

test('what was withdrawn is erased after a year, what is published stays', async () => {
  const path = (await reviewMails(app)).find(({ reference }) => reference === guests)?.path ?? ''
  await sendReview(app, path)
  await sendReview(app, path, { do: 'withdraw' })
  app.later(360 * 24 * 3600)
  await app.runDueJobs()
  expect((await rowOf(guests)).text).toBe(goodReview.text)
  app.later(7 * 24 * 3600)
  await app.runDueJobs()
  expect(await rowOf(guests)).toMatchObject({ state: 'withdrawn', text: '', stars: null })
  expect((await fetch(app.url + path)).status).toBe(404)
})
