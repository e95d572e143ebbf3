import {
  bookNow,
  choose,
  chooseDate,
  chooseForOne,
  payButton,
  payment,
  summary,
  windowOf,
} from '../setup/booking-page.ts'
import { expect, type Locator, type Page, skipPictures, untilHydrated } from '../setup/browser.ts'
import { dialogOf, openEnquiry } from '../setup/enquiry-dialog.ts'
import { accountButton, askForCode, codeField } from '../setup/login.ts'
import { type ProductionApp, test } from '../setup/production-app.ts'
import { codeAt } from '../setup/sample-staff.ts'
import { untilSaved } from '../setup/trip-editor.ts'

/** Every form, login and payment once as visitors meet them: through TLS, with the production settings. */

test.beforeEach(({ page }) => skipPictures(page))

type Mail = { newestTo: (address: string) => string | undefined }

/** Subscribes where the form stands, confirms by the mail's link and leaves the list again. */
async function subscribeAndLeave(page: Page, form: Locator, mail: Mail, address: string): Promise<void> {
  await form.getByLabel('Email address').fill(address)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Almost there').first()).toBeVisible()
  await expect.poll(() => mail.newestTo(address), 'a mail').toContain('/newsletter/')
  const [link = ''] = /https:\S+\/newsletter\/[^\s=]+/.exec(mail.newestTo(address) ?? '') ?? []
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You have left the list' })).toBeVisible()
}

