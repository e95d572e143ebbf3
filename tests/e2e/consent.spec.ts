import { type ServerProcess, startServerProcess } from '../proof/server-process.ts'
import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Page, skipPictures, test, untilHydrated } from '../setup/browser.ts'
import { createOwnDatabase } from '../setup/own-database.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'

/** Stands in for Meta, and counts who asks it. */
async function watchMeta(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(/facebook\.(net|com)/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return asked
}

const banner = (page: Page) => page.getByRole('region', { name: 'May we measure our advertising?' })
const choices = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' })
const pixel = (page: Page) => page.evaluate(() => typeof (window as { fbq?: unknown }).fbq)

test.beforeEach(({ page }) => skipPictures(page))

test('without a pixel nobody is asked', async ({ page }) => {
  await page.goto('/newsletter')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(banner(page)).toHaveCount(0)
  await expect(choices(page)).toHaveCount(0)
})

test.describe('with a pixel', () => {
  // One server for both.
  test.describe.configure({ mode: 'default' })
  let server: ServerProcess
  let close = async () => {}
  const newsletter = () => `${server.url}/newsletter`

  test.beforeAll(async () => {
    test.setTimeout(90_000)
    const data = makeTemporaryFolder()
    const database = await createOwnDatabase()
    server = await startServerProcess({
      DATA_DIR: data,
      DATABASE_URL: database.url,
      META_PIXEL_ID: '1234567890',
    })
    close = async () => {
      await server.stop()
      await database.drop()
      removeTemporaryFolder(data)
    }
  })
  test.afterAll(() => close())

  test('declining is as easy as accepting, is remembered, and loads nothing', async ({ page }) => {
    const asked = await watchMeta(page)
    await page.goto(newsletter())
    const [decline, accept] = ['Decline', 'Accept'].map((name) => banner(page).getByRole('button', { name }))
    if (!decline || !accept) throw new Error('no answers')
    await expect(accept).toBeVisible()
    expect(await accept.getAttribute('class')).toBe(await decline.getAttribute('class'))
    const [a, d] = [await accept.boundingBox(), await decline.boundingBox()]
    expect([a?.width, a?.height]).toEqual([d?.width, d?.height])
    await expectNoBarriers(page)
    await decline.click()
    await expect(banner(page)).toHaveCount(0)
    await expect(page.locator('#content')).toBeFocused()
    await page.reload()
    await expect(banner(page)).toHaveCount(0)
    expect(await pixel(page)).toBe('undefined')
    expect(asked).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })

  test('accepting loads it once, for later pages too, until it is taken back in every tab', async ({
    page,
  }) => {
    const asked = await watchMeta(page)
    await page.goto(newsletter())
    await expect(banner(page)).toBeVisible()
    expect(asked).toEqual([])
    await banner(page).getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => asked).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
    expect(await pixel(page)).toBe('function')
    // Before its script is there, the footer's links load a new document.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await untilHydrated(page.getByRole('contentinfo'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
    await expect(banner(page)).toHaveCount(0)
    expect(asked).toHaveLength(1)
    const other = await page.context().newPage()
    await other.goto(newsletter())
    await expect.poll(() => pixel(other)).toBe('function')
    await page.context().addCookies([{ name: '_fbp', value: 'fb.1.2.3', url: page.url() }])
    await choices(page).click()
    await expect(banner(page)).toContainText('So far you have accepted.')
    await page.keyboard.press('Escape')
    await expect(banner(page)).toHaveCount(0)
    await choices(page).click()
    await banner(page).getByRole('button', { name: 'Decline' }).click()
    await expect.poll(() => pixel(page)).toBe('undefined')
    await expect.poll(() => pixel(other)).toBe('undefined')
    await expect.poll(() => page.context().cookies()).toEqual([])
  })
})
