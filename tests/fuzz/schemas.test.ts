import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkMerge } from '../../domain/account/saved-trips.ts'
import { checkClaimForm } from '../../domain/bookings/claim-form.ts'
import { checkGuestName, checkLeaving, checkMove } from '../../domain/bookings/guest-forms.ts'
import { checkPhotograph } from '../../domain/content/photograph-form.ts'
import { checkTurn } from '../../domain/content/turn-form.ts'
import { checkDeskBooking } from '../../domain/desk-bookings/desk-booking.ts'
import { checkDeskMove } from '../../domain/desk-bookings/desk-move.ts'
import { checkEnquiry } from '../../domain/forms/enquiry-request.ts'
import type { FormCheck } from '../../domain/forms/form-check.ts'
import { checkLeadForm } from '../../domain/forms/lead-form.ts'
import { checkNewsletterForm, checkNewsletterWish } from '../../domain/forms/newsletter.ts'
import { checkProfileForm } from '../../domain/forms/profile-form.ts'
import type { Asks } from '../../domain/guests/asks.ts'
import { checkGuestDetails } from '../../domain/guests/details-form.ts'
import { checkIntroduction } from '../../domain/journey/introduction-form.ts'
import { checkInvoiceDetails } from '../../domain/papers/invoice-details.ts'
import { checkReviewWish } from '../../domain/reviews/review-forms.ts'
import { checkJoinWaiting, checkLeaveWish, checkPartyForm } from '../../domain/waiting/waiting-forms.ts'
import { hostileJson, spoiled } from '../factories/hostile-json.ts'

/** Every schema of forms and requests, given anything at all. One that is not named here fails the last test. */

const runs = { numRuns: 200, seed: 20261115 }
const sender = { name: 'Asha Rao', email: 'asha@example.com', phone: '98765 43210' }
const enquiry = { ...sender, pageUrl: '/contact', idempotencyKey: 'k'.repeat(16), website: '' }
const message = 'Hello,\nis the road open in May?'
const invoice = {
  ...{ name: 'Asha Rao', address: '14 Lake Road, Bengaluru', pinCode: '560001', state: 'Karnataka' },
  ...{ company: 'Rao & Co', gstin: '29AAGCB7383J1Z4', pan: 'ABCDE1234F' },
}
const today = '2026-11-15'
type Fields = Record<string, unknown>
/** As a browser's own form would carry it. */
const asFields = (body: Fields) =>
  new URLSearchParams(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  )
const anEnquiry = (body: unknown) => checkEnquiry(body, today, ['tour-manager'])
const anInvoice = (overseas: boolean) => (body: unknown) => checkInvoiceDetails(body, { overseas })

/** A ride over the border that asks for everything. */
const guestAsks: Asks = {
  days: { startDate: '2026-12-09', endDate: '2026-12-13' },
  kind: 'adult',
  ages: { from: 18, to: 60 },
  childAges: null,
  healthFor: 'This trip goes up to 5,359 m.',
  passport: { validUntil: '2027-06-13', rule: 'six months after the trip’s last day', voterCard: true },
  licence: true,
  meet: { place: 'Dadar East, Mumbai', time: '6:00 am' },
  pickups: [{ id: 'agra', place: 'Agra Cantt station', time: '9:00 am' }],
}