async function writeMessage(page: Page): Promise<void> {
  await page.goto('/contact')
  const form = page.getByRole('region', { name: 'Send us a message' })
  await form.getByLabel('Name').fill('Asha Secure')
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel('Subject').fill('The road to Spiti')
  await form.getByLabel('Message').fill('Is it open in November?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible()
}

async function apply(page: Page, form: Locator): Promise<void> {
  await form.getByLabel('Name').fill('Asha Applies')
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel('Phone').fill('98765 43210')
  await form.getByLabel('Message').fill('I have led treks for six years.')
  await form.getByRole('button', { name: 'Send Application' }).click()
  await expect(page.getByText('Application sent successfully!').first()).toBeVisible()
}

test('a visitor subscribes, confirms and leaves the newsletter', async ({ page, app }) => {
  await page.goto('/compare')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await untilHydrated(footer)
  await subscribeAndLeave(page, footer, app.mail, 'script@example.com')
})

test('a visitor writes, applies and asks for a customised trip', async ({ page }) => {
  await writeMessage(page)
  await page.goto('/careers')
  await page.getByRole('link', { name: 'Apply Now: Tour Manager' }).click()
  await apply(page, page.getByRole('dialog', { name: 'Apply: Tour Manager' }))
  await openEnquiry(page, '/custom-trip/wayanad-private')
  const dialog = dialogOf(page)
  await dialog.getByLabel('Name').fill('Meera Secure')
  await dialog.getByLabel('Email').fill('meera@example.com')
  await dialog.getByLabel('Phone').fill('+91 98765 43210')
  await dialog.getByLabel('Travel month').selectOption({ index: 3 })
  await dialog.getByRole('button', { name: 'Know More' }).click()
  await expect(page.getByText('Thank you for your interest!')).toBeVisible()
})

test('a traveller logs in by SMS, books, pays and sees the trip', async ({ page, app }) => {
  test.slow()
  const phone = '9100000801'
  await page.goto('/my-trips')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await askForCode(page, phone)
  await expect.poll(() => app.sms.codeFor(`91${phone}`)).toMatch(/^\d{6}$/)
  await codeField(page).fill(app.sms.codeFor(`91${phone}`) ?? '')
  await page.keyboard.press('Enter')
  await expect(accountButton(page)).toBeVisible()
  await page.goto('/trip/lw6')
  await chooseDate(page)
  await chooseForOne(page)
  await bookNow(page)
  await expect(summary(page).getByLabel('Phone')).toHaveValue('+91 91000 00801')
  await summary(page).getByLabel('Name').fill('Asha Rao')
  await summary(page).getByLabel('Email').fill('asha@example.com')
  await summary(page).getByRole('button', { name: 'Pay with PhonePe' }).click()
  await expect(payment(page)).toBeVisible()
  await choose(await windowOf(page, payButton(page)), 'Pay')
  const booked = page.getByRole('dialog', { name: 'Your seats are booked' })
  await expect(booked).toBeVisible()
  await booked.getByRole('link', { name: 'See my trip' }).click()
  await expect(page.getByRole('main').getByText('Booked', { exact: true }).first()).toBeVisible()
})

/** An owner who was just made, on the console's own host: by SMS, then with the app that this login sets up. */
async function logInAtDesk(page: Page, app: ProductionApp, phone: string): Promise<void> {
  await app.addOwner(`91${phone}`)
  await page.goto(app.deskUrl)
  await page.getByLabel('Phone').fill(phone)
  await page.keyboard.press('Enter')
  await expect.poll(() => app.sms.codeFor(`91${phone}`)).toMatch(/^\d{6}$/)
  await page.getByLabel('Six digits').fill(app.sms.codeFor(`91${phone}`) ?? '')
  await page.keyboard.press('Enter')
  const secret = page.locator('b.figure')
  await page.getByLabel('Code of the app').fill(codeAt((await secret.textContent()) ?? '', new Date()))
  await page.keyboard.press('Enter')
  await page.getByLabel('I have put them').check()
  await page.getByRole('button', { name: 'Open the console' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
}

/** A stranger with the link sees the draft on the site's host, where nobody is to keep it or to find it, and the console alone may frame it. */
async function seeDraft(stranger: Page, app: ProductionApp, link: string, title: string): Promise<void> {
  expect(new URL(link).origin).toBe(app.url)
  const answer = await stranger.goto(link)
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining(`frame-ancestors ${app.deskUrl};`),
  })
  await expect(stranger.getByRole('note').first()).toHaveText(/^Draft, not public\. The link ends at/)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(stranger.getByRole('button', { name: 'Book Now' })).toBeHidden()
  expect(await stranger.context().cookies(), 'nothing of a login').toEqual([])
}

/** The next whole minute that leaves time to send a form: its day and hour in India. */
function nextMinute() {
  const at = Math.ceil((Date.now() + 40_000) / 60_000) * 60_000
  const [day = '', time = ''] = new Date(at + 330 * 60_000).toISOString().split('T')
  return { at, day, time: time.slice(0, 5) }
}

test.describe('the console', () => {
  test.use({ allowedErrors: /status of 404/ })

  test('an owner logs in on the console’s own host by phone and app, and keeps something', async ({
    page,
    app,
    context,
  }) => {
    await logInAtDesk(page, app, '9100000802')
    await expect(page.getByText('You work alone')).toBeVisible()
    const cookies = (await context.cookies()).filter(({ name }) => name.includes('console'))
    expect(cookies).toMatchObject([
      {
        name: '__Secure-console',
        domain: 'desk.kafila.test',
        path: '/console',
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
        expires: -1,
      },
    ])

    await page.goto(`${app.deskUrl}/console/bookings?channel=desk`)
    await page.getByText('Save this view').click()
    await page.getByLabel('Its name').fill('Of the desk')
    await page.getByRole('button', { name: 'Save for me' }).click()
    await expect(page.getByRole('link', { name: 'Of the desk' })).toBeVisible()
    const statusOf = (path: string) => page.evaluate(async (url) => (await fetch(url)).status, path)
    for (const path of ['/about', '/api/trips/lw6']) expect(await statusOf(path), path).toBe(404)
    await page.goto(`${app.url}/about`)
    for (const path of ['/console', '/console/login']) expect(await statusOf(path), path).toBe(404)
  })

  test('an owner sees a draft on the site’s host, shows it by its link, and what is planned for a moment goes out by itself', async ({
    page,
    app,
    browser,
  }) => {
    test.setTimeout(300_000)
    const title = 'Umling La, Behind a Lock'
    await logInAtDesk(page, app, '9100000803')
    await page.goto(`${app.deskUrl}/console/trips/lb2`)
    await page.getByLabel('Title', { exact: true }).fill(title)
    await untilSaved(page)
    await page.getByRole('link', { name: 'Preview' }).click()
    const inFrame = page.frameLocator('iframe').first()
    await expect(inFrame.getByRole('heading', { level: 1 })).toHaveText(title)
    const link = await page.getByLabel('Link, without a login').inputValue()
    const elsewhere = await browser.newContext({ ignoreHTTPSErrors: true })
    const stranger = await elsewhere.newPage()
    await seeDraft(stranger, app, link, title)
    const heading = stranger.getByRole('heading', { level: 1 })
    await stranger.goto(`${app.url}/trip/lb2`)
    await expect(heading).not.toHaveText(title)

    await page.getByRole('link', { name: 'Publish', exact: true }).click()
    const moment = nextMinute()
    await page.getByLabel('At a moment').check()
    await page.getByLabel('Day', { exact: true }).fill(moment.day)
    await page.getByLabel('Hour in India').fill(moment.time)
    await page.getByRole('button', { name: 'Publish 1 change' }).click()
    await expect(page.getByText(`, ${moment.time} IST, planned by Asha Rao.`)).toBeVisible()
    await expect(async () => {
      await stranger.reload()
      await expect(heading).toHaveText(title, { timeout: 1_000 })
    }).toPass({ timeout: 180_000 })
    expect(Date.now()).toBeGreaterThanOrEqual(moment.at)
    expect((await stranger.goto(link))?.status(), 'a draft no more').toBe(410)
    await elsewhere.close()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same forms are sent', async ({ page, app }) => {
    await page.goto('/newsletter')
    await subscribeAndLeave(page, page.getByRole('main'), app.mail, 'plain@example.com')
    await writeMessage(page)
    await page.goto('/careers')
    await page.getByRole('link', { name: 'Apply Now: Tour Manager' }).click()
    await apply(page, page.getByRole('main'))
  })
})
