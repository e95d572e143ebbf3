import { expectNoBarriers, phone } from '../setup/barriers.ts'
import {
  bookNow,
  card,
  choose,
  chooseDate,
  dates,
  openPayment,
  openSummary,
  payButton,
  payment,
  summary,
  windowOf,
} from '../setup/booking-page.ts'
import { expect, type Page, see, skipPictures, test } from '../setup/browser.ts'
import { anyPage, logIn, storedSession } from '../setup/login.ts'
import { bookingsOf, giveCredit, ownTrip } from '../setup/own-trip.ts'

test.beforeEach(({ page }) => {
  // The first payment starts the stand-in for PhonePe.
  test.slow()
  return skipPictures(page)
})

const booked = (page: Page) => page.getByRole('dialog', { name: 'Your seats are booked' })
const notice = (page: Page) => card(page).getByRole('region', { name: 'Open payment' })

test('Book Now asks for a date, and for no more guests than seats', async ({ page }) => {
  await page.goto(await ownTrip('valley-of-flowers-trek', 2))
  await see(card(page), 'Book Now')
  await bookNow(page)
  await expect(dates(page).getByText('Please select a batch date')).toBeInViewport()
  await expect(dates(page).getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dates(page).getByText('Please select a batch date')).toHaveCount(0)
  for (const _ of [2, 3]) await card(page).getByRole('button', { name: 'Increase Guests' }).click()
  await expect(card(page)).toContainText('total for 3 guests')
  await page.setViewportSize({ width: phone, height: 844 })
  const bar = page.getByRole('complementary', { name: 'Total' })
  await bar.getByRole('button', { name: 'Book Now' }).click()
  await expect(dates(page).getByText('Cannot book more than 2 slots for this date')).toBeInViewport()
  await card(page).getByRole('button', { name: 'Decrease Guests' }).click()
  await expect(bar).toContainText('total for 2 guests')
  await bar.getByRole('button', { name: 'Book Now' }).click()
  await expect(summary(page)).toBeVisible()
  await page.goto('/custom-trip/wayanad-private')
  await expect(
    page.getByRole('button', { name: 'Know More' }).filter({ visible: true }).first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(0)
})

test('the summary says what is booked, what it costs and what cancelling gives back', async ({ page }) => {
  const dialog = await openSummary(page, '/trip/lw6')
  await see(page, 'Booking Summary')
  const chosen = (await dates(page).locator('[aria-pressed=true]').textContent()) ?? ''
  const [from = ''] = /^\w{3} \d+ \w{3}/.exec(chosen) ?? []
  await expect(dialog).toContainText(`${from} to `)
  await expect(dialog).toContainText('Single Rider, 1 guest')
  const [run = 'none'] =
    /Confirmed|Runs once \d more travellers have booked, decided on \d+ \w{3}/.exec(chosen) ?? []
  await expect(dialog).toContainText(
    run === 'Confirmed' ? run : `${run}. If it doesn’t run, you get all your money back.`,
  )
  await expect(dialog.locator('[data-payable]')).toHaveText('₹47,999')
  await expect(dialog).toContainText('Includes ₹2,286 GST (5%).')
  await expect(dialog).toContainText(/Cancel by \w{3} \d+ \w{3} \d{4} 11:59 pm IST and get ₹[\d,]+ back\./)
  await expect(dialog).toContainText('confirm that you are 18 or older')
  await see(dialog, 'Pay with PhonePe')
  await expect(dialog).toContainText(
    /accept the terms.{0,40} and confirm that you are 18 or older\. The privacy policy.{0,40} tells you how we use your details\./,
  )
  await dialog.getByRole('button', { name: 'Pay with PhonePe' }).click()
  await see(dialog, 'Please fill in all required details')
  await expect(dialog.getByText('This field is required')).toHaveCount(3)
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expectNoBarriers(page, 'dialog')
  await dialog.getByLabel('Name').fill('A')
  await dialog.getByLabel('Email').fill('asha@')
  await dialog.getByLabel('Phone').fill('98765')
  await expect(dialog.getByText('Please fill in all required details')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Pay with PhonePe' }).click()
  for (const message of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid phone number',
  ])
    await expect(dialog.getByText(message)).toBeVisible()
  await expect(dialog.getByText('Please fill in all required details')).toHaveCount(0)
  await expect(payment(page)).toHaveCount(0)
  await see(dialog, 'Back to Trip Details')
  await dialog.getByRole('button', { name: 'Back to Trip Details' }).click()
  await expect(dialog).toHaveCount(0)
  await bookNow(page)
  await expect(dialog.getByLabel('Phone')).toHaveValue('98765')
})

test.describe('without a connection for a moment', () => {
  test.use({ allowedErrors: /ERR_FAILED|ERR_CONNECTION/ })

  test('coupons are judged, taken and removed', async ({ page }) => {
    const dialog = await openSummary(page, '/trip/w1')
    const code = dialog.getByLabel('Coupon code')
    const apply = dialog.getByRole('button', { name: 'Apply', exact: true })
    const seen = Promise.withResolvers<void>()
    await page.route('**/judge-coupon-*.js', (route) => seen.promise.then(() => route.abort()))
    await code.fill('save10')
    await expect(code).toHaveValue('SAVE10')
    await apply.click()
    await expect(code).toBeDisabled()
    seen.resolve()
    await see(dialog, 'Failed to validate coupon. Please try again.')
    await page.unroute('**/judge-coupon-*.js')
    await code.fill('SAVE99')
    await apply.click()
    await see(dialog, 'Invalid coupon code')
    await code.fill('expired')
    await code.press('Enter')
    await see(dialog, 'This coupon has expired')
    await code.fill('WELCOME20')
    await apply.click()
    await see(dialog, 'Minimum order amount of ₹5,000 required', 'Minimum order amount of ₹{amount} required')
    await code.fill('save10')
    await apply.click()
    await expect(dialog.getByText('SAVE10: 10% off all trips')).toBeVisible()
    await expect(code).toBeDisabled()
    await expect(apply).toBeDisabled()
    await expect(dialog.getByText('−₹495')).toBeVisible()
    await expect(dialog.locator('[data-payable]')).toHaveText('₹4,455')
    await dialog.getByRole('button', { name: 'Remove SAVE10' }).click()
    await expect(code).toBeFocused()
    await expect(dialog.locator('[data-payable]')).toHaveText('₹4,950')
  })

  test('what goes wrong before PhonePe is told apart, and the window closes', async ({ page }) => {
    const dialog = await openPayment(page, '/trip/lw6')
    await see(page, 'Secure Payment with a payments provider')
    await expectNoBarriers(page, 'dialog')
    const address = '**/functions/v1/phonepe-payment'
    async function payAgainst(answer: object | string | null): Promise<void> {
      await page.route(address, (route) => {
        if (answer === null) return route.abort()
        return typeof answer === 'string' ? route.fulfill({ body: answer }) : route.fulfill({ json: answer })
      })
      const opened = page.waitForEvent('popup')
      await payButton(page).click()
      const popup = await opened
      await expect.poll(() => popup.isClosed()).toBe(true)
      await page.unroute(address)
    }
    await payAgainst({ success: false })
    await see(dialog, 'Payment initiation failed')
    await payAgainst({ success: false, code: 'rate_limited', error: 'That was a lot of tries.' })
    await expect(dialog.getByText('That was a lot of tries.')).toBeVisible()
    await payAgainst('<html>')
    await see(dialog, 'Failed to connect to payment service')
    await payAgainst(null)
    await see(dialog, 'Failed to connect to payment service')
    await payAgainst({ success: true })
    await see(page, 'Failed to initiate payment')
    await payAgainst({ success: true, paymentUrl: 'javascript:alert(1)', bookingRef: 'KF-22222222' })
    await see(page, 'Payment initiation failed. Please try again.')
    await payAgainst({
      success: false,
      code: 'amount_mismatch',
      error: 'The price has changed.',
      amount: 39_000,
    })
    await expect(dialog.locator('[data-payable]')).toHaveText('₹39,000')
    await expect(payButton(page)).toHaveText('Pay ₹39,000')
    await payAgainst({
      success: false,
      code: 'sold_out',
      error: 'This date is sold out. Please choose another.',
    })
    const readAnew = page.waitForRequest('**/api/trips/lw6/departures')
    await dialog.getByRole('button', { name: 'See the dates' }).click()
    await readAnew
    await expect(dates(page).getByRole('button').first()).toBeFocused()
  })
})

test('a guest pays in a window, and the page says what comes next', async ({ page }) => {
  const dialog = await openPayment(page, await ownTrip('sandakphu-phalut-trek', 4))
  const opened = page.waitForEvent('popup')
  await payButton(page).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  const popup = await opened
  await popup.waitForURL(/\/transact\//)
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([600, 700])
  await expect(dialog.getByText('Please finish in the PhonePe window.')).toBeVisible()
  await expect(dialog.getByText(/kept until \d{1,2}:\d\d [ap]m IST/)).toBeVisible()
  expect(await bookingsOf('sandakphu-phalut-trek')).toEqual({ bookings: [['awaiting_payment', 1]], held: 1 })
  await choose(popup, 'Pay')
  await expect(booked(page)).toBeVisible()
  await expect(booked(page)).toContainText(/KF-[2-9A-Z]{8}/)
  await expect(booked(page)).toContainText(/Tomorrow|\d days to go|of \d+ so far/)
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expectNoBarriers(page, 'dialog')
  expect(await bookingsOf('sandakphu-phalut-trek')).toEqual({ bookings: [['confirmed', 1]], held: 0 })
  await page.reload()
  await expect(notice(page)).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('kafila.payments'))).toBe('{}')
})

