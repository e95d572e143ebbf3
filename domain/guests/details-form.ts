import * as v from 'valibot'
import { phoneDigits } from '../bookings/payment-request.ts'
import { dayIfGiven } from '../forms/day-field.ts'
import { invalidPhone, longestName, validPhoneSchema } from '../forms/enquiry-forms.ts'
import type { FormCheck } from '../forms/form-check.ts'
import { freeLine, freeLines } from '../forms/free-text.ts'
import { bareCode, panIfGiven } from '../papers/pan.ts'
import { refuseAge } from './ages.ts'
import type { Asks } from './asks.ts'
import {
  type BorderPaper,
  conditionNames,
  type Diet,
  diets,
  type Gender,
  genders,
  type Health,
  type Licence,
} from './details.ts'
import { badExpiry, badLicence, badPassport } from './paper-words.ts'

/** What a guest has sent. Of what is never shown again null means that it stays as it was. */
export type TypedDetails = {
  /** The revision that was looked at; 0 before anything was saved. */
  revision: number
  name: string
  gender: Gender | null
  born: string | null
  diet: Diet | null
  /** Null for the meeting place. */
  pickup: string | null
  roomMate: string | null
  city: string | null
  shownToOthers: boolean
  phone: string | null
  emergency: { name: string; phone: string } | null
  health: Health | null
  passport: BorderPaper | null
  licence: Licence | null
  pan: string | null
}

export const longestWords = 500
const longestPlace = 80
const openAnew = 'Please open the page anew.'
/** A field that is not asked for is not sent. */
const optional = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) => v.optional(schema, '')
const ticked = v.pipe(
  v.optional(v.string(openAnew), ''),
  v.transform((sent) => sent === 'yes'),
)
const ifGiven = <const Word extends string>(words: readonly Word[], message: string) =>
  optional(
    v.pipe(
      v.string(message),
      v.check((text) => text === '' || (words as readonly string[]).includes(text), message),
      v.transform((text) => (text === '' ? null : (text as Word))),
    ),
  )
const line = (longest: number) =>
  optional(
    v.pipe(
      freeLine('Please write a line', longest),
      v.transform((text) => (text === '' ? null : text)),
    ),
  )
const phone = optional(
  v.pipe(
    v.string(invalidPhone),
    v.trim(),
    v.transform((text) => (text === '' ? null : text)),
    v.nullable(v.pipe(validPhoneSchema, v.transform(phoneDigits))),
  ),
)
const code = (pattern: RegExp, message: string) =>
  optional(
    v.pipe(
      bareCode(message),
      v.check((text) => text === '' || pattern.test(text), message),
    ),
  )

/** Every field of the form, each by itself. What belongs together is looked at afterwards. */
const fieldsSchema = v.object({
  revision: v.optional(v.pipe(v.string(openAnew), v.regex(/^\d{1,6}$/, openAnew), v.transform(Number)), '0'),
  name: v.optional(v.pipe(freeLine('Please write your name', longestName)), ''),
  gender: ifGiven(genders, 'Please choose one of the three.'),
  born: dayIfGiven('Please check the birth date: day, month and year.'),
  phone,
  emergencyName: line(longestName),
  emergencyPhone: phone,
  diet: ifGiven(diets, 'Please choose what you eat.'),
  pickup: line(40),
  roomMate: line(longestPlace),
  city: line(longestPlace),
  shown: ticked,
  none: ticked,
  ...(Object.fromEntries(conditionNames.map((name) => [tickOf(name), ticked])) as Record<
    `has-${string}`,
    typeof ticked
  >),
  healthWords: v.optional(freeLines('Please write a few words', longestWords), ''),
  paper: v.optional(v.picklist(['passport', 'voter card'], 'Please choose one of the two.'), 'passport'),
  passport: code(/^[A-Z0-9]{6,12}$/, badPassport),
  expires: dayIfGiven('Please check the day on which it ends: day, month and year.'),
  pan: v.optional(panIfGiven, ''),
  licence: code(/^[A-Z0-9/]{8,20}$/, badLicence),
  pillion: ticked,
})
type Fields = v.InferOutput<typeof fieldsSchema>

