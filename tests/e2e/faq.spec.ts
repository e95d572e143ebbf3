import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, see, skipPictures, test } from '../setup/browser.ts'

test.beforeEach(({ page }) => skipPictures(page))

test('of all questions one is open at a time', async ({ page }) => {
  await page.goto('/faq')
  const open = page.locator('main details[open]')
  await expect(open).toHaveCount(0)
  await page.getByText('How do I book a group trip?').click()
  await expect(open).toHaveCount(1)
  await page.getByText('Do I need to tip, and whom?').click()
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('nobody may ask you for one')
  await page.getByText('Do I need to tip, and whom?').click()
  await expect(open).toHaveCount(0)
})

test('what is asked most opens by one press, also out of a search', async ({ page }) => {
  await page.goto('/faq?q=jain')
  await page
    .getByRole('navigation', { name: 'Asked most' })
    .getByRole('link', { name: 'Ways to pay' })
    .click()
  const open = page.locator('main details[open]')
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('Which ways of paying do you accept?')
  await expect(open).toBeInViewport()
})

test('a search is answered as one types, in the address too, and by nobody else', async ({ page }) => {
  await page.goto('/faq')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const box = page.getByRole('searchbox', { name: 'Search the questions and answers' })
  const questions = page.locator('main details')
  await expect(questions).toHaveCount(42)
  await box.pressSequentially('altitude sick')
  await expect(questions).toHaveCount(1)
  await expect(page.getByText('1 question found')).toBeVisible()
  await expect(page).toHaveURL('/faq?q=altitude+sick')
  await box.fill('xyzzy')
  await see(page, 'No FAQs found matching your search.')
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible()
  await expectNoBarriers(page)
  await box.fill('')
  await expect(questions).toHaveCount(42)
  await expect(page).toHaveURL('/faq')
  expect(asked.filter((url) => url.includes('.data'))).toEqual([])
})

test('an address with a search shows what it finds, and a link clears it', async ({ page }) => {
  await page.goto('/faq?q=refund')
  const box = page.getByRole('searchbox')
  await expect(box).toHaveValue('refund')
  const found = await page.locator('main details').count()
  expect(found).toBeGreaterThan(1)
  expect(found).toBeLessThan(40)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.locator('main details')).toHaveCount(42)
  await expect(box).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form asks the server', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('searchbox').fill('jain')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/faq?q=jain')
    await expect(page.locator('main details')).toHaveCount(1)
    await page.getByText('Can you provide Jain, vegan').click()
    await expect(page.getByText('Jain meals without root vegetables')).toBeVisible()
  })
})
