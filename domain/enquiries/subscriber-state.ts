/** How far somebody has come with the newsletter. It may be sent to confirmed ones alone. */
export const subscriberStates = {
  confirmed: 'Confirmed',
  asked: 'Not confirmed yet',
  left: 'Left',
} as const

export type SubscriberState = keyof typeof subscriberStates

export function readSubscriberState(text: string | null): SubscriberState | null {
  return text !== null && Object.hasOwn(subscriberStates, text) ? (text as SubscriberState) : null
}
