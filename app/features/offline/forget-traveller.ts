import { keptForTraveller, packedKey } from '#domain/offline/kept-on-device.ts'

/** Removes from the device what is a traveller's own, for every tab: copies of pages, and what is packed. */
export async function forgetTraveller(): Promise<void> {
  try {
    localStorage.removeItem(packedKey)
  } catch {
    // What can't be reached was never kept.
  }
  await globalThis.caches?.delete(keptForTraveller)
}
