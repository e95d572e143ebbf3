import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createRequestIds } from './request-id.ts'

test('without a proxy the id that a visitor sends counts for nothing', () => {
  const request = new IncomingMessage(new Socket())
  request.rawHeaders = ['X-Request-Id', 'chosen-by-a-visitor']
  expect(createRequestIds(1)(request)).toBe('chosen-by-a-visitor')
  expect(createRequestIds(0)(request)).not.toBe('chosen-by-a-visitor')
  expect(createRequestIds(0)(request)).not.toBe(createRequestIds(0)(request))
})
