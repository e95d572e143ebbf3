import type { Locator, Page } from '@playwright/test'
import { desk, expectNoBarriers, phone, sidewaysScroll } from '../setup/barriers.ts'
import { expect } from '../setup/browser.ts'
import { sitDown, test } from '../setup/console-browser.ts'
import { addTravelled, goodReview, reviewPathOf } from '../setup/reviews.ts'

test.use({ settings: { SAMPLE_RATINGS: 'off' }, allowedErrors: /status of 422/ })

/** Everything by keys. */
const enter = (target: Locator) => target.press('Enter')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** By the arrows, from the first choice of a group on. */
async function choose(page: Page, group: string, steps: number): Promise<void> {
  const first = page.getByRole('group', { name: group }).getByRole('radio').first()
  await first.press('Space')
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight')
}

/** The trip's page once it says so: a change reaches it within seconds. */
async function untilTripSays(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.goto('/trip/lw6')
    await expect(page.getByText(words)).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

test('a review is written, published, answered, read on the trip’s page and withdrawn, by keys alone', async ({
  page,
  app,
}) => {
  test.slow()
  const reference = 'KF-2222222A'
  const path = reviewPathOf(reference)
  await addTravelled(app.pool, [
    { reference, name: 'Asha Rao' },
    ...['Ravi', 'Meera', 'Imran', 'Tara'].map((name, i) => ({
      reference: `KF-2222222${i + 2}`,
      name,
      stars: 4,
    })),
  ])
  await page.setViewportSize({ width: phone, height: 844 })
  await page.goto(path)
  await expectNoBarriers(page)
  await enter(button(page, 'Send review'))
  await expect(page.getByText('Please choose one to five stars.')).toBeVisible()
  await expectNoBarriers(page)
  await choose(page, 'Your rating, from 1 (poor) to 5 (great)', 4)
  await choose(page, 'How was whoever led your trip?', 0)
  await choose(page, 'How were the rooms and the food?', 1)
  await choose(page, 'Was the trip as it was described?', 0)
  await page.getByLabel('In your words').focus()
  await page.keyboard.type(goodReview.text)
  await enter(button(page, 'Send review'))
  await expect(heading(page, 'Thank you for your review')).toBeVisible()
  await expectNoBarriers(page)
  expect(await sidewaysScroll(page)).toBe(0)

  await sitDown(page, app, 'manager')
  await page.setViewportSize({ width: desk, height: 900 })
  await page.goto('/console')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await page.keyboard.press('g')
  await page.keyboard.press('f')
  await page.waitForURL('**/console/reviews')
  await enter(link(page, 'Asha'))
  await enter(button(page, 'Publish it'))
  await page.getByLabel('Answer it').focus()
  await page.keyboard.type('See you in Spiti.')
  await enter(button(page, 'Publish this answer'))
  await expect(page.getByRole('heading', { name: 'Our answer' })).toBeVisible()

  await untilTripSays(page, '5 reviews of people who travelled with us')
  await expect(page.locator('h1 ~ div, header').getByText('4.2').first()).toBeVisible()
  await expect(page.getByText('See you in Spiti.')).toBeVisible()
  await expectNoBarriers(page, '#reviews')

  await page.setViewportSize({ width: phone, height: 844 })
  await page.goto(path)
  await enter(link(page, 'Withdraw my review'))
  await expect(heading(page, 'Withdraw your review?')).toBeVisible()
  await expectNoBarriers(page, 'main')
  await enter(button(page, 'Withdraw it for good'))
  await expect(heading(page, 'Your review is withdrawn')).toBeVisible()
  await untilTripSays(page, '4 reviews of people who travelled with us')
  await expect(page.getByText('See you in Spiti.')).toHaveCount(0)
})
