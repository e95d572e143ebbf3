import fc from 'fast-check'
import { typedText } from './typed-text.ts'

/** What machines and people with bad intentions send: names of built-in things, halves of characters, marks that nobody sees, code, and too much of it. */
const knownTexts = [
  '',
  ' \t\r\n',
  '__proto__',
  'constructor',
  'toString',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202eesrever\u2066',
  '\u200b\ufeff',
  'लद्दाख में',
  '<script>alert(1)</script>',
  '<a title=">" onclick=x>javascript:y',
  "'; drop table bookings; --",
  '../../etc/passwd',
  '%00%2e%2e',
  'https://kafila.example/\\evil.example',
  'NaN',
  '1e309',
  '𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎',
  'İ@ß.example',
  `${'İ'.repeat(240)}@b.example`,
  'x'.repeat(301),
  'x'.repeat(20_001),
  'java'.repeat(40) + 'script:'.repeat(40),
]
const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...knownTexts) },
  typedText,
  fc.string({ unit: 'binary', maxLength: 30 }),
)

const hostileKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', '', '0', 'name'),
  fc.string({ unit: 'binary', maxLength: 6 }),
)

const asText = (text: string) => JSON.stringify(text)
const deep = fc.constantFrom('['.repeat(300) + ']'.repeat(300), `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`)
const numbers = ['0', '-0', '-1', '1.5', '16', '1e309', '-1e309', '1e-400', '9007199254740993']

/** As text, since JSON can say what no program would write: numbers beyond all bounds, and a `__proto__` that is a name like any other. */
const { value: jsonText } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 5, arbitrary: hostileText.map(asText) },
    { weight: 2, arbitrary: fc.constantFrom('null', 'true', 'false', ...numbers) },
    { weight: 1, arbitrary: deep },
    {
      weight: 2,
      arbitrary: fc.array(tie('value'), { maxLength: 3 }).map((parts) => `[${parts.join()}]`),
    },
    {
      weight: 2,
      arbitrary: fc
        .array(fc.tuple(hostileKey, tie('value')), { maxLength: 3 })
        .map((fields) => `{${fields.map(([key, value]) => `${asText(key)}:${value}`).join()}}`),
    },
  ),
}))

/** Anything that a body of JSON can be. */
export const hostileJson: fc.Arbitrary<unknown> = jsonText.map((text) => JSON.parse(text))

type Json = Record<string, unknown>

/** A good body in which up to three fields, however deep, are anything or gone, and which may bring names that nobody asked for. */
export function spoiled(good: Json): fc.Arbitrary<Json> {
  const change = fc.record({
    path: fc.constantFrom(...pathsIn(good)),
    act: fc.constantFrom('put', 'put', 'put', 'drop'),
    // Texts above all: most else is refused at the first look.
    value: fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...knownTexts) }, hostileJson),
  })
  const extra = fc.option(fc.tuple(hostileKey, hostileJson), { freq: 4 })
  return fc.tuple(fc.array(change, { maxLength: 3 }), extra).map(([changes, more]) => {
    const body = structuredClone(good)
    for (const { path, act, value } of changes) {
      const home = homeOf(body, path)
      const name = path.at(-1) ?? ''
      if (home && act === 'drop') delete home[name]
      else if (home) define(home, name, value)
    }
    if (more) define(body, ...more)
    return body
  })
}

/** Every field, those within other fields too. */
function pathsIn(body: Json): string[][] {
  return Object.entries(body).flatMap(([name, value]) => [
    [name],
    ...(isObject(value) ? pathsIn(value).map((path) => [name, ...path]) : []),
  ])
}

/** Null where an earlier change took it away. */
function homeOf(body: Json, path: string[]): Json | null {
  let home: unknown = body
  for (const name of path.slice(0, -1)) home = isObject(home) ? home[name] : null
  return isObject(home) ? home : null
}

/** Also where the name is `__proto__`, as JSON.parse does it. */
function define(home: Json, name: string, value: unknown): void {
  Object.defineProperty(home, name, { value, enumerable: true, configurable: true, writable: true })
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
