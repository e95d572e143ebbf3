/**
 * The trips whose seats a browser test sells, each with the one test that may: all tests share one server and run side
 * by side. No other test may visit them. An object can't name a trip twice, so no two tests can claim one.
 */
const owners = {
  'kuari-pass-trek': 'trip-enquiry.spec.ts: more people than seats are warned at once and refused on sending',
  'har-ki-dun-trek': 'trip-enquiry.spec.ts: a sold-out trip says so, and is asked for without a date',
  'valley-of-flowers-trek': 'booking.spec.ts: Book Now asks for a date, and for no more guests than seats',
  'sandakphu-phalut-trek': 'booking.spec.ts: a guest pays in a window, and the page says what comes next',
  'uttarakhand-backpacking-kumaon':
    'booking.spec.ts: a payment that fails is tried again with all details kept',
  'spiti-winter-white': 'booking.spec.ts: a payment left open is found again after a reload, and paid once',
  'himachal-backpacking-parvati-jibhi':
    'booking.spec.ts: who goes back and chooses anew holds no seats twice',
  'rishikesh-landour-backpacking': 'booking.spec.ts: who is logged in finds details and credit there',
  'munnar-wayanad-backpacking':
    'booking.spec.ts: credit of a payment that was let go is there at once, and the details of who signs out are not',
  'dharamshala-bir-backpacking': 'booking.spec.ts: where no window opens, PhonePe comes and goes in this one',
  w3: 'stranger.spec.ts: from home to the meeting point of a weekend for two, in at most twelve taps',
  'meghalaya-backpacking':
    'booking-refusals.spec.ts: who meets the limit of visitors logs in and goes on with all that was filled in',
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
