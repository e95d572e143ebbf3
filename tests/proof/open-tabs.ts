import { type BrowserContext, chromium, type Page } from '@playwright/test'

const releaseOf = (page: Page) =>
  page.evaluate(
    () => (globalThis as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version,
  )

/** A tab with a service worker and one without, opened now; both follow a link when they are told to. */
export async function openTabs(url: string) {
  const args = ['--no-sandbox', '--disable-gpu', '--blink-settings=imagesEnabled=false']
  const browser = await chromium.launch({ executablePath: process.env.KAFILA_BROWSER, args })
  const tabs: { name: string; context: BrowserContext; page: Page; release: string | undefined }[] = []
  for (const [name, serviceWorkers] of [
    ['with a service worker', 'allow'],
    ['without one', 'block'],
  ] as const) {
    const context = await browser.newContext({ serviceWorkers })
    const page = await context.newPage()
    await page.goto(`${url}/newsletter`)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    if (serviceWorkers === 'allow')
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    tabs.push({ name, context, page, release: await releaseOf(page) })
  }
  return {
    /** What became of each tab. */
    async followLinks(): Promise<string[]> {
      return Promise.all(
        tabs.map(async ({ name, page, release }) => {
          const broken: string[] = []
          page.on('pageerror', ({ message }) => broken.push(message))
          await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click()
          await page.waitForURL('**/terms')
          await page.locator('h1').filter({ hasText: 'Terms' }).waitFor()
          await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
          const now = await releaseOf(page)
          if (broken.length > 0) return `${name}: ${broken.join(', ')}`
          return `${name}: ${now === release ? 'still of the release before' : 'loaded anew'}`
        }),
      )
    },
    close: () => browser.close(),
  }
}
