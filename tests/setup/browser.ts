import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { checkListed, type SpecText } from '../spec-strings.ts'
import { trespass } from './owned-trips.ts'

export { expect, type Locator, type Page }

const seenFolder = join(import.meta.dirname, '../../test-results/seen')

/** Playwright's test, failing when the page logs an error, throws, or visits a trip that belongs to another test. */
export const test = base.extend<{ allowedErrors: RegExp | null }>({
  allowedErrors: [null, { option: true }],
  page: async ({ page, allowedErrors, javaScriptEnabled }, use, { titlePath }) => {
    if (javaScriptEnabled !== false) waitForHydration(page)
    const errors: string[] = []
    const note = (text: string) => {
      if (!allowedErrors?.test(text)) errors.push(text)
    }
    page.on('console', (message) => message.type() === 'error' && note(message.text()))
    page.on('pageerror', (error) => note(String(error)))
    page.on('request', (request) => {
      const refusal = trespass(request.url(), titlePath)
      if (refusal) errors.push(refusal)
    })
    await use(page)
    expect(errors, 'errors in the browser').toEqual([])
  },
})

/** Stands in for every picture, in tests that look at none: drawing them would keep the server and the connections busy. Most browsers of tests ask for none. */
export async function skipPictures(page: Page): Promise<void> {
  if (test.info().project.name !== 'with pictures') return
  await page.route('**/images/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"/>',
    }),
  )
}

/** A press that comes before React listens is lost: every visit waits until it does. */
function waitForHydration(page: Page): void {
  const [visit, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const hydrated = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const response = await answer
    await untilHydrated(page.locator('html'))
    return response
  }
  page.goto = (url, options) => hydrated(visit(url, options))
  page.reload = (options) => hydrated(reload(options))
}

/** Asserts that a string of the specification is on screen; one with values in it is given with its name in tests/spec-strings.ts. */
export async function see(where: Page | Locator, text: SpecText): Promise<void>
export async function see(where: Page | Locator, text: string, name: SpecText): Promise<void>
export async function see(where: Page | Locator, text: string, name: string = text): Promise<void> {
  checkListed(name, text)
  await expect(where.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  record(name)
}

/** Records a string that a test has asserted by other means: a placeholder, an accessible name, a message in a link. */
export function recordSeen(text: SpecText): void {
  checkListed(text)
  record(text)
}

function record(text: string): void {
  const info = test.info()
  mkdirSync(seenFolder, { recursive: true })
  appendFileSync(
    join(seenFolder, `${info.workerIndex}.jsonl`),
    `${JSON.stringify({ text, test: info.titlePath[0] })}\n`,
  )
}

/** Resolves once React listens: on the page, or in a section whose script waits until the reader is near. */
export async function untilHydrated(part: Locator): Promise<void> {
  // An assertion of its own looks ever more rarely, up to once a second; there is one wait for every visit.
  const wait = { message: 'hydrated', timeout: 20_000, intervals: [30] }
  await expect.poll(() => part.getAttribute('data-hydrated'), wait).toBe('')
}
