import { authorizationOf, type OwnApp, test, visitLoggedIn } from '../setup/account-app.ts'
import { expectNoBarriers, sidewaysScroll } from '../setup/barriers.ts'
import { expect, type Page, skipPictures } from '../setup/browser.ts'
import { pressKey, typeInto } from '../setup/keyboard.ts'

test.use({ viewport: { width: 390, height: 844 }, allowedErrors: /status of (401|404|409|410|422)/ })
test.beforeEach(({ page }) => {
  test.slow()
  return skipPictures(page)
})

/** Whoever is logged in on the page books lw6 for four and pays. */
async function bookForFour(page: Page, app: OwnApp, phone: string): Promise<string> {
  const { departures } = await (await page.request.get('/api/trips/lw6/departures')).json()
  const answer = await page.request.post('/functions/v1/phonepe-payment', {
    headers: await authorizationOf(page),
    data: {
      amount: 4 * 37_999,
      tripName: 'Ladakh',
      userDetails: { name: 'Asha Rao', email: 'asha@example.com', phone },
      booking: { tripId: 'lw6', packageId: 'standard', batchId: departures[3].id, guests: 4 },
      idempotencyKey: `guest-links-${phone}`,
    },
  })
  const { bookingRef } = await answer.json()
  app.phonepe.settleOrder({ merchantOrderId: `${bookingRef}-P1`, state: 'COMPLETED', webhook: true })
  await app.phonepe.webhooksDelivered()
  await app.runDueJobs()
  return bookingRef
}

const save = (page: Page) => page.getByRole('button', { name: 'Save my details' })

/** By Tab from the top of the page to its end. */
async function fillIn(page: Page, name: string, born: string): Promise<void> {
  await typeInto(page, page.getByLabel('Name as on the ID'), name)
  await pressKey(page, page.getByRole('radio', { name: 'Female' }), 'Space')
  await page.getByLabel('Birth date').fill(born)
  await typeInto(page, page.getByLabel('Your phone'), '98200 12345')
  await typeInto(page, page.getByLabel('Whom do we call?'), 'Sunita, my mother')
  await typeInto(page, page.getByLabel('Their phone'), '98200 54321')
  await pressKey(page, page.getByRole('checkbox', { name: 'None of these' }), 'Space')
  await pressKey(page, page.getByRole('checkbox', { name: 'I sit behind and don’t ride' }), 'Space')
  await pressKey(page, page.getByRole('radio', { name: 'Vegetarian', exact: true }), 'Space')
  await pressKey(page, save(page))
}

test('three friends fill in their details by link on a phone, by keys alone, and whoever booked sees who is done', async ({
  page,
  app,
  browser,
}) => {
  const phone = '9100000201'
  await visitLoggedIn(page, '/my-trips', phone)
  const reference = await bookForFour(page, app, phone)
  await page.goto(`/my-trips?booking=${reference}`)
  const guests = page.getByRole('region', { name: 'Who travels' })
  const ahead = page.getByRole('region', { name: 'When and where we meet' })
  await expect(ahead.getByText('Details of 4 guests are missing.')).toBeVisible()
  await ahead.getByRole('link', { name: 'Fill in' }).press('Enter')
  await expect(guests).toBeInViewport()
  await expect(guests.getByText('0 of 4 guests’ details are in')).toBeVisible()
  await expect(guests.getByRole('link', { name: 'Fill in my details' })).toBeVisible()
  await expectNoBarriers(page, 'main')
  const sent = await guests
    .getByRole('link', { name: /^WhatsApp guest/ })
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text') ?? ''),
    )
  const links = sent.map((words) => /\/guest\/\S+/.exec(words)?.[0] ?? '')
  expect(new Set(links).size).toBe(3)

  const [first = '', second = '', third = ''] = links
  const friends = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: app.url })
  const friend = await friends.newPage()
  await skipPictures(friend)
  await friend.goto(first)
  await expect(friend.getByText('Asha has booked a seat for you.')).toBeVisible()
  await expectNoBarriers(friend)
  expect(await sidewaysScroll(friend)).toBe(0)
  await fillIn(friend, 'Meera Joshi', '2015-05-05')
  const wrong = friend.getByRole('link', { name: /^This trip takes travellers from 18 years on/ })
  await expect(wrong).toBeVisible()
  await expect(friend.getByLabel('Name as on the ID')).toHaveValue('Meera Joshi')
  await expectNoBarriers(friend)
  await friend.getByLabel('Birth date').fill('1995-05-05')
  await pressKey(friend, save(friend))
  await expect(friend.getByRole('heading', { name: 'All your details are there' })).toBeVisible()
  await expectNoBarriers(friend)

  await friend.goto(second)
  await fillIn(friend, 'Tara Bose', '1991-02-03')
  await expect(friend.getByRole('heading', { name: 'All your details are there' })).toBeVisible()
  await pressKey(friend, friend.locator('summary', { hasText: 'Change something' }))
  await pressKey(friend, friend.locator('summary', { hasText: 'Your phone' }))
  await typeInto(friend, friend.getByRole('textbox', { name: 'Your phone' }), '98200 99999')
  await expectNoBarriers(friend)
  await pressKey(friend, save(friend))
  await expect(friend.getByText('Saved. Thank you.')).toBeVisible()
  await friends.close()

  const plain = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: app.url,
    javaScriptEnabled: false,
  })
  const last = await plain.newPage()
  await last.goto(third)
  await last.getByLabel('Name as on the ID').fill('Priya Das')
  await save(last).press('Enter')
  await expect(last.getByText('Saved. Still missing: gender, birth date, phone')).toBeVisible()
  await plain.close()

  await page.reload()
  await expect(guests.getByText('2 of 4 guests’ details are in')).toBeVisible()
  await expect(ahead.getByText('Details of 2 guests are missing.')).toBeVisible()
  await expect(guests.getByText(/^Missing: gender, birth date, phone/)).toBeVisible()
  await expectNoBarriers(page, 'main')
})
