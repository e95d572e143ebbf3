/** How a booking's row says that its seats were offered to a party of the waiting list. */
export const offerMark = 'waiting list'

/** Whether its seats are kept for who has a pay link: it can be paid by another try until their time is over. */
export function isPaidByLink({ channel, fingerprint }: { channel: string; fingerprint: string }): boolean {
  return channel === 'desk' || fingerprint === offerMark
}