type Row = { of: string; check: (body: never) => FormCheck<unknown>; good: Fields; once?: true }
const row = (of: string, check: Row['check'], good: Fields, more: Pick<Row, 'once'> = {}): Row => ({
  of,
  check,
  good,
  ...more,
})
const checks: Row[] = [
  row('checkEnquiry', anEnquiry, {
    ...enquiry,
    formType: 'Suggested Trip Enquiry',
    additionalData: { people: '2', travelMonth: 'may-2027', tripName: 'Wayanad' },
  }),
  row('checkEnquiry', anEnquiry, {
    ...enquiry,
    formType: 'Contact Form',
    message,
    additionalData: { subject: 'A question' },
  }),
  row('checkEnquiry', anEnquiry, {
    ...enquiry,
    formType: 'Job Application',
    message,
    additionalData: { openingId: 'tour-manager', link: 'https://asha.example/cv' },
  }),
  row('checkProfileForm', checkProfileForm, { name: sender.name, email: sender.email }),
  // It makes labels of what was chosen, so it is asked once.
  row(
    'checkLeadForm',
    checkLeadForm,
    {
      ...{ fullName: 'Asha Rao', whatsappNumber: '+91 98765-43210', email: sender.email },
      ...{ numberOfPeople: 'couple', tripType: 'group', travelMonth: 'may' },
    },
    { once: true },
  ),
  row('checkNewsletterForm', checkNewsletterForm, { email: sender.email }),
  row(
    'checkNewsletterWish',
    // Of one field: what is kept is its value.
    (fields: Fields) => {
      const checked = checkNewsletterWish(fields)
      return checked.ok ? { ok: true, value: { wish: checked.value } } : checked
    },
    { wish: 'confirm' },
  ),
  row('checkClaimForm', checkClaimForm, { proof: sender.email }),
  // It makes a number of the stars, so it is asked once.
  row(
    'checkReviewWish',
    checkReviewWish,
    {
      do: 'send',
      stars: '4',
      captain: 'great',
      stay: 'fine',
      described: 'mostly',
      text: `${message} `.repeat(3),
    },
    { once: true },
  ),
  // It makes a number of the seats and digits of a phone, so it is asked once.
  row(
    'checkJoinWaiting',
    checkJoinWaiting,
    {
      ...{ key: '5f0c1f6e-2b57-4c86-9a5e-0d7f3a1c2b4d', package: 'standard', seats: '2', website: '' },
      ...sender,
    },
    { once: true },
  ),
  row('checkLeaveWish', checkLeaveWish, { do: 'leave' }),
  row('checkPartyForm', (body: Fields) => checkPartyForm(asFields(body)), {
    party: '5f0c1f6e-2b57-4c86-9a5e-0d7f3a1c2b4d',
    why: 'They were promised seats',
  }),
  row('checkMerge', checkMerge, { tripIds: ['lw6', 'lw7'] }),
  // It makes paise of rupees and digits of a phone, so it is asked once.
  row(
    'checkDeskBooking',
    (body: Fields) => checkDeskBooking(asFields(body)),
    {
      ...{ key: '5f0c1f6e-2b57-4c86-9a5e-0d7f3a1c2b4d', package: 'standard', guests: '2', pay: 'receipt' },
      ...{ ...sender, pan: '', discount: '500', discountWhy: 'Third trip', fromPhone: '', keep: '24' },
      ...{
        dueOn: '2026-12-01',
        shown: '',
        rupees: '1500',
        way: 'upi',
        number: 'UTR40219',
        receivedOn: today,
      },
    },
    { once: true },
  ),
  row(
    'checkDeskMove',
    (body: Fields) => checkDeskMove(asFields(body)),
    {
      ...{ key: '5f0c1f6e-2b57-4c86-9a5e-0d7f3a1c2b4d', trip: 'lw3', departure: 'lw3-2027-05-01' },
      ...{ package: 'standard', keeping: 'terms', nowPaise: '150000', backPaise: '0', pay: 'receipt' },
      ...{ keep: '24', dueOn: '2026-12-01', backWay: 'as paid', reason: 'Leave was refused' },
      ...{ rupees: '1500', way: 'upi', number: 'UTR40219', receivedOn: today },
    },
    { once: true },
  ),
  row('checkGuestName', checkGuestName, { name: 'Dev Rao', instead: true }),
  // It makes digits of phones and one thing of several fields, so it is asked once.
  row(
    'checkGuestDetails',
    (body: Fields) => checkGuestDetails(body, guestAsks),
    {
      ...{ revision: '0', name: sender.name, gender: 'female', born: '1990-01-01', phone: sender.phone },
      ...{ emergencyName: 'Sunita', emergencyPhone: '98200 54321', diet: 'vegan', city: 'Pune' },
      ...{ none: '', 'has-heart': 'yes', healthWords: message, passport: 'Z1234567', expires: '2031-01-01' },
      ...{ pan: 'ABCDE1234F', licence: 'MH12 20110012345', pickup: 'agra', shown: 'yes' },
    },
    { once: true },
  ),
  row('checkIntroduction', checkIntroduction, { shown: true, city: 'Jaipur' }),
  row('checkLeaving', checkLeaving, { guests: [2, 3], way: 'as paid', refund: 500 }),
  row('checkMove', checkMove, { departure: '2027-06-12', now: 0, back: 500, key: 'k'.repeat(20) }),
  row('checkPhotograph', (body: Fields) => checkPhotograph(asFields(body)), { alt: 'Riders on a high pass' }),
  // It gathers all trips that were marked, so it is asked once.
  row(
    'checkTurn',
    (body: Fields) => checkTurn(asFields(body)),
    { trips: 'lw6', what: 'facts', who: '', until: '2026-12-01' },
    { once: true },
  ),
  row('checkInvoiceDetails', anInvoice(true), invoice),
  row('checkInvoiceDetails', anInvoice(false), invoice),
]

