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
  ['https://kafila.example/\\evil.example', '//evil.example'],
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
