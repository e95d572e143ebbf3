import * as v from 'valibot'

/** Kinds of values that variables hold, each refused with what to write instead. */

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65535, 'must be from 0 to 65535'),
)

export function address(protocols: string[], example: string) {
  return v.pipe(
    v.string(),
    v.check((value) => isUrl(value, protocols), `must be an address such as ${example}`),
  )
}

export function origin(protocols: string[], example: string) {
  return v.pipe(
    address(protocols, example),
    v.check(
      (value) => !URL.canParse(value) || isBare(new URL(value)),
      `must be without a path, such as ${example}`,
    ),
    v.transform((value) => new URL(value).origin),
  )
}

export const phoneDigits = v.pipe(
  v.string(),
  v.regex(/^\d{7,15}$/, 'must be digits with the country code, such as 919812345678'),
)

export const mailAddress = v.pipe(
  v.string(),
  v.regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, 'must be an email address'),
)

/** Where a port is opened. */
export const ownAddress = v.pipe(
  v.string(),
  v.regex(/^[\w.:-]+$/, 'must be an address of this machine, such as 10.0.0.5'),
)

export const onOrOff = v.picklist(['on', 'off'], 'must be on or off')

export const moment = v.pipe(
  v.string(),
  v.isoTimestamp('must be a moment such as 2026-11-15T06:00:00Z'),
  v.transform((value) => new Date(value)),
)

export function isLocalAddress(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}

function isUrl(value: string, protocols: string[]): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return protocols.includes(url.protocol) && url.hostname !== ''
}

function isBare({ pathname, search, hash }: URL): boolean {
  return pathname === '/' && search === '' && hash === ''
}
