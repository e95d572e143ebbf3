import type { NoteTone } from '#app/ui/forms/note.tsx'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { holdMinutes } from '#domain/bookings/hold.ts'
import { creditIsBack, creditUsedAgain } from '#domain/bookings/paid-ways.ts'
import { journeyPath } from '#domain/journey/journey-path.ts'
import { refundTime } from '#domain/money/cancellation.ts'
import type { ReturnedPayment } from '#server/pages/show-return.ts'

export type ReturnWords = {
  title: string
  /** First the money, and how it stands; good news needs no box. */
  news: string
  tone?: NoteTone
  /** Credit that is back. */
  credit?: string
  /** The seats. */
  seats?: string
  /** What comes next. */
  next?: string
  /** The way on. */
  way: { label: string; href: string }
  /** Another, quieter one. */
  other?: { label: string; href: string }
}

const myTrips = '/my-trips'

/** What the return page says for each status, and for a reference that nobody was given. */
export function returnWords(payment: ReturnedPayment | null): ReturnWords {
  if (!payment)
    return {
      title: 'We do not know this payment',
      news: 'The address may be cut off. If you have paid, your booking is in My Trips.',
      tone: 'plain',
      way: { label: 'Open My Trips', href: myTrips },
    }
  const { status, movedTo } = payment
  if (movedTo) return moved(movedTo)
  if (isUnpaid(status)) return waiting(payment)
  if (status === 'confirmed') return booked(payment)
  if (status === 'failed') return failed(payment)
  if (status === 'expired') return expired(payment)
  if (status === 'refunding' || status === 'refunded') return refunded(payment)
  return status === 'completed'
    ? {
        title: 'This trip is over',
        news: 'Thank you for travelling with us. Your papers are in My Trips.',
        way: { label: 'Open My Trips', href: myTrips },
      }
    : cancelled
}

function waiting({ reference, keptUntil }: ReturnedPayment): ReturnWords {
  return {
    title: 'Waiting for PhonePe',
    news: 'PhonePe has not told us yet whether the payment went through. Please do not pay again.',
    tone: 'wait',
    seats: `Your seats are kept until ${keptUntil}.`,
    next: 'This page looks again every few seconds. You may also close it: we write to you once your seats are booked.',
    way: { label: 'Check again', href: `/pay/return/${reference}` },
    other: { label: 'Not paid yet? Go on to PhonePe', href: `/pay/launch/${reference}` },
  }
}

function booked({ reference, seatedLate, inAccount }: ReturnedPayment): ReturnWords {
  return {
    title: 'Your seats are booked',
    news: seatedLate
      ? 'Your payment came late, but your seats were still free. Your confirmation is on its way to your email.'
      : 'We have your payment. Your confirmation is on its way to your email.',
    way: { label: 'See my trip', href: `${myTrips}?booking=${reference}` },
    ...(inAccount && { other: { label: 'What you need on the way', href: journeyPath(reference) } }),
  }
}

function failed({ tripHref, amount, payable, wallet }: ReturnedPayment): ReturnWords {
  return {
    title: 'The payment did not go through',
    news: `${amount} was not paid. If your bank shows a debit, it will be returned to you.`,
    tone: 'bad',
    credit: wallet > 0 ? `${creditIsBack(wallet)} ${creditUsedAgain}` : undefined,
    seats: 'No booking was made. Your seats are on sale again. Your details and coupon are kept.',
    way: { label: payable > 0 ? `Pay ${amount} again` : 'Try again', href: `${tripHref}#try-again` },
  }
}

function expired({ tripHref, amount, wallet }: ReturnedPayment): ReturnWords {
  return {
    title: `The ${holdMinutes} minutes are over`,
    news: `${amount} has not arrived. If it still does, we book your seats if there is room, or send all of it back. Either way we write to you.`,
    tone: 'wait',
    credit: wallet > 0 ? `${creditIsBack(wallet)} ${creditUsedAgain}` : undefined,
    seats: 'Nothing was booked. Your seats are on sale again.',
    way: { label: 'Choose again', href: `${tripHref}#try-again` },
  }
}

function refunded({ sentBack, status, tripHref }: ReturnedPayment): ReturnWords {
  if (!sentBack) return cancelled
  const isBack = status === 'refunded'
  return {
    title: isBack ? 'Your money went back' : 'Your money is on its way back',
    news: isBack
      ? 'PhonePe has sent all of it back to the account you paid from.'
      : `All of it goes back to the account you paid from and reaches you in ${refundTime}. There is nothing you need to do.`,
    tone: isBack ? 'good' : 'info',
    next: sentBack,
    way: { label: 'See other dates', href: tripHref },
  }
}

function moved(to: string): ReturnWords {
  return {
    title: 'This booking has another date now',
    news: `It is booking ${to} now, and what was paid counts for that. Your seats, papers and all that is still to be paid are there.`,
    tone: 'plain',
    way: { label: 'Open the new booking', href: `${myTrips}?booking=${to}` },
  }
}

const cancelled: ReturnWords = {
  title: 'This booking was cancelled',
  news: 'What you get back, and when, is in My Trips.',
  tone: 'plain',
  way: { label: 'Open My Trips', href: myTrips },
}
