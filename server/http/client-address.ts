import { isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The caller's address as limits count it; X-Forwarded-For counts only as far as our own proxies wrote it. */
export function clientAddress(c: Context, trustedProxies: number): string {
  const direct = (c.env as Partial<HttpBindings>).incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return networkOf(direct)
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return networkOf(chain.at(-trustedProxies) || direct)
}

/** One line holds a whole /64 of IPv6 addresses, so they count as one. IPv4 stays as it is, also when wrapped. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const short = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1)
  if (short.startsWith('::ffff:')) return address
  const [head = [], tail = []] = short.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}