/** The name of the field of one condition. */
export function tickOf(condition: string): `has-${string}` {
  return `has-${condition.replaceAll(' ', '-')}`
}

type Errors = Record<string, string>

/** What a guest says of themselves, cleaned and held against what the trip asks, or what is wrong with each field. */
export function checkGuestDetails(fields: Record<string, unknown>, asks: Asks): FormCheck<TypedDetails> {
  const checked = v.safeParse(fieldsSchema, fields, { abortPipeEarly: true })
  const errors: Errors = {}
  if (!checked.success) {
    for (const { path, message } of checked.issues) errors[String(path?.[0]?.key ?? '')] ??= message
    return { ok: false, errors }
  }
  const typed = checked.output
  const value: TypedDetails = {
    revision: typed.revision,
    name: typed.name,
    gender: typed.gender || null,
    born: typed.born,
    diet: typed.diet || null,
    pickup: asks.pickups.some(({ id }) => id === typed.pickup) ? typed.pickup || null : null,
    roomMate: typed.roomMate || null,
    city: typed.city || null,
    shownToOthers: typed.shown,
    phone: typed.phone || null,
    emergency: readEmergency(typed, errors),
    health: asks.healthFor === null ? null : readHealth(typed, errors),
    passport: asks.passport === null ? null : readPaper(typed, asks, errors),
    licence: asks.licence ? readLicence(typed, errors) : null,
    pan: asks.passport === null || typed.pan === '' ? null : typed.pan,
  }
  if (value.name.length === 1) errors.name = 'Name must be at least 2 characters'
  const tooYoung = value.born && refuseAge(value.born, asks)
  if (tooYoung) errors.born = tooYoung
  return Object.keys(errors).length === 0 ? { ok: true, value } : { ok: false, errors }
}

function readEmergency(typed: Fields, errors: Errors): TypedDetails['emergency'] {
  const { emergencyName: name, emergencyPhone: digits } = typed
  if (!name && !digits) return null
  if (!name) errors.emergencyName = 'Please write whom we call.'
  if (!digits) errors.emergencyPhone = 'Please write the number that we call.'
  else if (digits === typed.phone)
    errors.emergencyPhone = 'Please write the number of somebody who stays at home, not your own.'
  return name && digits ? { name, phone: digits } : null
}

function readHealth(typed: Fields, errors: Errors): Health | null {
  const ticks = typed as Record<string, unknown>
  const chosen = conditionNames.filter((name) => ticks[tickOf(name)] === true)
  const words = typed.healthWords
  if (typed.none && chosen.length > 0) {
    errors.none = 'You chose ‘None of these’ and something of the list. Please choose one or the other.'
    return null
  }
  if (chosen.includes('other') && words === '')
    errors.healthWords = 'Please write in a few words what we should know.'
  if (typed.none) return { none: true, words }
  if (chosen.length > 0) return { none: false, conditions: chosen, words }
  if (words !== '') errors.none = 'Please choose what it is about, or ‘None of these’.'
  return null
}

function readPaper(typed: Fields, { passport }: Asks, errors: Errors): BorderPaper | null {
  const { passport: number, expires, paper } = typed
  if (passport?.voterCard && paper === 'voter card') return number === '' ? null : { kind: paper, number }
  if (number === '' && expires === null) return null
  if (number === '') errors.passport = 'Please write its number too.'
  if (expires === null) errors.expires = 'Please write until when it is valid.'
  else if (passport && expires < passport.validUntil) errors.expires = badExpiry(passport)
  return number !== '' && expires !== null ? { kind: 'passport', number, expires } : null
}

function readLicence({ licence, pillion }: Fields, errors: Errors): Licence | null {
  if (pillion && licence !== '') {
    errors.licence = 'Please write the number, or say that you sit behind, not both.'
    return null
  }
  if (pillion) return { rides: false }
  return licence === '' ? null : { rides: true, number: licence }
}
