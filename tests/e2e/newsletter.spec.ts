import { expect, skipPictures, test } from '../setup/browser.ts'

test.beforeEach(({ page }) => skipPictures(page))

type Outbox = { to: string; body: string }[]

test('a visitor subscribes in the footer and confirms by the mail', async ({ page, request }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email address').fill('not an address')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Please enter a valid email address')).toBeVisible()
  await expect(footer.getByLabel('Email address')).toBeFocused()
  await footer.getByLabel('Email address').fill('footer@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Almost there')).toBeVisible()
  await expect(page).toHaveURL('/')

  const outbox = (await (await request.get('/dev/outbox.json')).json()) as Outbox
  const link =
    /http\S+\/newsletter\/\S+/.exec(outbox.find(({ to }) => to === 'footer@example.com')?.body ?? '')?.[0] ??
    ''
  await page.goto(new URL(link).pathname)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You have left the list' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: /422/ })

  test('the same form works as a page of its own', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByLabel('Email address').fill('wrong')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('main').getByText('Please enter a valid email address')).toBeVisible()
    await page.getByRole('main').getByLabel('Email address').fill('plain@example.com')
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('main').getByText('Almost there')).toBeVisible()
  })

  test('the header stays out of the way and its buttons lead somewhere', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Enquire' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+$/,
    )
    await page.getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeInViewport()
  })
})
