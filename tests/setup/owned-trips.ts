/**
 * The trips whose seats a browser test sells, each with the one test that may: all tests share one server and run side
 * by side. No other test may visit them. An object can't name a trip twice, so no two tests can claim one.
 */
const owners = {
  'kuari-pass-trek': 'trip-enquiry.spec.ts: more people than seats are warned at once and refused on sending',
  'har-ki-dun-trek': 'trip-enquiry.spec.ts: a sold-out trip says so, and is asked for without a date',
}

export type OwnedTrip = keyof typeof owners

/** Why this test may not ask for that address; null when it may. */
export function trespass(url: string, titlePath: string[]): string | null {
  const [, id = ''] =
    /^\/(?:api\/trips|trip|itinerary|suggested|custom-trip)\/([\w-]+)/.exec(new URL(url).pathname) ?? []
  const owner = (owners as Record<string, string>)[id]
  return owner === undefined || owner === `${titlePath[0]}: ${titlePath.at(-1)}`
    ? null
    : `the seats of ${id} belong to the test "${owner}"`
}
