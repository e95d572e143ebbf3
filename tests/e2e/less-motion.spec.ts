import { expect, type Page, skipPictures, test } from '../setup/browser.ts'

test.beforeEach(async ({ page }) => {
  test.slow()
  await skipPictures(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** What would move for longer than 10 ms, by its style or by a script. The hero's own pictures are in home.spec.ts. */
const findMotion = (page: Page) =>
  page.evaluate(() => {
    const longest = (times: string) => Math.max(...times.split(',').map(Number.parseFloat)) * 1000
    const found = new Set<string>()
    for (const element of document.querySelectorAll('*'))
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part)
        const isMoved = /all|transform|translate|scale|rotate/.test(style.transitionProperty)
        const moves = [
          isMoved && longest(style.transitionDuration) > 10,
          style.animationName !== 'none' && longest(style.animationDuration) > 10,
          style.animationName !== 'none' && style.animationIterationCount === 'infinite',
          style.scrollBehavior === 'smooth',
        ]
        if (moves.some(Boolean))
          found.add(`${element.tagName} ${element.getAttribute('class')?.slice(0, 60)}`)
      }
    for (const animation of document.getAnimations()) {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
      if (Number(duration) > 10 || iterations === Number.POSITIVE_INFINITY)
        found.add(`an animation of ${duration} ms`)
    }
    return [...found]
  })

test('nothing on a page moves for those who asked for less motion', async ({ page }) => {
  for (const path of ['/', '/trip/lw6', '/compare?ids=lw3,lw6,o4', '/dev/ui']) {
    await page.goto(path)
    expect.soft(await findMotion(page), path).toEqual([])
  }
})

test('panels, the search and messages come without moving', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  expect(await findMotion(page), 'search').toEqual([])
  await page.goto('/dev/ui')
  await page.getByRole('button', { name: 'Show info' }).click()
  await page.getByRole('button', { name: 'Open drawer', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await findMotion(page), 'panel').toEqual([])
})