const group = { people: '2', numberOfPeople: '2' }
const wish = {
  amount: 37_999,
  tripName: 'Ladakh',
  userDetails: { ...sender, pan: 'ABCDE1234F' },
  booking: {
    ...{ tripId: 'lw6', packageId: 'standard', batchId: 'lw6-2027-05-01', guests: 1 },
    ...{ couponCode: 'SAVE10', useWallet: false },
    replaces: { bookingRef: 'KF-22222222', statusToken: 't'.repeat(22) },
  },
  idempotencyKey: 'k'.repeat(20),
}
const goodOf: Record<string, unknown> = {
  nameSchema: sender.name,
  validPhoneSchema: sender.phone,
  validEmailSchema: sender.email,
  emailSchema: sender.email,
  groupSizeSchema: '2',
  panIfGiven: 'ABCDE1234F',
  planTripFormSchema: { ...sender, ...group, destination: 'Spiti', dates: 'May' },
  tripEnquiryFormSchema: { ...sender, ...group, batchDateId: 'lw6-2027-05-01' },
  suggestedEnquiryFormSchema: { ...sender, ...group, month: 'may-2027' },
  travelerDetailsSchema: wish.userDetails,
  paymentRequestSchema: wish,
  publishSchema: {
    ...{ kind: 'trip', id: 'lb2', source: 'ladakh/lb2', base: 3, note: 'New price' },
    body: { id: 'lb2', title: 'Umling La', days: [{ title: 'Leh' }] },
  },
  rollBackSchema: { kind: 'page', id: 'faqPage', version: 1, base: 2, note: '' },
  publishDraftSchema: { kind: 'trip', id: 'lb2', revision: 4, note: '', answers: { price: '18,999' } },
  keepOursSchema: { kind: 'trip', id: 'lb2', base: 3, note: '' },
  scheduleDraftSchema: {
    kind: 'trip',
    id: 'lb2',
    revision: 4,
    note: '',
    at: new Date('2026-12-01T06:30:00Z'),
  },
  withdrawScheduleSchema: { kind: 'trip', id: 'lb2' },
  saveDraftSchema: {
    kind: 'trip',
    id: 'lb2',
    source: 'ladakh/lb2',
    body: { id: 'lb2' },
    base: 3,
    revision: 4,
    knows: 'the file',
  },
  beginDraftSchema: { kind: 'trip', id: 'lb2', source: 'ladakh/lb2', body: { id: 'lb2' } },
  dropDraftSchema: { kind: 'trip', id: 'lb2', revision: 4 },
  ...{ kind: 'trip', id: 'lb2', source: 'ladakh/lb2', number: 3, base: null, body: { id: 'lb2' } },
  otpRequest: { phone: '+919876543210', email: '', channel: 'sms', create_user: true, data: { a: 1 } },
  verifyRequest: { type: 'sms', phone: '+919876543210', token: '123456' },
  resendRequest: { type: 'sms', phone: '+919876543210' },
  refreshRequest: { refresh_token: 'abcdefghijkl' },
  userRequest: { data: { a: 1 }, phone: '+919876543210', email: '', password: '', app_metadata: null },
  factorRequest: { factor_type: 'totp', friendly_name: 'Phone', issuer: 'Kafila' },
  factorCodeRequest: { challenge_id: '7b1f2a60-7c1d-4f7e-9a53-2f8f6f0d1a11', code: '123456' },
}

