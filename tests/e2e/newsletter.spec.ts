import { expect, type Locator, type Page, skipPictures, test, untilHydrated } from '../setup/browser.ts'

test.beforeEach(({ page }) => skipPictures(page))

/** The footer is the same everywhere; this page is the quickest. */
const anyPage = '/compare'

/** The footer, once its script is there; before that the browser itself sends the form. */
async function scrollToFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await untilHydrated(footer)
  return footer
}

type Outbox = { to: string; body: string }[]

test('a visitor subscribes in the footer and confirms by the mail', async ({ page, request }) => {
  await page.goto('/')
  const footer = await scrollToFooter(page)
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

test('while an address is on its way the button says so, keeps the focus and sends nothing more', async ({
  page,
}) => {
  let sent = 0
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/newsletter', async (route) => {
    sent++
    await answered
    await route.fulfill({ status: 200 })
  })
  await page.goto(anyPage)
  const footer = await scrollToFooter(page)
  await footer.getByLabel('Email address').fill('slow@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).focus()
  await page.keyboard.press('Enter')
  const busy = footer.getByRole('button', { name: 'Subscribing...' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expect(busy).toBeFocused()
  await page.keyboard.press('Enter')
  await footer.getByLabel('Email address').press('Enter')
  answer()
  await expect(footer.getByText('Almost there')).toBeVisible()
  await expect(footer.getByRole('button', { name: 'Subscribe' })).not.toHaveAttribute('aria-disabled')
  expect(sent).toBe(1)
})

test.describe('when the server can’t be reached', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('the form says so, keeps the address and works again', async ({ page }) => {
    await page.goto(anyPage)
    const footer = await scrollToFooter(page)
    await footer.getByLabel('Email address').fill('away@example.com')
    let reachable = false
    await page.route('**/newsletter', (route) => (reachable ? route.fulfill({ status: 200 }) : route.abort()))
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(footer.getByText('Please try again in a minute')).toBeVisible()
    await expect(footer.getByLabel('Email address')).toHaveValue('away@example.com')
    reachable = true
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(footer.getByText('Almost there')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: /422/ })

  test('the same form works as a page of its own', async ({ page }) => {
    await page.goto(anyPage)
    await page.getByRole('contentinfo').getByLabel('Email address').fill('wrong')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('main').getByText('Please enter a valid email address')).toBeVisible()
    await page.getByRole('main').getByLabel('Email address').fill('plain@example.com')
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('main').getByText('Almost there')).toBeVisible()
  })

  test('the header stays out of the way and its buttons lead somewhere', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto(anyPage)
    await expect(page.getByRole('link', { name: 'Enquire' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+$/,
    )
    await page.getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeInViewport()
  })
})

test('the form of the footer stays away where the page itself has one', async ({ page }) => {
  const shown = page.getByRole('button', { name: 'Subscribe' }).filter({ visible: true })
  await page.goto('/newsletter')
  await scrollToFooter(page)
  await expect(shown).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('button', { name: 'Subscribe' })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible()
})
