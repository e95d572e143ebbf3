import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limits.ts'

test('five tries in ten minutes, then a wait, then again', () => {
  let now = new Date('2026-11-15T06:00:00Z')
  const limiter = createRateLimiter({ now: () => now })
  for (let i = 0; i < 5; i++) expect(limiter.take('newsletter', 'a')).toEqual({ ok: true })
  now = new Date(now.getTime() + 60_000)
  expect(limiter.take('newsletter', 'a')).toEqual({ ok: false, retryAfter: 540 })
  expect(limiter.take('newsletter', 'b')).toEqual({ ok: true })
  now = new Date(now.getTime() + 540_000)
  expect(limiter.take('newsletter', 'a')).toEqual({ ok: true })
})