/** The payment fails in its window. Before that is closed, the next payment would take the same. */
async function failIn(popup: Page): Promise<void> {
  await choose(popup, 'Fail')
  await expect.poll(() => popup.isClosed()).toBe(true)
}

test('a payment that fails is tried again with all details kept', async ({ page }) => {
  await openPayment(page, await ownTrip('uttarakhand-backpacking-kumaon', 1))
  await failIn(await windowOf(page, payButton(page)))
  const failed = page.getByRole('dialog', { name: 'The payment did not go through' })
  await expect(failed).toContainText(/your seat for .* is free again/)
  await see(failed, 'Back to Booking')
  await failed.getByRole('button', { name: 'Back to Booking' }).click()
  await expect(summary(page).getByLabel('Email')).toHaveValue('asha@example.com')
  await summary(page).getByRole('button', { name: 'Pay with PhonePe' }).click()
  await failIn(await windowOf(page, payButton(page)))
  const again = await windowOf(page, failed.getByRole('button', { name: /^Pay ₹[\d,]+ again$/ }))
  await choose(again, 'Pay')
  await expect(booked(page)).toBeVisible()
  expect(await bookingsOf('uttarakhand-backpacking-kumaon')).toEqual({
    bookings: [
      ['failed', 1],
      ['failed', 1],
      ['confirmed', 1],
    ],
    held: 0,
  })
})

