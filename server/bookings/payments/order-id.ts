/** Ids at PhonePe, which it never takes twice: the reference with the number of the attempt. */

export function orderIdOf(reference: string, attempt: number): string {
  return `${reference}-P${attempt}`
}

export function refundIdOf(reference: string, number: number, attempt: number): string {
  return `${reference}-R${number}-${attempt}`
}
