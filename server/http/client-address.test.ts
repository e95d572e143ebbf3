import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

async function addressOf(forwarded: string, trustedProxies = 1): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustedProxies)))
  const env = { incoming: { socket: { remoteAddress: '10.9.9.9' } } }
  const response = await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, env)
  return response.text()
}

test('only our own proxies are believed', async () => {
  expect(await addressOf('10.0.0.1', 0)).toBe('10.9.9.9')
  expect(await addressOf('10.0.0.1, 10.0.0.2')).toBe('10.0.0.2')
  expect(await addressOf('10.0.0.1, 10.0.0.2', 2)).toBe('10.0.0.1')
  expect(await addressOf('')).toBe('10.9.9.9')
})

test.each([
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::2', '2001:db8:0:0::/64'],
  ['2001:0DB8:0:0:a:b:c:d', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3::192.0.2.1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.1'],
  ['::FFFF:10.0.0.1', '::FFFF:10.0.0.1'],
  ['::ffff:a00:1', '::ffff:a00:1'],
  ['10.0.0.1', '10.0.0.1'],
  ['not:an:address', 'not:an:address'],
])('%s counts as %s', async (address, counted) => {
  expect(await addressOf(address)).toBe(counted)
})
