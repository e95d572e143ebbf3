import { expect } from 'vitest'
import type { Answered, Sent } from './send-raw.ts'

/** What tells of our insides: places in code, folders of this machine, words of the database and of its driver. */
const insides =
  /\n\s+at \S|node_modules|file:\/\/|\.tsx?:\d|\b(TypeError|RangeError|SyntaxError|DrizzleQueryError)\b|Failed query|syntax error at|violates \w+|relation "|invalid byte sequence|Expected .* received/
const ourFolder = process.cwd()

/** Addresses that programs ask. */
export const answersInJson = /^\/(api|auth\/v1|functions|webhooks)(\/|$|\?)/i

type Errors = { error?: unknown; errors?: unknown; msg?: unknown; message?: unknown }

/** An answer that may be given to anybody: no failure of ours, nothing of our insides, and a refusal that says what is wrong. */
export function expectFair(sent: Sent, answered: Answered, secrets: string[]): void {
  const { status, type, text } = answered
  const { authorization: _, ...headers } = sent.headers ?? {}
  const what = printable(
    `${sent.method} ${sent.path.slice(0, 200)} ${JSON.stringify(headers)} ${String(sent.body ?? '').slice(0, 300)} → ${status} ${text.slice(0, 300)}`,
  )
  expect(status, what).toBeGreaterThanOrEqual(200)
  expect(status, what).toBeLessThan(500)
  expect(insides.exec(text)?.[0], what).toBeUndefined()
  for (const secret of [ourFolder, ...secrets]) expect(text.includes(secret), what).toBe(false)
  if (status < 400 || sent.method === 'HEAD') return
  // What has no host is no request, and told so in plain text wherever it was to go.
  if (!answersInJson.test(sent.path) || headers.host !== undefined) {
    expect(text, what).toMatch(/\w+ \w+/)
    return
  }
  expect(type, what).toMatch(/^application\/json/)
  expectWords(JSON.parse(text) as Errors, status, what)
}

/** What was sent is no good for a terminal. */
function printable(text: string): string {
  return text.replace(/[^ -~₹→…]/g, '?').replace(/(..)\1{20,}/g, '$1…')
}

/** Under /api a sentence, or one for each field by its name. */
function expectWords({ error, errors, msg, message }: Errors, status: number, what: string): void {
  if (status === 422 && errors !== undefined) {
    expect(Object.entries(errors as object).length, what).toBeGreaterThan(0)
    for (const words of Object.values(errors as object)) expect(words, what).toMatch(/\w{2,} \w{2,}/)
    return
  }
  // The login service speaks in the words of its protocol.
  if (error === undefined) expect(msg ?? message, what).toMatch(/\w{2,}/)
  else expect(error, what).toMatch(/^[A-Z].* .*[.]$/)
}
