import { pages } from '../../console/pages.ts'
import { may, roles } from '../../domain/staff/roles.ts'
import { findBarriers, phone, sidewaysScroll } from './barriers.ts'
import { expect, type Page } from './browser.ts'
import { type ConsoleApp, sitDown, test } from './console-browser.ts'
import { findNames, pageAt } from './console-names.ts'

/** `contrast`: the console has few colours, and many pages of them. `once`: each page in one state, and one of the exports, which are one form. */
type Look = { widths: readonly number[]; contrast: boolean; once?: boolean }

/** Axe finds no barrier on any page of the console at these widths, and on a phone nothing scrolls sideways. A new page is added here: one that is missing fails. */
export async function walkConsole(page: Page, app: ConsoleApp, look: Look): Promise<void> {
  await page.goto('/console/login')
  await expectInOrder(page, 'login', look)
  const names = await findNames(app)
  const walked = [
    'departures',
    'departures/month',
    'departures/export',
    'departures/new',
    'my-departures',
    'my-departures/:own',
    'my-departures/:own/rooms',
    'my-departures/:own/transport',
    'my-departures/:own/sheets/captain',
    'field/:own',
    'departures/:paid/manifest',
    'departures/:paid/manifest/export',
    'departures/:paid/rooms',
    'departures/:paid/transport',
    'departures/:paid/sheets/hotel',
    'departures/:paid/sheets/driver',
    'departures/:paid?tab=way',
    'departures/lw6/:date',
    'departures/lw6/:date?tab=change',
    'departures/lw6/:date/cancel',
    'departures/lw6/:date/letter',
    'departures/:paid/cancel',
    'bookings',
    'bookings?find=nobody',
    'bookings/export',
    'bookings/:reference',
    'bookings/:reference/cancel',
    'bookings/:reference/move',
    'bookings/:reference/move?departure=:date&package=deluxe',
    'bookings/:reference/guest?n=1',
    'bookings/new',
    'bookings/new?trip=lw6&departure=:date',
    'enquiries',
    'enquiries?find=nobody',
    'enquiries/:enquiry',
    'enquiries/export',
    'applications',
    'applications/:application',
    'applications/export',
    'subscribers',
    'subscribers/export',
    'trips',
    'trips?find=nothing',
    'trips/new',
    'trips/lw6',
    'trips/lw6?section=days',
    'trips/lw6?section=pictures',
    'trips/lw6/preview',
    'trips/lw6/file',
    'trips/lw6/publish',
    'trips/lw6/versions',
    'trips/lw6/versions/1',
    'words?kind=page',
    'words/new?kind=place',
    'words/page/faqPage',
    'words/page/faqPage/file',
    'words/page/faqPage/publish',
    'words/page/faqPage/versions',
    'words/page/faqPage/versions/1',
    'words/place/panaji/preview',
    'reviews',
    'reviews?state=published',
    'reviews/export',
    'reviews/:reviewed',
    'photographs',
    'checks',
    'checks?what=dates',
    'payments-due',
    'payments-due?show=links',
    'payments-due/export',
    'day-book',
    'day-book/export',
    'travellers',
    'travellers?find=nobody',
    'travellers/:reference',
    'travellers/export',
    'reports',
    'reports/gstr-1',
    'reports/gstr-1?section=b2cs',
    'reports/gstr-1/export',
    'reports/tcs',
    'reports/tcs/export',
    'reports/sales',
    'reports/sales/export',
    'reports/occupancy?by=departure&last=2027-12',
    'reports/occupancy/export',
    'reports/refunds',
    'reports/refunds/export',
    '',
    'refunds',
    'refunds?show=refused',
    'refunds?show=by-hand',
    'refunds/by-hand/:hand',
    'refunds/export',
    'refunds/new',
    'refunds/new?booking=:reference',
    'pay-outs/new',
    'messages',
    'messages/export',
    'log',
    'log/export',
    'log/own',
    'log/own/export',
    'log/money',
    'log/money/export',
    'system',
    'staff',
    'staff/new',
    'staff/:id',
    'account',
    'dev/parts',
    'no/such/page',
  ].map((path) => path.replace(/:[a-z]+/, (name) => names[name] ?? name))
  const seen = new Set(['/login', '/approvals/:id', ...walked.map(pageAt)])
  expect(Object.keys(pages).filter((row) => !seen.has(row))).toEqual([])
  for (const path of look.once ? onceEach(walked) : walked)
    await test.step(path, async () => {
      const { asks } = pages[pageAt(path)] ?? { asks: 'anybody' }
      const role = roles.find((one) => asks === 'anybody' || may(one, asks)) ?? 'owner'
      // A new one for each: a factor is fresh for five minutes.
      await sitDown(page, app, role)
      await page.goto(`/console/${path}`)
      await expectInOrder(page, path, look)
    })
  await sitDown(page, app, 'owner')

  await page.goto(`/console/refunds/new?booking=${names[':reference']}`)
  await page.getByLabel('Rupees').fill('26000')
  await page.getByLabel('Why').fill('The bus broke down')
  await page.getByRole('button', { name: 'Send it back' }).click()
  await expect(page).toHaveURL(/\/approvals\/[\w-]{36}$/)
  await expectInOrder(page, 'approvals/:id', look)
}

function onceEach(paths: string[]): string[] {
  const seen = new Set<string>()
  return paths.filter((path) => {
    const page = path.endsWith('/export') ? 'export' : pageAt(path)
    return !seen.has(page) && seen.add(page)
  })
}

async function expectInOrder(page: Page, path: string, { widths, contrast }: Look): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await findBarriers(page, undefined, { contrast }), `${path} at ${width} px`).toEqual([])
  }
  if (widths.includes(phone)) expect.soft(await sidewaysScroll(page), `${path} at ${phone} px`).toBe(0)
}
