import { flatten, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { planTripFormSchema } from './enquiry-forms.ts'

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

test.each(['12345', 'call me maybe', '98765 4321x'])('refuses the number %s', (phone) => {
  expect(messages({ ...good, phone })?.phone?.[0]).toBe('Please enter a valid phone number')
})

test('refuses group sizes that are not offered', () => {
  expect(messages({ ...good, people: '11' })?.people).toHaveLength(1)
})
