import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { statusTokenHeader } from '#domain/bookings/hold.ts'
import type { OpenPayment } from '../kept-wishes.ts'

/** What has become of a payment. `gone`: the server knows nothing of it; `unknown`: it could not be asked. */
export async function askStatus({
  bookingRef,
  statusToken,
}: OpenPayment): Promise<BookingStatus | 'gone' | 'unknown'> {
  try {
    const answer = await fetch(`/api/bookings/${encodeURIComponent(bookingRef)}`, {
      headers: { [statusTokenHeader]: statusToken },
    })
    if (answer.status === 404) return 'gone'
    return answer.ok ? ((await answer.json()) as { status: BookingStatus }).status : 'unknown'
  } catch {
    return 'unknown'
  }
}
