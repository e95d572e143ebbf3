import { expect, test } from 'vitest'
import { checkProfileForm } from './profile-form.ts'

const good = { name: 'Asha Rao', email: 'asha@example.com' }
const errorsOf = (fields: Record<string, unknown>) => {
  const checked = checkProfileForm(fields)
  return checked.ok ? null : checked.errors
}

test('name and e-mail are cleaned, and each may be empty', () => {
  expect(checkProfileForm({ name: ' Asha\n Rao ', email: ' asha@example.com ', admin: true })).toEqual({
    ok: true,
    value: good,
  })
  expect(checkProfileForm({ name: '  ', email: '' })).toEqual({ ok: true, value: { name: '', email: '' } })
})

test('a field that is absent is named', () => {
  expect(errorsOf({ name: 'Asha' })).toEqual({ email: 'This field is required' })
  expect(errorsOf({})).toEqual({ name: 'This field is required', email: 'This field is required' })
})

test.each([
  ['name', 'A', 'Name must be at least 2 characters'],
  ['name', '\u202e', 'Name must be at least 2 characters'],
  ['name', 'A'.repeat(81), 'Maximum length is 80 characters'],
  ['name', 'Asha\0Rao', 'Please write this without hidden characters'],
  ['name', 'Asha\ud83dRao', 'Please write this without hidden characters'],
  ['name', undefined, 'This field is required'],
  ['name', ['Asha'], 'This field is required'],
  ['email', 'asha', 'Please enter a valid email address'],
  ['email', 'a\0@example.com', 'Please write this without hidden characters'],
  ['email', undefined, 'This field is required'],
  ['email', null, 'This field is required'],
])('the %s %j: %s', (field, value, message) => {
  expect(errorsOf({ ...good, [field]: value })).toEqual({ [field]: message })
})
