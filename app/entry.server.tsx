import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageState } from './services.ts'

const renderTimeout = 10_000

/** Renders the whole page before answering: it is hashed, compressed and kept, so nothing is gained by streaming. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, report, takeHtml } = loadContext.get(pageState)
  const failures: unknown[] = []
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Every part stands in its place: none waits at the end of the page for a script to move it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer)
          // A page that fails as a whole is rejected instead, and handleError reports it.
          for (const failure of failures) report(failure)
          pipe(collectText(resolve))
        },
        onShellError: reject,
        onError: (failure) => {
          failures.push(failure)
        },
      },
    )
    const timer = setTimeout(() => abort(new Error('the page took too long to render')), renderTimeout)
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // In an answer's body it would be turned into bytes and back.
  takeHtml(html)
  return new Response(null, { status: failures.length > 0 && status < 400 ? 500 : status, headers })
}

function collectText(onText: (text: string) => void): Writable {
  const parts: Buffer[] = []
  return new Writable({
    write(part: Buffer, _, done) {
      parts.push(part)
      done()
    },
    final(done) {
      onText(Buffer.concat(parts).toString())
      done()
    },
  })
}

/** Refusals, not-found pages among them, are everyday answers; everything else goes to the log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status !== 500)) return
  context.get(pageState).report(error)
}
