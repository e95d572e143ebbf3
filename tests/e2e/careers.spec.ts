import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Locator, type Page, skipPictures, test } from '../setup/browser.ts'

test.beforeEach(({ page }) => skipPictures(page))

const sent = "Application sent successfully! We'll get back to you as soon as possible."

async function fill(form: Page | Locator, name: string): Promise<void> {
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel('Phone').fill('98765 43210')
  await form.getByLabel('Message').fill('I have led treks for six years.')
}

type Outbox = { subject?: string; body: string }[]

test('Apply Now opens the form of its opening, which is sent and mailed', async ({ page, request }) => {
  await page.goto('/careers')
  const opener = page.getByRole('link', { name: 'Apply Now: Tour Manager' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Apply: Tour Manager' })
  await dialog.getByRole('button', { name: 'Send Application' }).click()
  for (const [label, message] of [
    ['Name', 'Name must be at least 2 characters'],
    ['Phone', 'Please enter a valid phone number'],
    ['Message', 'Message must be at least 10 characters Who you are, and why this work.'],
  ] as const)
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(message)
  await expectNoBarriers(page, 'dialog')
  await fill(dialog, 'Asha Applies')
  await dialog.getByLabel('Link').fill('http://asha.example')
  await dialog.getByRole('button', { name: 'Send Application' }).click()
  await expect(dialog.getByText('Please enter a link that begins with https://')).toBeVisible()
  await dialog.getByLabel('Link').fill('https://asha.example/cv')
  await page.keyboard.press('Escape')
  await opener.click()
  await expect(dialog.getByLabel('Message'), 'what was typed is kept').toHaveValue(
    'I have led treks for six years.',
  )
  await dialog.getByRole('button', { name: 'Send Application' }).click()
  await expect(page.getByText(sent)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  const outbox = (await (await request.get('/dev/outbox.json')).json()) as Outbox
  const [mail, ...more] = outbox.filter(({ body }) => body.includes('Name: Asha Applies\n'))
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^Job Application: Tour Manager \(ENQ-/)
  expect(mail?.body).toContain('Link: https://asha.example/cv')
})

test.describe('when the server can’t be reached', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('the form stays with what was written, and says so', async ({ page }) => {
    await page.route('**/api/enquiries', (route) => route.abort())
    await page.goto('/careers')
    await page.getByRole('link', { name: 'Apply Now: Travel Consultant' }).click()
    const dialog = page.getByRole('dialog')
    await fill(dialog, 'Asha Waits')
    await dialog.getByRole('button', { name: 'Send Application' }).click()
    await expect(dialog.getByText('Failed to send your details. Please try again later.')).toBeVisible()
    await expect(dialog.getByLabel('Name')).toHaveValue('Asha Waits')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: /422/ })

  test('the form stands on the page', async ({ page }) => {
    await page.goto('/careers')
    await page.getByRole('link', { name: 'Apply Now: Tour Manager' }).click()
    const main = page.getByRole('main')
    await fill(main, 'Plain Asha')
    await main.getByLabel('Phone').fill('1')
    await main.getByRole('button', { name: 'Send Application' }).click()
    await expect(main.getByText('Please enter a valid phone number')).toBeVisible()
    await expect(main.getByLabel('Name')).toHaveValue('Plain Asha')
    await main.getByLabel('Phone').fill('98765 43210')
    await main.getByRole('button', { name: 'Send Application' }).click()
    await expect(main.getByText(sent)).toBeVisible()
    await expect(page).toHaveURL('/careers?opening=tour-manager&sent=1#apply')
  })
})
