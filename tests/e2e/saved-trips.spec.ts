import { expect, type Page, skipPictures, test } from '../setup/browser.ts'

test.beforeEach(({ page }) => skipPictures(page))

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const compare = (page: Page) => page.getByRole('button', { name: 'Compare', exact: true })
const bar = (page: Page) => page.getByRole('complementary', { name: 'Trips to compare' })

test('saved and compared trips outlive a reload, and another tab has none', async ({ page, context }) => {
  await page.goto('/trip/lw6')
  await save(page).click()
  await expect(page.getByText('It stays in this tab until you close it.')).toBeVisible()
  await compare(page).click()
  await expect(bar(page)).toContainText('1 of 3 picked')
  await page.reload()
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(compare(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(bar(page)).toContainText('1 of 3 picked')

  const tab = await context.newPage()
  await skipPictures(tab)
  await tab.goto('/trip/lw6')
  await expect(tab.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(save(tab)).toHaveAttribute('aria-pressed', 'false')
  await expect(bar(tab)).toHaveCount(0)
})

test('a storage that is refused, or holds what nobody saved, breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('kafila.favourites', '{"lw6":')
    sessionStorage.setItem('kafila.compared', '[1,"<b>","a/b"]')
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/trip/lw6')
  await expect(bar(page)).toHaveCount(0)
  await save(page).click()
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
})
