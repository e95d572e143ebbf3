import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Page, recordSeen, see, skipPictures, test } from '../setup/browser.ts'
import { catchChat, holdTime } from '../setup/enquiry-dialog.ts'

test.beforeEach(({ page }) => skipPictures(page))

const formOf = (page: Page) => page.getByRole('region', { name: 'Get Your FREE Travel Plan' })
const send = (page: Page) => formOf(page).getByRole('button', { name: 'Get My FREE Plan' })

async function fill(page: Page): Promise<void> {
  const form = formOf(page)
  await form.getByLabel('Full name').fill('Asha Rao')
  await form.getByLabel('WhatsApp number').fill('+91 (98765) 43-210')
  await form.getByLabel('Email').fill('asha@example.com')
}

/** What the advertising pixel was told. */
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: unknown[] }).told)

test('the plan is asked for in WhatsApp, the pixel hears that alone, and the form is emptied', async ({
  page,
}) => {
  const chats = await catchChat(page)
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told, fbq: (...words: unknown[]) => told.push(words) })
  })
  await page.clock.install()
  await page.goto('/contact-landing')
  await see(page, 'Get Your FREE Travel Plan')
  await see(page, 'Why Choose Us')
  await see(page, 'Limited Time Offer')
  await expect(page.getByText('4.9/5 (300+ reviews)')).toBeVisible()
  const form = formOf(page)
  await fill(page)
  await form.getByLabel('Number of people').selectOption('couple')
  await form.getByLabel('Trip type').selectOption('customized')
  await form.getByLabel('Travel month').selectOption('may')
  await holdTime(page)
  const popup = page.waitForEvent('popup')
  await send(page).click()
  await see(form, 'Connecting you to our expert...')
  await expect(form.getByRole('button', { name: 'Connecting you to our expert...' })).toBeDisabled()
  await popup
  await page.clock.resume()
  await see(page, "Amazing! We're connecting you now!")
  await expect(page.getByText(/replies within 2 minutes/)).toBeVisible()
  await expect(form.getByLabel('Full name')).toHaveValue('')
  await expect(form.getByLabel('Travel month')).toHaveValue('')
  const sent = new URL(chats[0] ?? '')
  expect(sent.pathname).toBe('/911000000001')
  expect(sent.searchParams.get('text')?.split('\n')).toEqual([
    'Hello Kafila, I would like a free travel plan.',
    'Name: Asha Rao',
    'Phone: +919876543210',
    'Email: asha@example.com',
    'Destination: Custom destination',
    'Travelers: Couple',
    'Trip type: Customized',
    'Dates: May',
    expect.stringMatching(/^Page: http:\/\/localhost:\d+\/contact-landing$/),
  ])
  expect(await told(page)).toEqual([['track', 'Lead', { content_name: 'Get Your FREE Travel Plan' }]])
})

test('its selects are marked and stop nobody', async ({ page }) => {
  const chats = await catchChat(page)
  await page.goto('/contact-landing')
  await fill(page)
  for (const label of ['Number of people', 'Trip type', 'Travel month']) {
    await expect(formOf(page).getByLabel(label)).toHaveValue('')
    await expect(formOf(page).getByText(`${label} *`)).toBeVisible()
  }
  await send(page).click()
  await expect.poll(() => chats.length).toBe(1)
  const text = new URL(chats[0] ?? '').searchParams.get('text') ?? ''
  expect(text).toContain('Travelers: 1\nDates: To be discussed\n')
  expect(text).not.toContain('Trip type')
})

test('each field says the first thing that is wrong with it, until it is edited', async ({ page }) => {
  const chats = await catchChat(page)
  await page.goto('/contact-landing')
  const form = formOf(page)
  await send(page).click()
  await expect(page.getByText('Please fix the errors', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Fill in all required fields correctly to continue.', { exact: true }),
  ).toBeVisible()
  recordSeen('Please fix the errors - Fill in all required fields correctly to continue.')
  for (const label of ['Full name', 'WhatsApp number', 'Email'])
    await expect(form.getByLabel(label)).toHaveAccessibleDescription('This field is required')
  await expect(form.getByLabel('Full name')).toBeFocused()
  await form.getByLabel('Full name').fill('A')
  await expect(form.getByLabel('Full name')).toHaveAccessibleDescription('')
  await form.getByLabel('WhatsApp number').fill('98765 4321x')
  await form.getByLabel('Email').fill('asha@')
  await send(page).click()
  await see(form, 'Minimum length is 2 characters', 'Minimum length is N characters')
  await see(form, 'Invalid format')
  await expect(form.getByText('Please enter a valid email address')).toBeVisible()
  await expectNoBarriers(page, '[aria-labelledby=lead-title]')
  await form.getByLabel('Full name').fill('A'.repeat(81))
  await form.getByLabel('WhatsApp number').fill('98765')
  await send(page).click()
  await see(form, 'Maximum length is 80 characters', 'Maximum length is N characters')
  await expect(form.getByText('Please enter a valid phone number')).toBeVisible()
  expect(chats).toEqual([])
})

for (const [how, open] of [
  ['answers nothing', () => null],
  [
    'throws',
    () => {
      throw new Error('not allowed')
    },
  ],
] as const)
  test(`a browser that ${how} when a window is asked for is told of, with the number to call`, async ({
    page,
  }) => {
    await page.addInitScript(`window.open = ${open}`)
    await page.addInitScript(() => {
      const told: unknown[] = []
      Object.assign(window, { told, fbq: (...words: unknown[]) => told.push(words) })
    })
    await page.goto('/contact-landing')
    await fill(page)
    await send(page).click()
    const toaster = page.getByRole('status').filter({ hasText: 'Oops! Something went wrong' })
    await expect(toaster).toContainText('Please try again or call us directly +91 10000 00002')
    recordSeen('Oops! Something went wrong - Please try again or call us directly...')
    await expect(toaster.getByRole('link')).toHaveAttribute('href', 'tel:+911000000002')
    await expect(formOf(page).getByLabel('Full name')).toHaveValue('Asha Rao')
    expect(await told(page)).toEqual([])
  })

test.describe('when its script can’t be had', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('the form says so and keeps what was written', async ({ page }) => {
    await page.route('**/assets/send-lead*', (route) => route.abort())
    await page.goto('/contact-landing')
    await fill(page)
    await send(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Oops! Something went wrong' })).toBeVisible()
    await expect(formOf(page).getByLabel('Full name')).toHaveValue('Asha Rao')
  })
})

test('a phone shows the three steps, and the form begins on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact-landing')
  const steps = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps.last()).toContainText('You get a route and its price')
  await expect(formOf(page).getByLabel('Full name')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('chat, phone and mail stand in the form’s place', async ({ page }) => {
    await page.goto('/contact-landing')
    const form = formOf(page)
    await expect(form.getByLabel('Full name')).toBeHidden()
    await expect(form.getByRole('link', { name: 'WhatsApp chat' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+$/,
    )
    await expect(form.getByRole('link', { name: '+91 10000 00002' })).toHaveAttribute(
      'href',
      'tel:+911000000002',
    )
    await expect(form.getByRole('link', { name: 'hello@kafila.example' })).toBeVisible()
  })
})
