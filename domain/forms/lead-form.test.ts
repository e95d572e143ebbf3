import { expect, test } from 'vitest'
import { checkLeadForm } from './lead-form.ts'

const good = {
  fullName: 'Asha Rao',
  whatsappNumber: '+91 98765-43210',
  email: 'asha@example.com',
  numberOfPeople: 'couple',
  tripType: 'customized',
  travelMonth: 'may',
}
const errorsOf = (fields: object) => {
  const checked = checkLeadForm({ ...good, ...fields })
  return checked.ok ? null : checked.errors
}

test('a form is read with the words of what was chosen', () => {
  expect(checkLeadForm(good)).toEqual({
    ok: true,
    value: {
      fullName: 'Asha Rao',
      whatsappNumber: '+919876543210',
      email: 'asha@example.com',
      numberOfPeople: 'Couple',
      tripType: 'Customized',
      travelMonth: 'May',
    },
  })
})

test('no select stops it, whatever stands in it', () => {
  expect(errorsOf({ numberOfPeople: '', tripType: '', travelMonth: '' })).toBeNull()
  expect(errorsOf({ numberOfPeople: '12', tripType: undefined, travelMonth: 'smarch' })).toBeNull()
})

test.each([
  ['fullName', '', 'This field is required'],
  ['fullName', '<script>x</script>', 'This field is required'],
  ['fullName', 'A', 'Minimum length is 2 characters'],
  ['fullName', 'A'.repeat(81), 'Maximum length is 80 characters'],
  ['email', ' ', 'This field is required'],
  ['email', 'asha@', 'Please enter a valid email address'],
  ['whatsappNumber', '', 'This field is required'],
  ['whatsappNumber', '98765 4321x', 'Invalid format'],
  ['whatsappNumber', '98765+43210', 'Invalid format'],
  ['whatsappNumber', '--', 'Invalid format'],
  ['whatsappNumber', '987654321', 'Please enter a valid phone number'],
  ['whatsappNumber', '9'.repeat(18), 'Please enter a valid phone number'],
])('%s %j: %s', (field, value, message) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: message })
})

test.each(['9876543210', '+1 (415) 555-0100', '[0]98765 43210', '1'.repeat(17)])(
  '%s is a number',
  (whatsappNumber) => {
    expect(errorsOf({ whatsappNumber })).toBeNull()
  },
)