test('a payment left open is found again after a reload, and paid once', async ({ page }) => {
  await openPayment(page, await ownTrip('spiti-winter-white', 1))
  const popup = await windowOf(page, payButton(page))
  await choose(popup, 'Leave pending')
  await expect(popup.getByRole('heading', { name: 'Waiting for PhonePe' })).toBeVisible()
  await popup.close()
  await see(page, 'Payment window closed. Please check your payment status.')
  await expect(payment(page)).toHaveCount(0)
  await expect(notice(page)).toContainText('The payment window is closed')
  await expect(notice(page)).toBeInViewport()
  await expect(notice(page)).toContainText('If you paid, we confirm it by ourselves')
  await page.reload()
  await expect(notice(page)).toContainText(
    /1 seat kept until \d{1,2}:\d\d [ap]m IST\. Reference KF-[2-9A-Z]{8}/,
  )
  const sum = /₹[\d,]+open for 1 guest · \w{3} \d+ \w{3}/
  await expect(card(page)).toContainText(sum)
  await expectNoBarriers(page, 'aside')
  await page.setViewportSize({ width: phone, height: 844 })
  await expect(page.getByRole('complementary', { name: 'Total' })).toContainText(sum)
  await page.setViewportSize({ width: 1280, height: 720 })
  await card(page).getByRole('button', { name: 'Check status' }).click()
  await expect(payment(page)).toBeVisible()
  await expect(payment(page).getByRole('button', { name: 'Show the window' })).toHaveCount(0)
  const again = payment(page).getByRole('button', { name: 'Open this payment again' })
  const shown = await windowOf(page, again)
  await expect(payment(page).getByRole('button', { name: 'Show the window' })).toBeVisible()
  await choose(shown, 'Pay')
  await expect(booked(page)).toBeVisible()
  expect(await bookingsOf('spiti-winter-white')).toEqual({ bookings: [['confirmed', 1]], held: 0 })
})

