import { joinedBy } from '#app/features/booked/joining.ts'
import type { Deposit } from '#domain/bookings/deposit.ts'
import type { TravelerDetails } from '#domain/bookings/payment-request.ts'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { formatPaise, toRupees } from '#domain/money/money.ts'
import type { Quote } from '#domain/money/price.ts'
import type { BookingChoice } from '../bookable.ts'
import type { Wish } from '../kept-wishes.ts'
import type { SummaryOptions } from './summary-options.ts'
import type { SummaryPrice } from './use-summary-price.ts'

type Chosen = Pick<SummaryOptions, 'trip' | 'choice' | 'departure' | 'traveler'> &
  Pick<SummaryPrice, 'coupon' | 'useWallet' | 'deposit'> & { quote: Quote }

/** All that is paid for, as it was shown. */
export function wishOf({ pan, ...details }: TravelerDetails, chosen: Chosen): Wish {
  const { trip, choice, departure, traveler, coupon, useWallet, deposit, quote } = chosen
  const { guests, children, ownRooms } = choice.party
  const joins = traveler.userId && joinedBy({ tripId: trip.id, batchId: departure.id })
  return {
    amount: toRupees(deposit?.nowPaise ?? quote.payablePaise),
    tripName: trip.title,
    userDetails: { ...details, ...(pan && { pan }) },
    booking: {
      tripId: trip.id,
      packageId: choice.package.id,
      batchId: departure.id,
      guests,
      ...(children > 0 && { children }),
      ...(ownRooms > 0 && { ownRooms }),
      ...(joins && { joins }),
      ...(deposit && { deposit: true }),
      ...(coupon.code && { couponCode: coupon.code }),
      ...(traveler.credit > 0 && { useWallet }),
    },
    startDate: departure.startDate,
    endDate: departure.endDate,
    lines: linesOf(choice, quote, deposit),
    ...(deposit && { later: { amount: toRupees(deposit.laterPaise), dueOn: deposit.dueOn } }),
    credit: toRupees(quote.walletPaise),
    userId: traveler.userId,
  }
}

/** The lines of the open payment, which stand without the summary. */
function linesOf(
  { package: { title } }: BookingChoice,
  { lines, guests }: Quote,
  deposit: Deposit | null,
): Wish['lines'] {
  const named = lines.map(({ kind, label, paise, count }) => ({
    label:
      kind === 'subtotal'
        ? `${title} (${count ?? guests} × ${formatPaise(paise / (count ?? guests))})`
        : kind === 'wallet'
          ? 'Credit, reserved'
          : label,
    paise,
  }))
  if (!deposit) return named
  return [...named, { label: `Later, by ${showDate(deposit.dueOn)}`, paise: -deposit.laterPaise }]
}
