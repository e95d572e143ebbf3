import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The caller's address; X-Forwarded-For counts only as far as our own proxies wrote it. */
export function clientAddress(c: Context, trustedProxies: number): string {
  const direct = (c.env as Partial<HttpBindings>).incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return direct
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return chain.at(-trustedProxies) || direct
}
