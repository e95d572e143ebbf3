import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Trip } from '../trips/trip.ts'
import { ageOn, refuseAge } from './ages.ts'
import { type Asks, asksOf, wantedOf } from './asks.ts'
import { sayDone, sayMissing } from './detail-words.ts'
import { detailNames } from './details.ts'
import { checkGuestDetails } from './details-form.ts'
import { type Known, missingOf, nothingKnown } from './missing.ts'
import { passportFor } from './passport-rules.ts'

const days = { startDate: '2026-12-09', endDate: '2026-12-13' }
const place = (altitude: number, country = 'India') => ({ place: { altitude, country }, night: true })
function tripOf(more: object = {}, facts: object = {}): Trip {
  return {
    country: 'India',
    tags: [],
    route: [place(300)],
    facts: {
      meet: { place: 'Dadar East, Mumbai', time: '6:00 am' },
      ages: { from: 5 },
      child: { none: 'Children pay as adults do' },
      ...facts,
    },
    ...more,
  } as unknown as Trip
}
const asks = (more: object = {}, facts: object = {}, kind: Asks['kind'] = 'adult') => {
  const trip = tripOf(more, facts)
  return asksOf({ trip, overseas: trip.country !== 'India', days, kind })
}
const always = ['name', 'gender', 'born', 'phone', 'emergency', 'diet']

test.each([
  ['a drive in the plains', asks(), always],
  ['a trek', asks({ tags: ['trek'] }), [...always, 'health']],
  ['a walk up a hill', asks({ walksFar: true }), [...always, 'health']],
  ['a pass of 3,000 m', asks({ route: [place(2999), place(3000)] }), [...always, 'health']],
  ['a hill of 2,999 m', asks({ route: [place(2999)] }), always],
  ['a ride', asks({ tags: ['bikingPackage'], route: [place(5359)] }), [...always, 'health', 'licence']],
  ['a tour abroad', asks({ country: 'Thailand' }), [...always, 'passport', 'pan']],
  ['a trip that left the catalogue', asksOf({ trip: null, overseas: false, days, kind: 'adult' }), always],
  [
    'one abroad that left it',
    asksOf({ trip: null, overseas: true, days, kind: 'adult' }),
    [...always, 'passport', 'pan'],
  ],
])('%s asks for what it needs and no more', (_, asked, wanted) => {
  expect(wantedOf(asked, null).toSorted()).toEqual(wanted.toSorted())
})

test('nobody under 18 has to have a phone or a PAN', () => {
  const abroad = asks({ country: 'Thailand' })
  expect(wantedOf(abroad, '2008-12-09')).toContain('pan')
  expect(wantedOf(abroad, '2008-12-10')).not.toContain('pan')
  expect(wantedOf(abroad, '2008-12-10')).not.toContain('phone')
  expect(wantedOf(asks({}, {}, 'child'), null)).not.toContain('phone')
})

test.each([
  ['2021-12-09', {}, 'adult', null],
  ['2021-12-10', {}, 'adult', 'from 5 years on'],
  ['1966-12-09', { ages: { from: 18, to: 60 } }, 'adult', null],
  ['1965-12-09', { ages: { from: 18, to: 60 } }, 'adult', 'up to 60 years'],
  ['2026-12-09', {}, 'adult', 'check the birth date'],
  ['1870-01-01', {}, 'adult', 'check the birth date'],
  ['2016-01-01', { child: { from: 5, to: 11, price: 900 } }, 'child', null],
  ['2012-01-01', { child: { from: 5, to: 11, price: 900 } }, 'child', 'for a child of 5 to 11'],
  ['2012-01-01', { child: { from: 5, to: 11, price: 900 } }, 'adult', null],
] as const)('born on %s with %o as %s: %s', (born, facts, kind, words) => {
  const refused = refuseAge(born, asks({}, facts, kind))
  if (words === null) expect(refused).toBeNull()
  else expect(refused).toContain(words)
})

test('a birthday counts on its day', () => {
  expect([ageOn('2000-02-29', '2018-02-28'), ageOn('2000-02-29', '2018-03-01')]).toEqual([17, 18])
})

