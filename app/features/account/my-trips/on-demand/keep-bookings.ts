import { forgetTraveller } from '#app/features/offline/forget-traveller.ts'
import { keepForTraveller } from '#app/features/offline/on-demand/keep-for-traveller.ts'
import { keepFiles, keepPage } from '#app/features/offline/on-demand/keep-page.ts'
import { loadedFiles } from '#app/features/offline/start-worker.ts'
import {
  isHashedFile,
  journeyPage,
  keptForTraveller,
  keptJourneyKey,
  keptScriptsKey,
  keptTripsKey,
  myTrips,
  scriptsOfMyTrips,
} from '#domain/offline/kept-on-device.ts'
import { askAccount } from '../../ask-account.ts'
import type { JourneyData } from '../../journey/journey-data.ts'
import { saveKeptJourney } from '../../journey/on-demand/kept-journey-store.ts'
import type { ListedBooking, ListedBookings } from '../listed-bookings.ts'
import { ownerOfKeptTrips, saveKeptTrips } from './kept-trips-store.ts'

/** Milliseconds after which a voucher is kept anew. */
const day = 24 * 60 * 60_000
/** Of the journeys to come the next ones. */
const mostBookings = 10

/** Keeps My Trips with the bookings, and of what is ahead vouchers, trips and all that is needed on the way; what is no longer booked goes. */
export function keepBookings(bookings: ListedBooking[]): Promise<void> {
  const ahead = bookings
    .filter(({ voucherHref, list }) => voucherHref !== null && list === 'upcoming')
    .sort((a, b) => a.startDate.localeCompare(b.startDate))
    .slice(0, mostBookings)
  const wanted = ahead.flatMap(pathsOf)
  return keepForTraveller(async (userId) => {
    const owner = await ownerOfKeptTrips()
    if (owner !== null && owner !== userId) await forgetTraveller()
    const journeys = ahead.map(({ bookingRef }) => keptJourneyKey(bookingRef))
    await dropAllBut([...wanted, ...journeys, myTrips, journeyPage, keptTripsKey, keptScriptsKey])
    await saveKeptTrips(userId, bookings)
    await keepMyTrips()
    for (const { bookingRef } of ahead) await keepJourney(userId, bookingRef)
    for (const path of wanted) if (!(await isYoung(path))) await keepPage(path, keptForTraveller)
  })
}

/** Keeps everything that is booked once one booking of it is on screen. Resolves to whether its voucher opens without a network. */
export async function keepBookingsWith({ voucherHref }: { voucherHref: string | null }): Promise<boolean> {
  const answer = await askAccount<ListedBookings>('/bookings')
  if (answer.ok) await keepBookings(answer.value.bookings)
  return voucherHref !== null && (await findCopy(voucherHref)) !== undefined
}

/** The pages, the scripts that this one has loaded so far, and those that show a booking, a journey and the list without a network. */
async function keepMyTrips(): Promise<void> {
  const release = globalThis.__reactRouterManifest?.version
  const files = [...loadedFiles(), ...(release ? await listScripts(release) : [])]
  await keepFiles(files)
  const kept = await caches.open(keptForTraveller)
  // A later release leaves the files alone that are named here (app/worker/forget-releases.ts).
  await kept.put(keptScriptsKey, Response.json(files.filter(isHashedFile)))
  for (const page of [myTrips, journeyPage]) {
    const html = await (await findCopy(page))?.text()
    if (!release || !html?.includes(release)) await keepPage(page, keptForTraveller)
  }
}

/** Read anew each time: hour, captain and companions change as the day comes near. */
async function keepJourney(userId: string, reference: string): Promise<void> {
  const answer = await askAccount<JourneyData>(`/bookings/${reference}/journey`)
  if (answer.ok) await saveKeptJourney(userId, answer.value)
}

async function listScripts(release: string): Promise<string[]> {
  const list = await fetch(scriptsOfMyTrips(release))
  return list.ok ? (await list.text()).trim().split('\n') : []
}

async function dropAllBut(wanted: string[]): Promise<void> {
  const kept = await caches.open(keptForTraveller)
  for (const request of await kept.keys())
    if (!wanted.includes(new URL(request.url).pathname)) await kept.delete(request)
}

function pathsOf({ voucherHref, tripId }: ListedBooking): string[] {
  return voucherHref === null ? [] : [voucherHref, `/trip/${tripId}`]
}

function findCopy(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: keptForTraveller, ignoreVary: true })
}

async function isYoung(path: string): Promise<boolean> {
  const page = await findCopy(path)
  return Date.now() - Date.parse(page?.headers.get('Date') ?? '') < day
}
