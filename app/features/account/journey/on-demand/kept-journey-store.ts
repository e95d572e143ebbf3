import { keptForTraveller, keptJourneyKey } from '#domain/offline/kept-on-device.ts'
import type { JourneyData } from '../journey-data.ts'

export type KeptJourney = { savedAt: Date; journey: JourneyData }

type Stored = { shape: number; userId: string; savedAt: string; journey: JourneyData }

/** Another release may write something else. */
const shape = 1

/** Keeps what is needed on the way: no amount that is owed, and nothing that asks for a network. */
export async function saveKeptJourney(userId: string, journey: JourneyData): Promise<void> {
  const stored: Stored = {
    shape,
    userId,
    savedAt: new Date().toISOString(),
    journey: { ...journey, owed: null, missing: [] },
  }
  const cache = await caches.open(keptForTraveller)
  await cache.put(keptJourneyKey(journey.reference), Response.json(stored))
}

/** 'next' stands for the first that is not over by the device's clock. Null for anybody but the traveller whose it is. */
export async function readKeptJourney(
  userId: string,
  reference: string,
  today: string,
): Promise<KeptJourney | null> {
  const kept = reference === 'next' ? await readAll() : [await readOne(keptJourneyKey(reference))]
  const [first] = kept
    .filter((stored) => stored?.shape === shape && stored.userId === userId)
    .filter((stored) => reference !== 'next' || (stored?.journey.endDate ?? '') >= today)
    .sort((a, b) => (a?.journey.startDate ?? '').localeCompare(b?.journey.startDate ?? ''))
  return first ? { savedAt: new Date(first.savedAt), journey: first.journey } : null
}

async function readAll(): Promise<(Stored | null)[]> {
  const cache = await caches.open(keptForTraveller)
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  return Promise.all(paths.filter((path) => path.startsWith(keptJourneyKey(''))).map(readOne))
}

async function readOne(key: string): Promise<Stored | null> {
  const found = await caches.match(key, { cacheName: keptForTraveller })
  return (await found?.json()) ?? null
}
