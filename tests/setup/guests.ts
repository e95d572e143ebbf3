import { phones } from './account.ts'
import { type BookingApp, makeWish, start } from './booking.ts'
import { goodDetails } from './guest-form.ts'
import { asAsha, readBooking, settle } from './my-bookings.ts'

/** Sends the form of a guest as a browser without scripts does. */
export async function sendDetails(
  app: Pick<BookingApp, 'url'>,
  path: string,
  fields: Record<string, string> = goodDetails,
) {
  const answer = await fetch(app.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  })
  return { status: answer.status, to: answer.headers.get('location'), text: mainOf(await answer.text()) }
}

export async function visitGuest(app: Pick<BookingApp, 'url'>, path: string) {
  const answer = await fetch(app.url + path, { redirect: 'manual' })
  const html = await answer.text()
  return { status: answer.status, headers: answer.headers, html, text: mainOf(html) }
}

/** What the page itself says, without what stands around every page. */
function mainOf(html: string): string {
  return (/<main[^>]*>(.*?)<\/main>/s.exec(html)?.[1] ?? '').replaceAll('<!-- -->', '')
}

/** What My Trips says of each guest's details, with the paths of their links. */
export async function standingOf(app: BookingApp, reference: string) {
  const { details } = await readBooking(await asAsha(app), reference)
  return details.map(({ url, ...rest }) => ({ ...rest, path: new URL(url).pathname }))
}

/** The paths of the links of a booking, by the order of its guests. */
export async function linksOf(app: BookingApp, reference: string): Promise<string[]> {
  return (await standingOf(app, reference)).map(({ path }) => path)
}

/** Asha books so many seats of a tour to Dubai. */
export async function bookAbroad(app: BookingApp, guests = 1, more: { pan?: string } = {}): Promise<string> {
  const wish = await makeWish(app, { tripId: 'i4', price: 47_500, guests })
  const userDetails = { name: 'Asha Rao', email: 'asha@example.com', phone: phones.asha.slice(2), ...more }
  const { bookingRef } = await start(app, { ...wish, userDetails }, await asAsha(app))
  await settle(app, bookingRef, 'COMPLETED')
  return bookingRef
}
