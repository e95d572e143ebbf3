/** As many digits as tell a phone from others, whether its country was typed or not. */
const telling = 10

/** The digits by which a phone is compared with others, however it was typed. */
export function tellingDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(-telling)
}

export function isSamePhone(one: string, other: string): boolean {
  return tellingDigits(one) !== '' && tellingDigits(one) === tellingDigits(other)
}
