import { dateInIndia } from '#domain/calendar/clock.ts'
import { device } from './device-store.ts'

/** Where pages and their files lie on the phone. */
export const pageCache = 'kafila-field-pages'
export const fileCache = 'kafila-field-files'
export const fieldPath = '/console/field/'

const departureAt = (path: string) => path.slice(fieldPath.length)

/** Keeps the page that is open, as the server has it now, with all files that it needs. */
export async function keepPage(path: string, until: string): Promise<'kept' | 'away' | 'not given'> {
  const answer = await fetch(path, { redirect: 'manual' }).catch(() => null)
  if (!answer) return 'away'
  if (answer.status !== 200) return 'not given'
  const html = await answer.clone().text()
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const named = html.match(/\/console\/assets\/[\w.-]+/g) ?? []
  const wanted = [...new Set([...named, ...loaded.filter((name) => name.startsWith('/console/assets/'))])]
  const files = await caches.open(fileCache)
  await Promise.all(
    wanted.map(async (name) => {
      if (!(await files.match(name))) await files.add(name)
    }),
  )
  await device.put('kept', { departure: departureAt(path), until })
  await (await caches.open(pageCache)).put(path, answer)
  return 'kept'
}

/** Forgets departures whose days are over, with all that was noted for them. */
export async function forgetWhatIsOver(now: Date): Promise<void> {
  const today = dateInIndia(now)
  for (const { departure, until } of await device.all('kept')) if (until < today) await forget(departure)
}

async function forget(departure: string): Promise<void> {
  await (await caches.open(pageCache)).delete(fieldPath + departure)
  await device.forgetDeparture(departure)
}

/** At sign-out: pages, health and its key go. What was not sent yet stays for the next login, as nobody else has it. */
export async function forgetPages(): Promise<void> {
  if (!('indexedDB' in globalThis) || !('caches' in globalThis)) return
  if (!(await caches.has(pageCache))) return
  await caches.delete(pageCache)
  await caches.delete(fileCache)
  await device.clear('keys')
  await device.clear('health')
  for (const { key, state } of await device.all('notes'))
    if (state !== 'waiting') await device.remove('notes', key)
}
