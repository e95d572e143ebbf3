import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
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
  const { nonce, report } = loadContext.get(pageState)
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
          const body = new PassThrough()
          text(body).then(resolve, reject)
          pipe(body)
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
  return new Response(html, { status: failures.length > 0 && status < 400 ? 500 : status, headers })
}

/** Refusals, not-found pages among them, are everyday answers; everything else goes to the log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status !== 500)) return
  context.get(pageState).report(error)
}
