import { isBookingReference } from './booking-reference.ts'

/** What somebody may have meant with what they typed into the one box: each of these is looked for. */
export type FindWish = {
  reference: string | null
  /** The last digits of a phone, four or more. */
  phoneTail: string | null
  /** Of an invoice, a receipt or a credit note. */
  paper: string | null
  /** Of PhonePe, or the reference of a bank. */
  id: string | null
  /** Words of a name, in any script. */
  name: string | null
}

/** Longer is nothing that anybody says on the phone. */
const longest = 80
const fewestDigits = 4

export function readFind(typed: string): FindWish | null {
  const text = typed.normalize('NFC').trim().replace(/\s+/g, ' ').slice(0, longest)
  if (text === '') return null
  const wish = {
    reference: readReference(text),
    phoneTail: readTail(text),
    paper: readPaper(text),
    id: /^[A-Za-z0-9_-]{8,63}$/.test(text) && /\d/.test(text) ? text : null,
    name: /\p{L}/u.test(text) ? text : null,
  }
  return Object.values(wish).some((one) => one !== null) ? wish : null
}

/** With or without its beginning; PhonePe's ids of our own orders and refunds begin with it. */
function readReference(text: string): string | null {
  const [, code] = /^(?:KF[- ]?)?([2-9A-Z]{8})(?:-[PR][\d-]+)?$/i.exec(text) ?? []
  const reference = `KF-${code?.toUpperCase()}`
  return isBookingReference(reference) ? reference : null
}

function readTail(text: string): string | null {
  const digits = text.replace(/[\s+().-]/g, '')
  return /^\d+$/.test(digits) && digits.length >= fewestDigits && digits.length <= 15 ? digits : null
}

/** 'KF/26-27/00041', also with other strokes, and without the noughts. */
function readPaper(text: string): string | null {
  const [, series, from, to, count] = /^(K[FCRB])[ /-]?(\d\d)[ /-]?(\d\d)[ /-](\d{1,7})$/i.exec(text) ?? []
  return series && count ? `${series.toUpperCase()}/${from}-${to}/${count.padStart(5, '0')}` : null
}