test.each([
  [['Thailand'], '2027-06-13', 'six months after the trip’s last day', false],
  [['United Arab Emirates'], '2027-06-09', 'six months after you arrive', false],
  [['Switzerland', 'France'], '2027-03-13', 'three months after the trip’s last day', false],
  [['United Arab Emirates', 'Oman'], '2027-06-13', 'six months after the trip’s last day', false],
  [['India', 'Bhutan'], '2027-06-13', 'six months after the trip’s last day', true],
  [[], '2027-06-13', 'six months after the trip’s last day', false],
] as const)('a passport for %o is valid until %s', (countries, validUntil, rule, voterCard) => {
  expect(passportFor(countries, days)).toEqual({ validUntil, rule, voterCard })
})

test('at the end of a month the passport’s day is the last that the month has', () => {
  const { validUntil } = passportFor(['Thailand'], { startDate: '2026-08-28', endDate: '2026-08-31' })
  expect(validUntil).toBe('2027-02-28')
})

const known: Known = {
  name: 'Asha Rao',
  gender: 'female',
  born: '1990-01-01',
  phone: true,
  emergency: true,
  health: true,
  passport: { kind: 'passport', expires: '2027-06-13' },
  pan: true,
  licence: true,
  diet: 'vegan',
}

test('missing is what is wanted and not there, or no longer valid', () => {
  const abroad = asks({ country: 'Thailand', tags: ['bikingPackage'], route: [place(4000)] })
  expect(missingOf(known, abroad)).toEqual([])
  expect(missingOf(nothingKnown, abroad)).toEqual([...detailNames])
  expect(missingOf({ ...known, passport: { kind: 'passport', expires: '2027-06-12' } }, abroad)).toEqual([
    'passport',
  ])
  expect(missingOf({ ...known, passport: { kind: 'voter card', expires: '' } }, abroad)).toEqual(['passport'])
  expect(
    missingOf({ ...known, passport: { kind: 'voter card', expires: '' } }, asks({ country: 'Nepal' })),
  ).toEqual([])
  expect(missingOf({ ...known, born: '2024-01-01' }, abroad)).toEqual(['born'])
  expect(sayMissing({ told: true, missing: ['emergency', 'passport'] })).toBe('emergency contact, passport')
  expect(sayMissing({ told: false, missing: ['emergency'] })).toBe('all details')
  expect(sayDone([{ missing: [] }, { missing: ['pan'] }])).toBe('1 of 2 guests’ details are in')
  expect(sayDone([{ missing: [] }, { missing: [] }])).toBe('All 2 guests’ details are in')
  expect(sayDone([{ missing: [] }])).toBe('Your details are in')
})

test('whatever is sent, a form that passes leaves nothing that its own rules refuse', () => {
  const asked = asks(
    { country: 'Nepal', tags: ['trek', 'bikingPackage'] },
    { pickups: [{ id: 'agra', place: 'Agra Cantt station', time: '9:00 am' }] },
  )
  const field = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'yes',
      'male',
      '1990-01-01',
      '9820012345',
      'Z1234567',
      '2031-01-01',
      'agra',
      'voter card',
    ),
  )
  const names = [
    'name',
    'gender',
    'born',
    'phone',
    'emergencyName',
    'emergencyPhone',
    'diet',
    'pickup',
    'none',
    'has-heart',
    'has-other',
    'healthWords',
    'paper',
    'passport',
    'expires',
    'pan',
    'licence',
    'pillion',
    'shown',
  ]
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), field), (fields) => {
      const checked = checkGuestDetails(fields, asked)
      if (!checked.ok) return Object.values(checked.errors).every((message) => message.length > 5)
      const { born, passport, health, pickup, phone, emergency } = checked.value
      return (
        (born === null || refuseAge(born, asked) === null) &&
        (passport?.kind !== 'passport' || passport.expires >= (asked.passport?.validUntil ?? '')) &&
        (health === null || health.none || health.conditions.length > 0) &&
        (pickup === null || pickup === 'agra') &&
        (phone === null || /^\d{7,15}$/.test(phone)) &&
        (emergency === null || emergency.phone !== phone)
      )
    }),
    { numRuns: 300 },
  )
})
