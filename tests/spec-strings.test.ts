import { expect, test } from 'vitest'
import type { recordSeen, see } from './setup/browser.ts'
import { checkListed, notShown, specStrings } from './spec-strings.ts'

test('text that is not listed is refused, by the compiler and by a run', () => {
  // @ts-expect-error
  const recorded: Parameters<typeof recordSeen> = ['Book later']
  // @ts-expect-error
  const seen: Parameters<typeof see> = [{} as never, '3 trips found', 'N trips found']
  // @ts-expect-error
  const hidden: Parameters<typeof recordSeen> = ['javascript:']
  for (const name of [recorded[0], seen[2], hidden[0]])
    expect(() => checkListed(name)).toThrow(`"${name}" is not listed`)
})

test.each([
  ['Found N trips', 'Found 12 trips'],
  ['Showing results for ...', 'Showing results for goa'],
  ['+N more photos', '+4 more photos'],
  ['Minimum order amount of ₹{amount} required', 'Minimum order amount of ₹5,000 required'],
])('%s stands for %s, and for nothing else', (name, shown) => {
  expect(() => checkListed(name, shown)).not.toThrow()
  expect(() => checkListed(name, `${shown}!`.replace('for goa!', '!'))).toThrow('is no')
})

test('no string stands twice', () => {
  const all = [...specStrings.map(({ text }) => text), ...Object.values(notShown).flat()]
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
})
