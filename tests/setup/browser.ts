import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

export { expect, type Locator, type Page }

const seenFolder = join(import.meta.dirname, '../../test-results/seen')

/** Playwright's test, failing when the page logs an error or throws. */
export const test = base.extend<{ allowedErrors: RegExp | null }>({
  allowedErrors: [null, { option: true }],
  page: async ({ page, allowedErrors, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForReact(page)
    const errors: string[] = []
    const note = (text: string) => {
      if (!allowedErrors?.test(text)) errors.push(text)
    }
    page.on('console', (message) => message.type() === 'error' && note(message.text()))
    page.on('pageerror', (error) => note(String(error)))
    await use(page)
    expect(errors, 'errors in the browser console').toEqual([])
  },
})

/** Stands in for every picture, in tests that look at none: drawing them would keep the server and the connections busy. */
export async function skipPictures(page: Page): Promise<void> {
  await page.route('**/images/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"/>',
    }),
  )
}

/** A press that comes before React listens is lost: every visit waits until it does. */
function waitForReact(page: Page): void {
  const visit = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await visit(url, options)
    await untilAwake(page.locator('html'))
    return response
  }
}

/** Asserts that a string of the specification is on screen, and records it under its name in tests/spec-strings.ts. */
export async function see(where: Page | Locator, text: string, name = text): Promise<void> {
  await expect(where.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  recordSeen(name)
}

/** Records a string that a test has asserted by other means: a placeholder, an accessible name, a message in a link. */
export function recordSeen(text: string): void {
  const info = test.info()
  mkdirSync(seenFolder, { recursive: true })
  appendFileSync(
    join(seenFolder, `${info.workerIndex}.jsonl`),
    `${JSON.stringify({ text, test: info.titlePath[0] })}\n`,
  )
}

/** Whether React listens to an element that the server sent. */
export function isAwake(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
}

export async function untilAwake(element: Locator): Promise<void> {
  await expect.poll(() => isAwake(element)).toBe(true)
}
