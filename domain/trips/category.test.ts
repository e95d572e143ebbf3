import { expect, test } from 'vitest'
import { categoryOf } from './category.ts'

test.each([
  ['kerala-honeymoon', 'honeymoon'],
  ['himachal-amritsar-family', 'family'],
  ['rishikesh-rafting-weekend', 'weekend'],
  ['chopta-weekend-trek', 'weekend'],
  ['hampta-pass-trek', 'adventure'],
  ['ladakh-motorbike-expedition', 'adventure'],
  ['zanskar-offbeat-by-road', 'offbeat'],
  ['spiti-valley', 'offbeat'],
  ['great-lakes', 'offbeat'],
  ['goa-north-and-south', 'popular'],
])('%s is %s', (source, category) => {
  expect(categoryOf(source)).toBe(category)
})
