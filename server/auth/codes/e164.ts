/** Digits with the country code and without the plus, or null for what is no phone number. */
export function parsePhone(typed: string): string | null {
  const digits = typed.replace(/^\+/, '').replaceAll(' ', '')
  return /^[1-9][0-9]{1,14}$/.test(digits) ? digits : null
}
