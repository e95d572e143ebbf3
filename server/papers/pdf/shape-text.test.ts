import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPrintable } from '#domain/papers/is-printable.ts'
import { openPaperFonts } from './paper-fonts.ts'

const { regular, strong } = await openPaperFonts()

const glyphs = (text: string) => regular.shape(text).map(({ id }) => id)

test('letters of Devanagari join, wherever they stand in the line', () => {
  for (const [joined, letters] of [
    ['क्ष', 1],
    ['ज्ञ', 1],
    ['त्र', 1],
    ['द्ध', 1],
  ] as const) {
    expect(glyphs(joined)).toHaveLength(letters)
    expect(glyphs(`Asha ${joined} Rao`)).toEqual([...glyphs('Asha '), ...glyphs(joined), ...glyphs(' Rao')])
  }
})

test('the i-sign stands before its letters and takes the mark above them with it', () => {
  const [sign, letter, mark] = regular.shape('सिं')
  const [bare] = regular.shape('सि')
  expect(letter?.id).toBe(regular.shape('स')[0]?.id)
  // The sign has a shape of its own that holds the dot; the dot itself is drawn as nothing.
  expect(sign?.id).not.toBe(bare?.id)
  expect(mark?.id).not.toBe(regular.shape('संस').find(({ text }) => text === 'ं')?.id)
})

test('glyphs give back the text in the order in which it is read', () => {
  const syllables = 'र्त्स्न्ये क्षि ज्ञा श्री ट्ट हूँ किं र्कीं द्वि ख़ा ॐ १२ त्र्य ङ्क्ति स्त्री A b 7 . ,'.split(' ')
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...syllables, ' '), { minLength: 1, maxLength: 12 }), (parts) => {
      const text = parts.join('')
      for (const font of [regular, strong])
        expect(
          font
            .shape(text)
            .map((glyph) => glyph.text)
            .join(''),
        ).toBe(text)
    }),
  )
})

test('figures of one width stand under each other', () => {
  const widths = [...'0123456789'].map((digit) => regular.shape(digit, { tabular: true })[0]?.advance)
  expect(new Set(widths).size).toBe(1)
})

test('whatever counts as printable is drawn, and never as a box', () => {
  const box = 0
  const printable = Array.from({ length: 0xffff }, (_, i) => String.fromCharCode(i)).filter(isPrintable)
  expect(printable.length).toBeGreaterThan(400)
  for (const font of [regular, strong])
    expect(printable.filter((character) => font.shape(`a${character}`).some(({ id }) => id === box))).toEqual(
      [],
    )
})
