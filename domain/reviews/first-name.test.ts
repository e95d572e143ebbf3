import { expect, test } from 'vitest'
import { firstNameOf } from './first-name.ts'

test.each([
  ['Asha Rao', 'Asha'],
  ['Dr. Asha Rao', 'Asha'],
  ['A. R. Rahman', 'Rahman'],
  ['  smt  Lakshmi', 'Lakshmi'],
  ['अनीता शर्मा', 'अनीता'],
  ['K', 'A traveller'],
  ['', 'A traveller'],
])('%j is shown as %s', (name, shown) => expect(firstNameOf(name)).toBe(shown))
