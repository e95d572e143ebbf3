import { expect, test } from 'vitest'
import { checkClaimForm, isProofOf } from './claim-form.ts'

const booking = { email: 'Asha.Rao@example.com', reference: 'KF-KF23ABCD' }

test.each(['asha.rao@EXAMPLE.com', 'KF-KF23ABCD', 'kf-kf23abcd', 'KFKF23ABCD', 'kf23abcd', 'KF KF23 ABCD'])(
  '%s opens it',
  (proof) => expect(isProofOf(proof, booking)).toBe(true),
)

test.each(['', 'asha', 'asha.rao', '@', '23ABCD', 'KF', 'KF-KF23ABC', 'KF-KF23ABCDE', 'ravi@example.com'])(
  '‘%s’ does not',
  (proof) => expect(isProofOf(proof, booking)).toBe(false),
)

test('a booking whose address was erased is opened by none', () => {
  expect(isProofOf('@', { email: '', reference: 'KF-KF23ABCD' })).toBe(false)
})

test('something has to be there', () => {
  expect(checkClaimForm({ proof: ' kf23abcd ' })).toEqual({ ok: true, value: { proof: 'kf23abcd' } })
  for (const fields of [{}, { proof: ' ' }, { proof: 7 }, { proof: 'x'.repeat(300) }])
    expect(checkClaimForm(fields)).toEqual({
      ok: false,
      errors: { proof: 'Please enter the email address or the booking reference' },
    })
})
