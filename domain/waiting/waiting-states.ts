/**
 * How far a party that waits for a departure has come.
 *
 * - waiting: it has a place in the line
 * - offered: seats are held for it, and it can pay for them
 * - taken: it has paid
 * - lapsed: the time of its offer ended without a payment
 * - left: it took itself off the list, or staff did
 * - ended: the departure has left, or does not run
 */
export const waitingStates = ['waiting', 'offered', 'taken', 'lapsed', 'left', 'ended'] as const
export type WaitingState = (typeof waitingStates)[number]

/** How many parties wait for one departure at most. */
export const mostParties = 20
