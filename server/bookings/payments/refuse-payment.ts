import type { PaymentAnswer } from '#domain/bookings/payment-request.ts'

export type PaymentRefusal = PaymentAnswer & { success: false }

export function refuse(
  code: PaymentRefusal['code'],
  error: string,
  more: Pick<PaymentRefusal, 'amount' | 'field' | 'login'> = {},
): PaymentRefusal {
  return { success: false, error, code, ...more }
}

/** The login that came with the request has ended, or its account is gone. */
export const loginOver = refuse(
  'invalid_input',
  'Your login has run out. Please log in again, or sign out and book as a guest.',
  { field: 'Authorization' },
)

export function seatsRefused(free: number): PaymentRefusal {
  return free === 0
    ? refuse('sold_out', 'This date is sold out. Please choose another.')
    : refuse('not_enough_seats', `Cannot book more than ${free} slots for this date`)
}
