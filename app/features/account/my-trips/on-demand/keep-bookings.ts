import { forgetTraveller } from '#app/features/offline/forget-traveller.ts'
import { keepForTraveller } from '#app/features/offline/on-demand/keep-for-traveller.ts'
import { keepFiles, keepPage } from '#app/features/offline/on-demand/keep-page.ts'
import { loadedFiles } from '#app/features/offline/start-worker.ts'
import {
  isHashedFile,
  keptForTraveller,
  keptScriptsKey,
  keptTripsKey,
  myTrips,
  scriptsOfMyTrips,
} from '#domain/offline/kept-on-device.ts'
import { askAccount } from '../../ask-account.ts'
import type { ListedBooking, ListedBookings } from '../listed-bookings.ts'
import { ownerOfKeptTrips, saveKeptTrips } from './kept-trips-store.ts'

/** Milliseconds after which a voucher is kept anew. */
const day = 24 * 60 * 60_000
/** Of the journeys to come the next ones. */
const mostBookings = 10

/** Keeps My Trips with the bookings, and the vouchers and trips of what is ahead, with itinerary and packing list; what is no longer booked goes. */
export function keepBookings(bookings: ListedBooking[]): Promise<void> {
  const ahead = bookings
    .filter(({ voucherHref, list }) => voucherHref !== null && list === 'upcoming')
    .sort((a, b) => a.startDate.localeCompare(b.startDate))
    .slice(0, mostBookings)
  const wanted = ahead.flatMap(pathsOf)
  return keepForTraveller(async (userId) => {
    const owner = await ownerOfKeptTrips()
    if (owner !== null && owner !== userId) await forgetTraveller()
    await dropAllBut([...wanted, myTrips, keptTripsKey, keptScriptsKey])
    await saveKeptTrips(userId, bookings)
    await keepMyTrips()
    for (const path of wanted) if (!(await isYoung(path))) await keepPage(path, keptForTraveller)
  })
}

/** Keeps everything that is booked once one booking of it is on screen. Resolves to whether its voucher opens without a network. */
export async function keepBookingsWith({ voucherHref }: { voucherHref: string | null }): Promise<boolean> {
  const answer = await askAccount<ListedBookings>('/bookings')
  if (answer.ok) await keepBookings(answer.value.bookings)
  return voucherHref !== null && (await findCopy(voucherHref)) !== undefined
}

/** The page, the scripts that it has loaded so far, and those that show a booking and the list without a network. */
async function keepMyTrips(): Promise<void> {
  const release = globalThis.__reactRouterManifest?.version
  const files = [...loadedFiles(), ...(release ? await listScripts(release) : [])]
  await keepFiles(files)
  const kept = await caches.open(keptForTraveller)
  // A later release leaves the files alone that are named here (app/worker/forget-releases.ts).
  await kept.put(keptScriptsKey, Response.json(files.filter(isHashedFile)))
  const html = await (await findCopy(myTrips))?.text()
  if (!release || !html?.includes(release)) await keepPage(myTrips, keptForTraveller)
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
