import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

/** Keeps the processor busy for longer than a turn lasts. */
function work(): void {
  const endsAt = performance.now() + 15
  while (performance.now() < endsAt);
}

test('requests begin in their order, and what was begun before goes on between them', async () => {
  const seen: string[] = []
  const response = { socket: {} } as ServerResponse
  const over = Promise.withResolvers<void>()
  const begin = takeTurns(({ url = '' }) => {
    seen.push(url)
    if (url === 'first') setImmediate(() => seen.push('went on'))
    if (url === 'third') over.resolve()
    work()
  })
  for (const url of ['first', 'second', 'third']) begin({ url } as IncomingMessage, response)
  expect(seen).toEqual([])
  await over.promise
  expect(seen).toEqual(['first', 'went on', 'second', 'third'])
})
