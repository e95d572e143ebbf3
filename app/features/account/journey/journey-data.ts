import type { Journey } from '#server/journey/show-journey.ts'

/** As GET /api/account/bookings/{reference}/journey answers. */
export type JourneyData = Journey & { voucherHref: string | null }
