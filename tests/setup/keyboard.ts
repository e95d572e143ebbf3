import { expect, type Locator, type Page } from './browser.ts'

/** More stops than any page of ours has. */
const mostStops = 300

/** Goes on with Tab until the focus is there. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let stop = 0; !(await isThere()); stop++) {
    if (stop === mostStops) throw new Error(`Tab never comes to ${target}`)
    await page.keyboard.press('Tab')
  }
}

/** Presses what Tab leads to. */
export async function pressKey(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await reach(page, target)
  await page.keyboard.press(key)
}

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field)
  await page.keyboard.insertText(text)
}
