import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Page, recordSeen, see, skipPictures, test } from '../setup/browser.ts'

test.beforeEach(({ page }) => skipPictures(page))

const sent = "Message sent successfully! We'll get back to you as soon as possible."
const formOf = (page: Page) => page.getByRole('region', { name: 'Send us a message' })

async function fill(page: Page, name: string): Promise<void> {
  const form = formOf(page)
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel('Subject').fill('The road to Spiti')
  await form.getByLabel('Message').fill('Is it open?\nAnd the pass?')
}

type Outbox = { subject?: string; body: string }[]

test('a message is sent once, thanked for, and its form emptied', async ({ page, request }) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let posts = 0
  await page.route('**/api/enquiries', async (route) => {
    posts++
    await answered
    await route.continue()
  })
  await page.goto('/contact')
  await see(page, 'Get in Touch')
  await fill(page, 'Asha Once')
  const form = formOf(page)
  await form.getByRole('button', { name: 'Send Message' }).click()
  const busy = form.getByRole('button', { name: 'Sending...' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await busy.press('Enter')
  await form.getByLabel('Subject').press('Enter')
  answer()
  await see(form, sent)
  await expect(form.getByText(sent), 'it stays, and is read next').toBeFocused()
  await expect(form.getByLabel('Name')).toHaveValue('')
  await expect(form.getByLabel('Message')).toHaveValue('')
  expect(posts).toBe(1)
  const outbox = (await (await request.get('/dev/outbox.json')).json()) as Outbox
  const mails = outbox.filter(({ body }) => body.includes('Name: Asha Once\n'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain('> Is it open?\n> And the pass?')
})

test('each fault is named at its field, first of them in focus, and goes on edit', async ({ page }) => {
  let posts = 0
  await page.route('**/api/enquiries', (route) => {
    posts++
    return route.abort()
  })
  await page.goto('/contact')
  const form = formOf(page)
  await form.getByLabel('Email').fill('asha@')
  await form.getByRole('button', { name: 'Send Message' }).click()
  for (const [label, message] of [
    ['Name', 'Name must be at least 2 characters'],
    ['Email', 'Please enter a valid email address'],
    ['Subject', 'Subject must be at least 5 characters'],
    ['Message', 'Message must be at least 10 characters'],
  ] as const)
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(message)
  await see(form, 'Subject must be at least 5 characters')
  await see(form, 'Message must be at least 10 characters')
  await expect(form.getByLabel('Name')).toBeFocused()
  await expectNoBarriers(page, '#message')
  await form.getByLabel('Subject').fill('S')
  await expect(form.getByText('Subject must be at least 5 characters')).toHaveCount(0)
  await expect(form.getByText('Name must be at least 2 characters')).toBeVisible()
  expect(posts).toBe(0)
})

test.describe('when the server can’t be reached', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('the form says so, keeps what was written, and works again under the same key', async ({ page }) => {
    const keys: string[] = []
    let reachable = false
    await page.route('**/api/enquiries', async (route) => {
      keys.push((route.request().postDataJSON() as { idempotencyKey: string }).idempotencyKey)
      await (reachable ? route.continue() : route.abort())
    })
    await page.goto('/contact')
    await fill(page, 'Asha Again')
    const form = formOf(page)
    await form.getByRole('button', { name: 'Send Message' }).click()
    await see(form, 'Failed to send your details. Please try again later.')
    await expect(page.getByText('Message failed to send', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Please try again later or contact us directly.', { exact: true }),
    ).toBeVisible()
    recordSeen('Message failed to send - Please try again later or contact us directly.')
    await expect(form.getByLabel('Message')).toHaveValue('Is it open?\nAnd the pass?')
    reachable = true
    await form.getByRole('button', { name: 'Send Message' }).click()
    await see(page, sent)
    await expect(form.getByText('Failed to send your details.')).toHaveCount(0)
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  })

  test('without a network a message waits on the device, and its form is free for another', async ({
    page,
  }) => {
    await page.goto('/contact')
    const form = formOf(page)
    // A refusal shows that the script is there.
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.getByText('Name must be at least 2 characters')).toBeVisible()
    await fill(page, 'Asha Offline')
    await page.context().setOffline(true)
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('You are offline: your message waits on this device')).toBeVisible()
    await expect(form.getByLabel('Message')).toHaveValue('')
    await expect(form.getByText('Failed to send your details.')).toHaveCount(0)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByText('Sent. Thank you')).toBeVisible()
  })
})

test.describe('when neither its script nor a network is there', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('a message stays in its form', async ({ page }) => {
    await page.route('**/assets/send-contact*', (route) => route.abort())
    await page.goto('/contact')
    await fill(page, 'Asha Alone')
    await page.context().setOffline(true)
    await formOf(page).getByRole('button', { name: 'Send Message' }).click()
    await expect(formOf(page).getByText('Failed to send your details.')).toBeVisible()
    await expect(formOf(page).getByLabel('Message')).toHaveValue('Is it open?\nAnd the pass?')
  })
})

test('nothing comes from elsewhere until the map is asked for', async ({ page }) => {
  const asked: string[] = []
  await page.route(/openstreetmap/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' })
  })
  await page.goto('/contact')
  await expect(page.getByRole('img', { name: /drawn map of the middle of New Delhi/ })).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Show the live map' }).click()
  await expect(page.getByTitle('Map of New Delhi, by OpenStreetMap')).toBeVisible()
  await expect.poll(() => asked[0]).toContain('https://www.openstreetmap.org/export/embed.html?bbox=77.16')
  expect(asked[0]).toContain('marker=28.6315%2C77.2167')
  await expectNoBarriers(page, '#map')
  await page.getByRole('button', { name: 'Hide the live map' }).click()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Show the live map' }).click()
  await expect(page.getByText('You are offline: the map needs a connection.')).toBeVisible()
  await expect(page.getByRole('img', { name: /drawn map of the middle of New Delhi/ })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: /422/ })

  test('the same form works as a page, and the map is a link', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('button', { name: 'Show the live map' })).toBeHidden()
    await expect(page.getByRole('link', { name: /Open OpenStreetMap/ })).toBeVisible()
    await fill(page, 'Plain')
    await formOf(page).getByLabel('Email').fill('nowhere')
    await formOf(page).getByRole('button', { name: 'Send Message' }).click()
    await expect(formOf(page).getByText('Please enter a valid email address')).toBeVisible()
    await expect(formOf(page).getByLabel('Message')).toHaveValue('Is it open?\nAnd the pass?')
    await formOf(page).getByLabel('Email').fill('plain@example.com')
    await formOf(page).getByRole('button', { name: 'Send Message' }).click()
    await expect(formOf(page).getByText(sent)).toBeVisible()
    await expect(page).toHaveURL('/contact?sent=1#message')
    await expect(formOf(page).getByLabel('Message')).toHaveValue('')
  })
})
