import { keptForTraveller } from '#domain/offline/kept-on-device.ts'

/** Removes the copies of a traveller's own pages from the device, for every tab. */
export async function forgetTraveller(): Promise<void> {
  await globalThis.caches?.delete(keptForTraveller)
}
