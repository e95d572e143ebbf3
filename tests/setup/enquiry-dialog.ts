import { expect, type Locator, type Page } from './browser.ts'

/** 'Get Trip Details' and the button that opens it. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Get Trip Details' })
export const openerOf = (page: Page) =>
  page.getByRole('button', { name: 'Know More' }).filter({ visible: true }).first()

export async function openEnquiry(page: Page, address: string): Promise<Locator> {
  await page.goto(address)
  await openerOf(page).click()
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  return dialog
}

/** WhatsApp itself is out of reach: its page is answered here, and what was asked of it is kept. */
export async function catchChat(page: Page): Promise<string[]> {
  const urls: string[] = []
  await page.context().route('https://wa.me/**', async (route) => {
    urls.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' })
  })
  return urls
}

/** Stops the page's clock, which must be installed: what shows while a chat opens lasts under a second. */
export const holdTime = (page: Page) => page.clock.pauseAt(Date.now() + 10_000)
