import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['Hello <script>alert(1)</script>there', 'Hello there'],
  ['<SCRIPT src=//x.example>\nalert(1)\n</SCRIPT >end', 'end'],
  ['<script>a</script>b<script>c</script>d', 'bd'],
  ['<script title=">">a</script>b', 'b'],
  ['<scr<script>x</script>ipt>alert(1)</script>', ''],
  ['<script>never closed', '<script>never closed'],
  ['<scripted>a</scripted>', '<scripted>a</scripted>'],
  ['[x](javascript:alert(1))', '[x](alert(1))'],
  ['JavaScript:go, javajavascript:script:go', 'go, go'],
  ['<img src=x onerror=alert(1)>', '<img src=x alert(1)>'],
  ['<img src=x onerror = alert(1)', '<img src=x  alert(1)'],
  ['<svg/onload=x>', '<svg/x>'],
  ['<a title="x"onclick=y>', '<a title="x"y>'],
  ['<a title=">" onclick=y>', '<a title=">" y>'],
  ['<b onaonclick=bc onclick=x', '<b bc x'],
  ['<i onon click=load=x>', '<i onon click=load=x>'],
])('%j becomes %j', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned)
})

test.each([
  'We are 2 adults < 60 and 1 child, budget <= ₹40,000. One = one room.',
  'Is ongoing=yes a thing? I read it on = off.',
  'I <3 Ladakh, onwards = always',
  'Scripts of plays, JavaScript and Java: my work.',
  'a > b && b < c',
  'مرحبا، اسمي محمد\nनमस्ते',
  '<b>bold</b> & <i class="x">italic</i>',
])('%j stays as it is', (text) => {
  expect(cleanText(text)).toBe(text)
})

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '<script>',
          '</script>',
          '<scr',
          'ipt>',
          'java',
          'script:',
          'javascript:',
          '<img ',
          ' onerror',
          'on',
        ],
        ...['load', '=', '"', "'", '>', '<', '/', ' ', 'x', '\n', 'ＯＮ', '<a title=">"', 'J', 'ſcript'],
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

test('whatever is typed: cleaned once it is clean, and nothing of the three is left', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const cleaned = cleanText(text)
      expect(cleanText(cleaned)).toBe(cleaned)
      expect(cleaned).not.toMatch(/<script(\s[^>]*)?>[\s\S]*<\/script\s*>/i)
      expect(cleaned).not.toMatch(/javascript:/i)
      expect(cleaned).not.toMatch(/<[a-z][^>]*[\s/"']on\w+\s*=/i)
    }),
    { numRuns: 2000 },
  )
})

test('plain prose is unchanged', () => {
  const prose = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .filter((text) => !text.includes('<') && !/javascript:/i.test(text))
  fc.assert(fc.property(prose, (text) => cleanText(text) === text))
})

test('twenty thousand characters made to be slow are cleaned at once', () => {
  const deep = (outer: string, inner: string) => outer.repeat(900) + inner.repeat(900)
  const started = performance.now()
  for (const text of [
    deep('java', 'script:'),
    '<script '.repeat(2500),
    '<script>'.repeat(2500),
    '<a ='.repeat(5000),
    '<a on'.repeat(4000),
  ])
    cleanText(text)
  expect(performance.now() - started).toBeLessThan(2000)
})