test('a reload under the summary keeps date, guests, details and coupon, and one after closing it nothing', async ({
  page,
}) => {
  const dialog = await openSummary(page, '/trip/lw6')
  const chosen = (await dates(page).locator('[aria-pressed=true]').textContent()) ?? ''
  await dialog.getByLabel('Name').fill('Asha Rao')
  await dialog.getByLabel('Coupon code').fill('SAVE10')
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(dialog.getByText('SAVE10: 10% off all trips')).toBeVisible()
  await page.reload()
  await expect(
    dialog.getByText('Kept from before you reloaded: date, guests, details and coupon.'),
  ).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao')
  await expect(dialog.getByText('SAVE10: 10% off all trips')).toBeVisible()
  await expect(dialog).toContainText(chosen.slice(0, 10).trim())
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(card(page).getByText('Choose 2 guests')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('kafila.summary'))).toBe('null')
})

test('without a signal the payment dialog says so, and goes on by itself', async ({ page, context }) => {
  const dialog = await openPayment(page, '/trip/lw6')
  await context.setOffline(true)
  await expect(dialog.getByText(/^No signal on this device since \d{1,2}:\d\d [ap]m IST\.$/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Waiting for signal' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await context.setOffline(false)
  await expect(payButton(page)).toBeVisible()
})

test('who goes back and chooses anew holds no seats twice', async ({ page }) => {
  await openPayment(page, await ownTrip('himachal-backpacking-parvati-jibhi', 2))
  const first = await windowOf(page, payButton(page))
  await payment(page).getByRole('button', { name: 'Back to Booking' }).click()
  await expect.poll(() => first.isClosed()).toBe(true)
  await summary(page).getByRole('button', { name: 'Back to Trip Details' }).click()
  await expect(summary(page)).toHaveCount(0)
  // A reload forgets what was chosen, yet not whose seat is held.
  await page.reload()
  await chooseDate(page)
  await expect(dates(page).getByRole('button').first()).toContainText('2 seats left')
  await card(page).getByRole('button', { name: 'Increase Guests' }).click()
  await expect(card(page)).toContainText('total for 2 guests')
  await bookNow(page)
  await expect(summary(page).getByLabel('Name')).toHaveValue('Asha Rao')
  await summary(page).getByRole('button', { name: 'Pay with PhonePe' }).click()
  await choose(await windowOf(page, payButton(page)), 'Pay')
  await expect(booked(page)).toBeVisible()
  expect(await bookingsOf('himachal-backpacking-parvati-jibhi')).toEqual({
    bookings: [
      ['failed', 1],
      ['confirmed', 2],
    ],
    held: 0,
  })
})

test('who is logged in finds details and credit there', async ({ page }) => {
  await page.goto(anyPage)
  await logIn(page, '9810012012')
  const { access_token: token, user } = (await storedSession(page)) ?? { access_token: '', user: { id: '' } }
  await page.request.put('/api/account/profile', {
    headers: { Authorization: `Bearer ${token}` },
    data: { name: 'Asha Rao', email: 'asha@example.com' },
  })
  await giveCredit(user.id, 1_00_000)
  const dialog = await openSummary(page, await ownTrip('rishikesh-landour-backpacking', 3))
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao')
  await expect(dialog.getByLabel('Email')).toHaveValue('asha@example.com')
  await expect(dialog.getByLabel('Phone')).toHaveValue('+91 98100 12012')
  await expect(dialog.getByText('₹1,00,000 available')).toBeVisible()
  const payable = dialog.locator('[data-payable]')
  await expect(payable).toHaveText('₹0')
  const credit = dialog.getByLabel('Use wallet credit')
  await credit.uncheck()
  await expect(payable).toHaveText((await card(page).locator('[data-total]').first().textContent()) ?? '')
  await credit.check()
  await dialog.getByRole('button', { name: 'Pay with PhonePe' }).click()
  await payment(page).getByRole('button', { name: 'Confirm booking' }).click()
  await expect(booked(page)).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
  expect(await bookingsOf('rishikesh-landour-backpacking')).toEqual({ bookings: [['confirmed', 1]], held: 0 })
})

test('credit of a payment that was let go is there at once, and the details of who signs out are not', async ({
  page,
}) => {
  await page.goto(anyPage)
  await logIn(page, '9810012013')
  await giveCredit((await storedSession(page))?.user.id ?? '', 500)
  const dialog = await openSummary(page, await ownTrip('munnar-wayanad-backpacking', 1))
  await expect(dialog.getByText('₹500 available')).toBeVisible()
  await dialog.getByLabel('Name').fill('Asha Rao')
  await dialog.getByLabel('Email').fill('asha@example.com')
  await dialog.getByLabel('Phone').fill('98765 43210')
  await dialog.getByRole('button', { name: 'Pay with PhonePe' }).click()
  const amount = (await payButton(page).textContent()) ?? ''
  const first = await windowOf(page, payButton(page))
  await payment(page).getByRole('button', { name: 'Back to Booking' }).click()
  await expect.poll(() => first.isClosed()).toBe(true)
  await expect(summary(page).getByText('₹500 available')).toBeVisible()
  await summary(page).getByRole('button', { name: 'Pay with PhonePe' }).click()
  await expect(payButton(page)).toHaveText(amount)
  await windowOf(page, payButton(page))
  expect(await bookingsOf('munnar-wayanad-backpacking')).toEqual({
    bookings: [
      ['failed', 1],
      ['awaiting_payment', 1],
    ],
    held: 1,
  })
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    localStorage.removeItem('kafila.auth')
    dispatchEvent(new StorageEvent('storage', { key: 'kafila.auth' }))
  })
  await expect(card(page).getByRole('button', { name: 'Book Now' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kafila.payments'))).toBe('{}')
})

test('where no window opens, PhonePe comes and goes in this one', async ({ page }) => {
  await page.addInitScript(() => {
    const open = () => {
      // Some browsers answer nothing, others throw.
      if (location.hash) return null
      throw new Error('no windows')
    }
    Object.assign(window, { open })
  })
  await openPayment(page, await ownTrip('dharamshala-bir-backpacking', 1))
  await payButton(page).click()
  await page.waitForURL(/\/transact\//)
  await choose(page, 'Fail')
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('link', { name: /^Pay ₹[\d,]+ again$/ }).click()
  await expect(summary(page).getByLabel('Phone')).toHaveValue('98765 43210')
  await summary(page).getByRole('button', { name: 'Pay with PhonePe' }).click()
  await payButton(page).click()
  await page.waitForURL(/\/transact\//)
  await choose(page, 'Pay')
  await expect(page.getByRole('heading', { name: 'Your seats are booked' })).toBeVisible()
  await expectNoBarriers(page)
  await expect(page.getByText(/Asha|98765|example\.com/)).toHaveCount(0)
  expect(await bookingsOf('dharamshala-bir-backpacking')).toEqual({
    bookings: [
      ['failed', 1],
      ['confirmed', 1],
    ],
    held: 0,
  })
})
