import { flatten, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { planTripFormSchema, suggestedEnquiryFormSchema, tripEnquiryFormSchema } from './enquiry-forms.ts'

const good = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  people: '2',
  destination: 'Spiti',
  dates: 'May',
}

function messages(form: Record<string, unknown>) {
  const result = safeParse(planTripFormSchema, form)
  return result.success ? {} : flatten<typeof planTripFormSchema>(result.issues).nested
}

test('accepts a complete form, More than 10 included', () => {
  expect(messages(good)).toEqual({})
  expect(messages({ ...good, people: 'More than 10' })).toEqual({})
})

test.each(['name', 'email', 'phone', 'destination', 'dates'])('%s is required', (field) => {
  const found = messages({ ...good, [field]: '   ' }) as Record<string, string[]>
  expect(found[field]?.[0]).toBe('This field is required')
})

test.each([
  'asha',
  'asha@',
  '@example.com',
  'a b@example.com',
  'asha@example',
  `${'a'.repeat(250)}@example.com`,
])('refuses the address %s', (email) => {
  expect(messages({ ...good, email })?.email?.[0]).toBe('Please enter a valid email address')
})

test.each(['12345', 'call me maybe', '98765 4321x', '----------', '(((())))))', '1234567890123456'])(
  'refuses the number %s',
  (phone) => {
    expect(messages({ ...good, phone })?.phone?.[0]).toBe('Please enter a valid phone number')
  },
)

test('refuses group sizes that are not offered', () => {
  expect(messages({ ...good, people: '11' })?.people).toHaveLength(1)
})

const tripForm = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '9876543210',
  numberOfPeople: '2',
  batchDateId: 'batch-1',
}
const suggestedForm = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '9876543210',
  people: '2',
  month: 'may-2027',
}
const firstMessage = (
  schema: typeof tripEnquiryFormSchema | typeof suggestedEnquiryFormSchema,
  form: object,
) => {
  const result = safeParse(schema, form)
  return result.success ? null : result.issues[0].message
}

test.each([
  ['name', ' A ', 'Name must be at least 2 characters'],
  ['name', '\u0000\n\u202e', 'Name must be at least 2 characters'],
  ['name', 'A'.repeat(81), 'Maximum length is 80 characters'],
  ['email', '', 'Please enter a valid email address'],
  ['phone', '', 'Please enter a valid phone number'],
  ['phone', '987654321', 'Please enter a valid phone number'],
  ['numberOfPeople', '', 'Number of people is required'],
  ['numberOfPeople', '11', 'Number of people is required'],
  ['batchDateId', '', 'Please select a batch date'],
])('a trip enquiry with the %s %j: %s', (field, value, message) => {
  expect(firstMessage(tripEnquiryFormSchema, { ...tripForm, [field]: value })).toBe(message)
})

test('a trip enquiry may be for more than ten', () => {
  expect(firstMessage(tripEnquiryFormSchema, { ...tripForm, numberOfPeople: 'More than 10' })).toBeNull()
})

test.each([
  ['name', 'A', 'Name must be at least 2 characters'],
  ['people', '', 'Please select number of people'],
  ['people', '11', 'Please select number of people'],
  ['month', '', 'Please select a travel month'],
])('a suggested-trip enquiry with the %s %j: %s', (field, value, message) => {
  expect(firstMessage(suggestedEnquiryFormSchema, { ...suggestedForm, [field]: value })).toBe(message)
})

test('complete enquiries pass, cleaned; ten characters make a phone number', () => {
  expect(firstMessage(suggestedEnquiryFormSchema, { ...suggestedForm, people: 'More than 10' })).toBeNull()
  const result = safeParse(tripEnquiryFormSchema, {
    ...tripForm,
    name: ' Asha\n Rao ',
    phone: ' 98765 4321 ',
  })
  expect(result.output).toEqual({ ...tripForm, name: 'Asha Rao', phone: '98765 4321' })
})
