import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { checkInvoiceDetails, invoiceDetailsSchema } from './invoice-details.ts'

const asha = { name: 'Asha Rao', address: '14 Lake Road, Bengaluru', pinCode: '560001', state: 'Karnataka' }
const company = { company: 'Rao Steel Private Limited', gstin: '27AAPFU0939F1ZV' }
const athome = { overseas: false }
const abroad = { overseas: true }

const errorsIn = (body: unknown, trip = athome) => {
  const checked = checkInvoiceDetails(body, trip)
  return checked.ok ? {} : checked.errors
}

test('name, address, PIN code and State are enough', () => {
  expect(checkInvoiceDetails(asha, athome)).toEqual({
    ok: true,
    value: { ...asha, company: '', gstin: '', pan: '' },
  })
})

test('the form in the browser is held to the same rules', () => {
  const filled = { ...asha, company: '', gstin: '', pan: '' }
  expect(v.safeParse(invoiceDetailsSchema(athome), filled).success).toBe(true)
  const refused = v.safeParse(invoiceDetailsSchema(abroad), filled)
  expect(refused.issues?.[0].path?.[0].key).toBe('pan')
})

test('numbers are read as people write them', () => {
  const body = {
    ...asha,
    ...company,
    state: 'Maharashtra',
    pinCode: ' 560 001 ',
    gstin: '27 aapfu 0939f 1zv',
  }
  expect(checkInvoiceDetails({ ...body, pan: 'abcde1234f' }, abroad)).toMatchObject({
    ok: true,
    value: { pinCode: '560001', gstin: '27AAPFU0939F1ZV', pan: 'ABCDE1234F' },
  })
})

test('names in Hindi are taken with their joiners, spaces around them are not', () => {
  const name = ' श्रीमती  लक्ष्मी क्‍षत्रिय\n'
  expect(checkInvoiceDetails({ ...asha, name }, athome)).toMatchObject({
    ok: true,
    value: { name: 'श्रीमती लक्ष्मी क्‍षत्रिय' },
  })
})

test('every field that is missing is named', () => {
  const errors = {
    name: 'Please enter the name for the invoice',
    address: 'Please enter your address: house, street and city',
    pinCode: 'Please enter a PIN code of 6 digits, such as 560001',
    state: 'Please choose your State',
  }
  for (const body of [{}, [], { name: 7, address: null, pinCode: {}, state: 'Bavaria' }])
    expect(errorsIn(body)).toEqual(errors)
  for (const body of [null, 'text', 7]) expect(errorsIn(body)).toEqual({ name: errors.name })
})

describe('text that cannot be printed is refused at its field', () => {
  test.each(['Asha\0Rao', 'Asha\nRao', 'Asha\u202eRao', 'Asha \ud800', '\udc00 Rao', 'Asha\u2028Rao'])(
    '%j',
    (name) => {
      expect(errorsIn({ ...asha, name })).toEqual({ name: 'Please remove characters that cannot be printed' })
      expect(errorsIn({ ...asha, address: `14 ${name}` })).toHaveProperty('address')
      expect(errorsIn({ ...asha, ...company, state: 'Maharashtra', company: name })).toHaveProperty('company')
    },
  )

  test.each(['ஆஷா ராவ்', 'আশা রাও', 'Łukasz', 'Asha 🐪'])('%s', (name) => {
    expect(errorsIn({ ...asha, name })).toEqual({
      name: 'Please use English or Hindi letters: the invoice is printed in them',
    })
  })
})

test.each([
  ['name', 80],
  ['address', 200],
])('%s ends at %d characters', (field, longest) => {
  expect(errorsIn({ ...asha, [field]: 'x'.repeat(longest) })).toEqual({})
  expect(errorsIn({ ...asha, [field]: 'x'.repeat(longest + 1) })).toEqual({
    [field]: `Please use at most ${longest} characters`,
  })
})

test.each(['012345', '56000', '5600011', '५६०००१', '56000O', ''])('%j is no PIN code', (pinCode) => {
  expect(Object.keys(errorsIn({ ...asha, pinCode }))).toEqual(['pinCode'])
})

describe('a company', () => {
  const ofCompany = { ...asha, ...company, state: 'Maharashtra' }

  test.each([
    [{ gstin: '27AAPFU0939F1Z' }, 'gstin', /15 letters and digits/],
    [{ gstin: '27AAPFU0939F1ZX' }, 'gstin', /mistyped/],
    [{ gstin: '27AAPFU0939F1ZV\0' }, 'gstin', /15 letters and digits/],
    [{ state: 'Karnataka' }, 'gstin', /belongs to Maharashtra/],
    [{ gstin: '' }, 'gstin', /or leave its name empty/],
    [{ company: '' }, 'company', /as it is registered/],
  ])('%j names %s', (change, field, message) => {
    const errors = errorsIn({ ...ofCompany, ...change })
    expect(Object.keys(errors)).toEqual([field])
    expect(errors[field]).toMatch(message)
  })

  test('with name and number is taken', () => {
    expect(errorsIn(ofCompany)).toEqual({})
  })
})

describe('PAN', () => {
  test('is asked for on trips abroad alone', () => {
    expect(errorsIn(asha, abroad)).toEqual({
      pan: 'Please enter your PAN: the tax collected on a trip abroad is credited to it',
    })
    for (const pan of ['ABCD1234F', 'ABCDE12345', 'ABCDE1234FX', 'ABCDE१२३४F'])
      expect(errorsIn({ ...asha, pan }, abroad).pan).toMatch(/5 letters, 4 digits and a letter/)
  })

  test('is never kept where no tax is collected', () => {
    for (const pan of ['ABCDE1234F', 7, null])
      expect(checkInvoiceDetails({ ...asha, pan }, athome)).toMatchObject({ ok: true, value: { pan: '' } })
  })
})
