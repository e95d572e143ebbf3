import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

const query = 'insert into "enquiries" ("email") values ($1)'

/** The line that is logged for it. */
function lineFor(fields: Record<string, unknown>): Record<string, string> {
  const lines: string[] = []
  createLog('info', { write: (line) => lines.push(line) }).error(fields, 'failed')
  return JSON.parse(lines.join(''))
}
function failedQuery(): DrizzleQueryError {
  const detail = 'Key (email)=(asha@example.com) already exists.'
  const cause = Object.assign(new Error('duplicate: asha@example.com'), { code: '23505', detail })
  return new DrizzleQueryError(query, ['asha@example.com', 'a\n    at b'], cause)
}

test('a failed query is told by its code, its statement and its frames', () => {
  const { error } = lineFor({ error: failedQuery() })
  expect(error).toContain(`23505: ${query}\n    at failedQuery (`)
  expect(error).not.toContain('asha@')
  expect(error).not.toContain('params')
})

test('a failed query whose message was changed later gives no frames rather than its values', () => {
  const failure = failedQuery()
  expect(failure.stack).toContain('asha@example.com')
  failure.message = 'short'
  expect(lineFor({ error: failure }).error).toBe(`23505: ${query}`)
})

test('another failure is told by its stack, without what caused it', () => {
  const error = new Error('broken', { cause: new Error('again', { cause: failedQuery() }) })
  const line = lineFor({ error })
  expect(line.error).toContain('Error: broken\n    at ')
  expect(JSON.stringify(line)).not.toContain('asha@')
})

test('of several failures at once each is told, without its values', () => {
  const { error } = lineFor({ error: new AggregateError([new Error('first'), failedQuery()], 'two failed') })
  expect(error).toContain('two failed\nError: first\n    at ')
  expect(error).toContain(`23505: ${query}`)
  expect(error).not.toContain('asha@')
})

test.each(['asha@example.com', { email: 'asha@example.com' }, null])(
  'of %j that was thrown only the type is told',
  (thrown) => {
    expect(lineFor({ error: thrown }).error).toBe(typeof thrown)
  },
)

test.each([
  ['/newsletter/secret', '/newsletter/…'],
  ['/Newsletter/secret.data', '/newsletter/…'],
  ['/pay/return/secret/more', '/pay/…'],
  ['/api/bookings/secret', '/api/bookings/…'],
  ['//newsletter/secret', '//…'],
  ['/newsletter', '/newsletter'],
  ['/trip/lw6', '/trip/lw6'],
])('the path %s is logged as %s', (path, logged) => {
  expect(lineFor({ path }).path).toBe(logged)
})
