import { expect, test } from 'vitest'
import { checkEnquiry } from './enquiry-request.ts'

const today = '2026-11-15'
const additionalData = { people: '2', travelMonth: 'may-2027', tripName: 'Wayanad in private' }
const good = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '98765 43210',
  additionalData,
  pageUrl: 'https://kafila.example/custom-trip/wayanad-private?from=home#top',
  formType: 'Suggested Trip Enquiry',
}
const errorsOf = (body: unknown) => {
  const checked = checkEnquiry(body, today)
  return checked.ok ? null : checked.errors
}
const pathOf = (pageUrl: unknown) => {
  const checked = checkEnquiry({ ...good, pageUrl }, today)
  return checked.ok ? checked.value.pageUrl : null
}

test('a good enquiry passes, without what nobody asked for', () => {
  const checked = checkEnquiry(
    { ...good, admin: true, additionalData: { ...additionalData, price: 1 }, idempotencyKey: 'k'.repeat(16) },
    today,
  )
  expect(checked).toEqual({
    ok: true,
    value: {
      ...good,
      pageUrl: '/custom-trip/wayanad-private',
      idempotencyKey: 'k'.repeat(16),
    },
  })
})

test('every field at fault is named', () => {
  expect(errorsOf({ ...good, name: 'A', email: 'x', phone: 12, additionalData: {} })).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
    people: 'Please select number of people',
    travelMonth: 'Please select a travel month',
    tripName: 'This field is required',
  })
})

test('a field that is absent is answered as an empty one', () => {
  const empty = {
    name: '',
    email: '',
    phone: '',
    additionalData: { people: '', travelMonth: '', tripName: '' },
  }
  const errors = {
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
    people: 'Please select number of people',
    travelMonth: 'Please select a travel month',
    tripName: 'This field is required',
  }
  expect(errorsOf({ ...good, ...empty })).toEqual(errors)
  expect(errorsOf({ formType: good.formType })).toEqual(errors)
  expect(errorsOf({ formType: good.formType, additionalData: {} })).toEqual(errors)
  expect(errorsOf({ ...good, additionalData: 'text' })).toEqual({ additionalData: 'This field is required' })
})

test.each([{}, [], null, 'text', { ...good, formType: 'Contact' }, { ...good, formType: ['x'] }])(
  'a form that is not known is refused: %j',
  (body) => {
    expect(errorsOf(body)).toEqual({ formType: 'This kind of enquiry is not known' })
  },
)

test.each(['october-2026', 'november-2027', 'November 2026', '', 5, null, '__proto__'])(
  'the month %j is none of the twelve',
  (travelMonth) => {
    expect(errorsOf({ ...good, additionalData: { ...additionalData, travelMonth } })).toEqual({
      travelMonth: 'Please select a travel month',
    })
  },
)

test.each([
  ['/suggested/x', '/suggested/x'],
  ['http://localhost:3000/trip/a b\n', '/trip/a%20b'],
  ['https://user:secret@kafila.example/x', '/x'],
  [`https://kafila.example/trip/lw6?gclid=${'x'.repeat(2000)}#dates`, '/trip/lw6'],
  ['https://evil.example/x', '/x'],
  ['//evil.example/x', '/x'],
  ['\\\\evil.example', '/'],
  ['https://kafila.example/\\evil.example', '/evil.example'],
  ['x://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['data:text/html,x', '/'],
  ['blob:https://kafila.example/x', '/'],
  ['about:blank', '/'],
  ['http://[', '/'],
  ['', '/'],
  [7, '/'],
  [undefined, '/'],
])('of the page %j only the path %s is kept', (pageUrl, path) => {
  expect(pathOf(pageUrl)).toBe(path)
})

test('a long path is cut, and keeps nobody from asking', () => {
  expect(pathOf(`https://kafila.example/${'x'.repeat(2000)}`)).toBe(`/${'x'.repeat(599)}`)
})

test.each(['short', 'x'.repeat(65), 'with spaces in it all', 7])(
  'the key %j is refused',
  (idempotencyKey) => {
    expect(Object.keys(errorsOf({ ...good, idempotencyKey }) ?? {})).toEqual(['idempotencyKey'])
  },
)

const message = 'Hello,\nis the road over Kunzum La open in May?'
const contact = {
  formType: 'Contact Form',
  name: 'Asha Rao',
  email: 'asha@example.com',
  message,
  additionalData: { subject: 'A question' },
  pageUrl: '/contact',
}
const application = {
  formType: 'Job Application',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '98765 43210',
  message,
  additionalData: { openingId: 'tour-manager', link: 'https://asha.example/cv' },
  pageUrl: '/careers',
}
const openings = ['tour-manager']
const check = (body: object) => checkEnquiry(body, today, openings)
const refused = (body: object) => {
  const checked = check(body)
  return checked.ok ? null : checked.errors
}

test('a message keeps its lines, names and subjects are one', () => {
  const typed = { ...contact, name: 'Asha\r\nRao', additionalData: { subject: 'A\r\nquestion' } }
  expect(check({ ...typed, message: ` ${message.replace('\n', '\r\n')}\n` })).toEqual({
    ok: true,
    value: contact,
  })
})

test('cleaning comes before the rules', () => {
  expect(refused({ ...contact, message: '<script>long enough to pass</script>' })).toEqual({
    message: 'Message must be at least 10 characters',
  })
  const checked = check({ ...contact, message: 'Look: <img src=x onerror=alert(1)> javascript:alert(2)' })
  expect(checked).toMatchObject({ value: { message: 'Look: <img src=x alert(1)> alert(2)' } })
  expect(check({ ...good, name: 'Asha <script>x</script>' })).toMatchObject({ value: { name: 'Asha' } })
})

test('an empty message names its fields', () => {
  expect(refused({ formType: 'Contact Form' })).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    message: 'Message must be at least 10 characters',
    subject: 'Subject must be at least 5 characters',
  })
  expect(refused({ ...contact, additionalData: { subject: 'Four' } })).toEqual({
    subject: 'Subject must be at least 5 characters',
  })
  expect(refused({ ...contact, message: 'x'.repeat(5001) })).toEqual({
    message: 'Maximum length is 5000 characters',
  })
  expect(refused({ ...contact, message: 'x'.repeat(60_000) })).toEqual({
    message: 'Maximum length is 5000 characters',
  })
})

test('an application is for an opening that there is, with a link or without', () => {
  expect(check(application)).toEqual({ ok: true, value: application })
  const link = (value: unknown) => ({
    ...application,
    additionalData: { openingId: 'tour-manager', link: value },
  })
  expect(check(link(''))).toMatchObject({ ok: true })
  expect(check(link(undefined))).toMatchObject({ ok: true })
  for (const bad of ['http://asha.example', 'asha.example', 'javascript:alert(1)', 'https://', 'ftp://x', 7])
    expect(refused(link(bad))).toEqual({ link: 'Please enter a link that begins with https://' })
  expect(refused({ ...application, additionalData: { openingId: 'astronaut' } })).toEqual({
    openingId: 'Please choose one of the openings',
  })
  expect(refused({ formType: 'Job Application' })).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
    message: 'Message must be at least 10 characters',
    openingId: 'Please choose one of the openings',
  })
})
