import type { IncomingMessage, ServerResponse } from 'node:http'

export type Request = {
  method: string
  path: string
  query: URLSearchParams
  header: (name: string) => string
  body: string
}

/** A string is sent as a page, anything else as JSON. */
export type Answer = { status: number; body: unknown; headers?: Record<string, string> }

const largestBody = 65_536

/** Null when it is too large. */
export async function readRequest(incoming: IncomingMessage): Promise<Request | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += (chunk as Buffer).length
    if (size > largestBody) return null
    chunks.push(chunk as Buffer)
  }
  const url = new URL(incoming.url ?? '/', 'http://stand-in')
  return {
    method: incoming.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    header: (name) => String(incoming.headers[name] ?? ''),
    body: Buffer.concat(chunks).toString(),
  }
}

export function send(response: ServerResponse, { status, body, headers }: Answer): void {
  if (response.writableEnded || response.destroyed) return
  const isPage = typeof body === 'string'
  response.writeHead(status, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'cache-control': 'no-store',
    ...headers,
  })
  if (status === 204) response.end()
  else response.end(isPage ? body : JSON.stringify(body))
}

export function readObject(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
