import { isBookingReference } from '../bookings/booking-reference.ts'
import { isPhotographHash } from '../content/photograph.ts'
import { isEnquiryReference } from '../enquiries/enquiry-reference.ts'

/** What a value of the log can be. None of these holds a name, a phone, a PAN, a passport or a word about health: what is no such value is refused. */
const shapes = {
  count: (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0,
  paise: (value: unknown) => Number.isSafeInteger(value),
  flag: (value: unknown) => typeof value === 'boolean',
  day: matching(/^\d{4}-\d{2}-\d{2}$/),
  /** A word of the code, such as a status or a role: letters alone, the first a small one. */
  word: matching(/^[a-z][A-Za-z_ -]{0,39}$/),
}

export type Shape = keyof typeof shapes
export type ValueOf<S extends Shape> = {
  count: number
  paise: number
  flag: boolean
  day: string
  word: string
}[S]

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What a row is about, each kind by the id that it has everywhere else. */
const subjects = {
  booking: isBookingReference,
  /** Trip and departure, `lw6/2027-05-10`. */
  departure: matching(/^[a-z][a-z0-9-]{0,60}\/[A-Za-z0-9-]{1,60}$/),
  traveller: matching(uuid),
  staff: matching(uuid),
  approval: matching(uuid),
  enquiry: isEnquiryReference,
  /** By the name of the list. */
  export: shapes.word,
  message: matching(/^\d{1,15}$/),
  day: shapes.day,
  job: matching(/^\d{1,15}$/),
  view: matching(uuid),
  /** By its name in domain/content/checks.ts. */
  check: shapes.word,
  /** By its hash. */
  photograph: isPhotographHash,
  /** Kind and id, `trip/lw6`. */
  content: matching(/^(trip|place|post|page|coupon|site)\/[A-Za-z0-9-]{1,80}$/),
}

export type SubjectKind = keyof typeof subjects

export function isFit(shape: Shape, value: unknown): boolean {
  return value === null || shapes[shape](value)
}

export function isSubject(kind: SubjectKind, id: string): boolean {
  return Object.hasOwn(subjects, kind) && subjects[kind](id)
}

function matching(pattern: RegExp): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && pattern.test(value)
}
