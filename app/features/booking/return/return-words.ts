import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { holdMinutes } from '#domain/bookings/hold.ts'
import { creditIsBack, creditUsedAgain } from '#domain/bookings/paid-ways.ts'
import { refundTime } from '#domain/money/cancellation.ts'
import type { ReturnedPayment } from '#server/pages/show-return.ts'

export type ReturnWords = {
  title: string
  /** First the money. */
  news: string
  /** Credit that is back. */
  credit?: string
  /** The seats, and what comes next. */
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
      way: { label: 'Open My Trips', href: myTrips },
    }
  const { status } = payment
  if (isUnpaid(status)) return waiting(payment)
  if (status === 'confirmed') return booked(payment)
  if (status === 'failed' || status === 'expired') return notBooked(payment)
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
    next: `This page looks again every few seconds. Your seats are kept until ${keptUntil}. You may also close it: we write to you once your seats are booked.`,
    way: { label: 'Check again', href: `/pay/return/${reference}` },
    other: { label: 'Not paid yet? Go on to PhonePe', href: `/pay/launch/${reference}` },
  }
}

function booked({ reference, seatedLate }: ReturnedPayment): ReturnWords {
  return {
    title: 'Your seats are booked',
    news: seatedLate
      ? 'Your payment came late, but your seats were still free. Your confirmation is on its way to your email.'
      : 'We have your payment. Your confirmation is on its way to your email.',
    way: { label: 'See my trip', href: `${myTrips}?booking=${reference}` },
  }
}

function notBooked({ status, tripHref, amount, wallet }: ReturnedPayment): ReturnWords {
  const href = `${tripHref}#try-again`
  const credit = wallet > 0 ? `${creditIsBack(wallet)} ${creditUsedAgain}` : undefined
  return status === 'failed'
    ? {
        title: 'The payment did not go through',
        news: `${amount} was not paid. If your bank shows a debit, it will be returned to you.`,
        credit,
        next: 'No booking was made. Your seats are free again. Your details and coupon are kept.',
        way: { label: 'Try again', href },
      }
    : {
        title: `The ${holdMinutes} minutes are over`,
        news: `${amount} has not arrived. If it still does, we book your seats if there is room, or send all of it back. Either way we write to you.`,
        credit,
        next: 'Nothing was booked. Your seats are free again.',
        way: { label: 'Choose again', href },
      }
}

function refunded({ sentBack, status, tripHref }: ReturnedPayment): ReturnWords {
  if (!sentBack) return cancelled
  const isBack = status === 'refunded'
  return {
    title: isBack ? 'Your money went back' : 'Your money is on its way back',
    news: sentBack,
    next: isBack
      ? 'PhonePe has sent all of it back to the account you paid from.'
      : `All of it goes back to the account you paid from and reaches you in ${refundTime}. There is nothing you need to do.`,
    way: { label: 'See other dates', href: tripHref },
  }
}

const cancelled: ReturnWords = {
  title: 'This booking was cancelled',
  news: 'What you get back, and when, is in My Trips.',
  way: { label: 'Open My Trips', href: myTrips },
}
