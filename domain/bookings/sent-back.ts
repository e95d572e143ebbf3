/** Why a payment is not taken for its booking and goes back: the `why` of its event and refund, with what people read about it. */
const sentences = {
  'another amount was paid': 'The amount that arrived is not the amount of the booking.',
  'paid twice': 'This booking was paid already.',
  'paid after it was cancelled': 'This booking was cancelled before your payment came.',
  'its booking was changed meanwhile':
    'While you paid, the booking whose place this one would have taken was changed. It stands as it is now.',
  'paid late, on the day of departure or after':
    'Your payment came when your seats were no longer held, and the day of departure had come.',
  'paid late, after a newer booking':
    'Your payment came when your seats were no longer held, and there was a newer booking of the same date from your phone number.',
  'paid late, and the date was off sale':
    'Your payment came when your seats were no longer held, and this date was no longer on sale.',
  'paid late, and the seats were gone':
    'Your payment came when your seats were no longer held, and not enough seats were free by then.',
  'paid late, and the credit was spent':
    'Your payment came when your seats were no longer held, and the wallet credit of this booking was spent by then.',
} as const

export type SentBackReason = keyof typeof sentences
export const sentBackReasons = Object.keys(sentences) as SentBackReason[]

/** One sentence to the traveller; a reason that is not known here is none that has to be told. */
export function whySentBack(why: string): string {
  return Object.hasOwn(sentences, why)
    ? sentences[why as SentBackReason]
    : 'Your payment could not be used for this booking.'
}

/** Whether a refund gives back a payment that was never taken for its booking. */
export function isSentBack(why: string): why is SentBackReason {
  return Object.hasOwn(sentences, why)
}
