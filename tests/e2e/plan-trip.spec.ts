import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Page, recordSeen, see, skipPictures, test } from '../setup/browser.ts'
import { catchChat, holdTime } from '../setup/enquiry-dialog.ts'

test.beforeEach(({ page }) => skipPictures(page))

/** The header is the same everywhere; this page is the quickest. */
const anyPage = '/compare'

async function fill(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Plan Your Trip' })
  await dialog.getByLabel('Name').fill('Asha Rao')
  await dialog.getByLabel('Email').fill('asha@example.com')
  await dialog.getByLabel('Phone').fill('98765 43210')
  await dialog.getByLabel('Destination').fill('Spiti & Kinnaur')
  await dialog.getByLabel('Number of people').selectOption('More than 10')
  await dialog.getByLabel('Dates').fill('Second week of June')
}

test('the enquiry opens WhatsApp with everything written, thanks, resets and closes', async ({ page }) => {
  const chats = await catchChat(page)
  await page.clock.install()
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('link', { name: 'Plan Trip' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Plan Your Trip' })
  await see(dialog, 'Plan Your Trip')
  await expect(dialog).toContainText('within 24 hours')
  await fill(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await opener.click()
  await expect(dialog.getByLabel('Destination'), 'what was typed is kept').toHaveValue('Spiti & Kinnaur')
  await expect(dialog.getByLabel('Number of people')).toHaveValue('More than 10')
  recordSeen('More than 10')
  await holdTime(page)
  const popup = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Continue on WhatsApp' }).click()
  await see(dialog, 'Opening WhatsApp...')
  await expect(dialog.getByRole('button', { name: 'Opening WhatsApp...' })).toBeDisabled()
  await popup
  await page.clock.resume()
  await see(page, 'WhatsApp is opening!')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  const sent = new URL(chats[0] ?? '')
  expect(sent.pathname).toBe('/911000000001')
  expect(sent.searchParams.get('text')?.split('\n')).toEqual([
    'Hello Kafila, I would like to plan a trip.',
    'Name: Asha Rao',
    'Phone: 98765 43210',
    'Email: asha@example.com',
    'Destination: Spiti & Kinnaur',
    'Travelers: More than 10',
    'Dates: Second week of June',
    expect.stringMatching(/^Page: http:\/\/localhost:\d+\/$/),
  ])
  await opener.click()
  await expect(dialog.getByLabel('Destination')).toHaveValue('')
  await expect(dialog.getByLabel('Name'), 'who asks is known by now').toHaveValue('Asha Rao')
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
  test(`a blocked popup is told and keeps what was written: window.open ${how}`, async ({ page }) => {
    await page.addInitScript(`window.open = ${open}`)
    await page.goto(anyPage)
    await page.getByRole('banner').getByRole('link', { name: 'Plan Trip' }).click()
    await fill(page)
    await page.getByRole('button', { name: 'Continue on WhatsApp' }).click()
    await see(page, 'Something went wrong!')
    await see(page, "We couldn't open WhatsApp. Please try again later.")
    await expect(page.getByRole('dialog', { name: 'Plan Your Trip' }).getByLabel('Name')).toHaveValue(
      'Asha Rao',
    )
  })

test('faults are named at their fields, first of them focused, and nothing is opened', async ({ page }) => {
  const chats = await catchChat(page)
  await page.goto(anyPage)
  await page.getByRole('banner').getByRole('link', { name: 'Plan Trip' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan Your Trip' })
  await dialog.getByLabel('Email').fill('asha@')
  await dialog.getByLabel('Phone').fill('12345')
  await dialog.getByRole('button', { name: 'Continue on WhatsApp' }).click()
  await see(dialog, 'This field is required')
  await see(dialog, 'Please enter a valid email address')
  await see(dialog, 'Please enter a valid phone number')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Email').fill('asha@example.com')
  await expect(dialog.getByText('Please enter a valid email address')).toHaveCount(0)
  await expectNoBarriers(page, 'dialog')
  expect(chats).toEqual([])
})

test('on a phone the enquiry button and Plan My Trip open the same dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(anyPage)
  await page.getByRole('link', { name: 'Enquire' }).click()
  await expect(page.getByRole('dialog', { name: 'Plan Your Trip' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Plan My Trip' }).click()
  await expect(page.getByRole('dialog', { name: 'Plan Your Trip' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
})
