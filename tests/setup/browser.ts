import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base, type Locator, type Page } from '@playwright/test'

export { expect, type Page }

const seenFolder = join(import.meta.dirname, '../../test-results/seen')

/** Playwright's test, failing when the page logs an error or throws. */
export const test = base.extend<{ allowedErrors: RegExp[] }>({
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = []
    const note = (text: string) => {
      if (!allowedErrors.some((pattern) => pattern.test(text))) errors.push(text)
    }
    page.on('console', (message) => message.type() === 'error' && note(message.text()))
    page.on('pageerror', (error) => note(String(error)))
    await use(page)
    expect(errors, 'errors in the browser console').toEqual([])
  },
})

/** Asserts that a string of the specification is on screen, and records that this test saw it. */
export async function see(where: Page | Locator, text: string): Promise<void> {
  await expect(where.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  recordSeen(text)
}

/** Records a string that a test has asserted by other means: a placeholder, an accessible name, a message in a link. */
export function recordSeen(text: string): void {
  const info = test.info()
  mkdirSync(seenFolder, { recursive: true })
  appendFileSync(join(seenFolder, `${info.workerIndex}.jsonl`), `${JSON.stringify({ text, test: info.titlePath[0] })}\n`)
}
