import { createRequestHandler, RouterContextProvider } from 'react-router'
import { compress, type Encoding } from '../http/compress.ts'
import { sealPage } from '../http/seal-page.ts'
import type { ConsoleModule } from './console-module.ts'
import { consolePolicy } from './console-policy.ts'
import type { Desk } from './desk.ts'

/** A page that one person sees once is worth little work. */
const quality = 4

/** Renders a page of the console, for one person and this once. */
export function createRenderConsole(
  { build, desk }: ConsoleModule,
  { development, previews }: { development: boolean; previews: string },
) {
  const handle = createRequestHandler(build, development ? 'development' : 'production')
  return async (request: Request, at: Desk, encoding: Encoding): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(desk, at)
    const rendered = await handle(request, context)
    const headers = new Headers(rendered.headers)
    headers.set('Cache-Control', 'no-store')
    if (!headers.get('Content-Type')?.startsWith('text/html'))
      return new Response(rendered.body, { status: rendered.status, headers })
    const page = sealPage(await rendered.text(), at.nonce)
    headers.set('Content-Security-Policy', consolePolicy(page.scriptHashes, { development, previews }))
    headers.set('Vary', 'Accept-Encoding')
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
    const body = await compress(Buffer.from(page.html), encoding, quality)
    headers.set('Content-Length', String(body.length))
    return new Response(new Uint8Array(body), { status: rendered.status, headers })
  }
}
