import { expect, test } from 'vitest'
import { readWebhook } from './read-webhook.ts'

const credentials = { username: 'user', password: 'pass' }
/** The vector of PhonePe's own pages: the hash of user:pass. */
const authorization = 'ef4c914c591698b268db3c64163eafda7209a630f236ebf0eebf045460df723a'
const notice = { event: 'checkout.order.completed', payload: { merchantOrderId: 'KF-1', state: 'COMPLETED' } }
const read = (body: string, header: string | undefined = authorization) =>
  readWebhook({ credentials, authorization: header, body })

test('the hash of name and password opens it, and only the ids come through', () => {
  expect(read(JSON.stringify(notice))).toEqual({
    ok: true,
    webhook: { event: 'checkout.order.completed', merchantOrderId: 'KF-1', merchantRefundId: null },
  })
  const refund = {
    event: 'pg.refund.completed',
    payload: { originalMerchantOrderId: 'KF-1', merchantRefundId: 'KF-1-R1', amount: 100 },
  }
  expect(read(JSON.stringify(refund))).toEqual({
    ok: true,
    webhook: { event: 'pg.refund.completed', merchantOrderId: 'KF-1', merchantRefundId: 'KF-1-R1' },
  })
})

test.each([
  ['nothing', ''],
  ['a scheme word', `Bearer ${authorization}`],
  ['the words themselves', 'user:pass'],
  ['another hash', authorization.replace('e', 'f')],
  ['a part of it', authorization.slice(0, 63)],
  ['more than it', `${authorization}0`],
])('%s in its place does not, whatever the body says', (_what, header) => {
  expect(read(JSON.stringify(notice), header)).toEqual({ ok: false, reason: 'not theirs' })
  expect(read('{', header)).toEqual({ ok: false, reason: 'not theirs' })
})

test('no header at all does not, either', () => {
  expect(readWebhook({ credentials, authorization: undefined, body: '{}' })).toEqual({
    ok: false,
    reason: 'not theirs',
  })
})

test.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['a list', '[]'],
  ['null', 'null'],
  ['no event', JSON.stringify({ payload: {} })],
  ['no payload', JSON.stringify({ event: 'x' })],
  ['an event of many words', JSON.stringify({ event: 'drop table', payload: {} })],
  ['an id with NUL', JSON.stringify({ event: 'x', payload: { merchantOrderId: 'KF\0' } })],
  ['an id that is too long', JSON.stringify({ event: 'x', payload: { merchantOrderId: 'x'.repeat(64) } })],
  ['an id that is a number', JSON.stringify({ event: 'x', payload: { merchantRefundId: 7 } })],
])('%s can not be read', (_what, body) => {
  expect(read(body)).toEqual({ ok: false, reason: 'unreadable' })
})
