import fc from 'fast-check'

const pieces = [
  ...[
    'ladakh',
    'goa',
    'under',
    'se kam',
    '₹',
    'rs.',
    '15000',
    '20k',
    '3',
    'days',
    'din',
    'दिन',
    'may',
    'to',
    'week',
  ],
  ...[
    ' ',
    '-',
    ',',
    '/',
    '+',
    '<',
    '.*',
    '(',
    '[a-',
    '\\',
    '$',
    '\u0000',
    '\u200d',
    '़',
    'ँ',
    '😀',
    'ﷺ',
    '\ud83d',
  ],
]

/** What a traveller, or someone with less kind intentions, may type. */
export const typedText = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.nat(0xffff).map(String.fromCharCode)), { maxLength: 60 })
  .map((parts) => parts.join(''))
