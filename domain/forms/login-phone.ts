/** The countries that a login code is sent to, the usual one first. A mobile number has so many digits there, without its codes. */
export const countries = [
  { code: '91', country: 'India', flag: '🇮🇳', digits: 10 },
  { code: '1', country: 'USA', flag: '🇺🇸', digits: 10 },
  { code: '44', country: 'UK', flag: '🇬🇧', digits: 10 },
  { code: '86', country: 'China', flag: '🇨🇳', digits: 11 },
  { code: '81', country: 'Japan', flag: '🇯🇵', digits: 10 },
] as const

export type CountryCode = (typeof countries)[number]['code']

/** The digits of a one-time code, of the SMS as of the authenticator app. */
export const codeLength = 6

export type LoginPhone = { country: CountryCode; phone: string }

/**
 * A number that came in one piece, by paste or from the device. It may name its country (+44, 0044), which is then chosen, or carry
 * the zero of a call at home.
 */
export function readWholePhone(text: string, country: CountryCode): LoginPhone {
  const abroad = /^[^\d+]*(?:\+|00)(.*)$/s.exec(text)
  if (!abroad) return { country, phone: nationalDigits(digitsOf(text), country) }
  const digits = digitsOf(abroad[1] ?? '')
  const named = countries.find(({ code }) => digits.startsWith(code))
  if (!named) return { country, phone: digits }
  return { country: named.code, phone: digits.slice(named.code.length).replace(/^0+/, '') }
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** The code in a pasted text, which may be the whole message. */
export function readCode(text: string): string {
  return /\b\d{6}\b/.exec(text)?.[0] ?? digitsOf(text).slice(0, codeLength)
}

type CheckedPhone = { ok: true; number: string } | { ok: false; message: string }

/** The number with its country code, as digits, or what is wrong with it. */
export function checkLoginPhone({ country, phone }: LoginPhone): CheckedPhone {
  const digits = nationalDigits(digitsOf(phone), country)
  if (digits === '') return { ok: false, message: 'Please enter your phone number' }
  const valid = country === '91' ? /^[6-9]\d{9}$/ : /^\d{7,15}$/
  if (!valid.test(digits)) return { ok: false, message: 'Please enter a valid phone number' }
  return { ok: true, number: country + digits }
}

function nationalDigits(digits: string, country: CountryCode): string {
  const length = countries.find(({ code }) => code === country)?.digits ?? 0
  const withCode = digits.startsWith(country) && digits.length === country.length + length
  return (withCode ? digits.slice(country.length) : digits).replace(/^0+/, '')
}