/** Texts that are compared, looked up or dropped, and shown to nobody. */
const notShown = new Set([
  'proof',
  'tripIds',
  'tripName',
  'couponCode',
  'bookingRef',
  'batchDateId',
  'month',
  'price',
])
const unseen = /(?!\n)[\p{Cc}\p{Cs}\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/u
const runnable = /<script[\s/>][\s\S]*<\/script[\s/>]|javascript:|<[a-z/][^>]*[\s/"']on\w+\s*=/i

/** What is taken in shows nothing hidden, and holds nothing that could run. */
function expectClean(value: unknown, name = ''): void {
  if (notShown.has(name) || name === 'website') return
  if (typeof value === 'string') {
    expect(value, name).not.toMatch(unseen)
    expect(value, name).not.toMatch(runnable)
  }
  if (typeof value === 'object' && value !== null)
    for (const [inner, part] of Object.entries(value)) expectClean(part, inner)
}

/** In our own words: those of the library name types, and repeat what was sent. */
function expectWords(message: unknown): void {
  expect(message).toMatch(/\w{2}/)
  expect(message).not.toMatch(/Expected .* received/)
}

const namesIn = (good: Fields): string[] =>
  Object.entries(good).flatMap(([name, value]) => [
    name,
    ...(value !== null && typeof value === 'object' ? namesIn(value as Fields) : []),
  ])

test.each(checks)('$of takes in or refuses by name whatever is sent', ({ check, good, once }) => {
  expect(check(good as never)).toMatchObject({ ok: true })
  const known = new Set(namesIn(good))
  fc.assert(
    fc.property(spoiled(good), (body) => {
      const checked = check(body as never)
      if (!checked.ok) {
        expect(Object.keys(checked.errors)).not.toEqual([])
        for (const [field, words] of Object.entries(checked.errors)) {
          expect(known).toContain(field)
          expectWords(words)
        }
        return
      }
      expectClean(checked.value)
      if (!once) expect(check(checked.value as never)).toEqual(checked)
    }),
    runs,
  )
})

const domain = join(import.meta.dirname, '../../domain')
const withSchemas = readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => join(domain, name))
  .filter((path) => readFileSync(path, 'utf8').includes("from 'valibot'"))
const ofLogin = join(import.meta.dirname, '../../server/auth/auth-requests.ts')
const exported = await Promise.all(
  [...withSchemas, ofLogin].map(async (path) => Object.entries((await import(path)) as object)),
)
const schemas = exported
  .flat()
  .filter((entry): entry is [string, v.GenericSchema] => entry[1]?.kind === 'schema')
  .map(([name, schema]) => ({ name, schema }))

test.each(schemas)('$name takes in or refuses whatever is sent', ({ name, schema }) => {
  const good = goodOf[name]
  expect(v.safeParse(schema, good).issues).toBeUndefined()
  const inOurWords = exported.at(-1)?.every(([ofAuth]) => ofAuth !== name)
  const bodies = typeof good === 'object' && good ? spoiled(good as Fields) : hostileJson
  fc.assert(
    fc.property(fc.oneof({ weight: 4, arbitrary: bodies }, hostileJson), (body) => {
      const parsed = v.safeParse(schema, body)
      if (!parsed.success) {
        // The login service answers in the protocol's words, whatever is wrong.
        if (inOurWords) for (const { message: words } of parsed.issues) expectWords(words)
        return
      }
      if (inOurWords) expectClean(parsed.output)
      expect(v.safeParse(schema, parsed.output)).toMatchObject({ success: true, output: parsed.output })
    }),
    runs,
  )
})

test('every schema and every check of a form is tried here', () => {
  expect(schemas.map(({ name }) => name).toSorted()).toEqual(Object.keys(goodOf).toSorted())
  const written = withSchemas.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/export function (check\w+)\(.*?\): (\w+)/gs)].flatMap(
      ([, name, gives]) => (gives === 'FormCheck' ? name : []),
    ),
  )
  expect(new Set(written)).toEqual(new Set(checks.map(({ of }) => of)))
  expect(Object.keys(Object.prototype)).toEqual([])
})
