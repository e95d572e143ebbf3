import { type EntryContext, isRouteErrorResponse, type RouterContextProvider } from 'react-router'
import { renderDocument } from './render-document.tsx'
import { pageState } from './services.ts'

/** Renders the whole page before answering: it is hashed, compressed and kept, so nothing is gained by streaming. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, report, takeHtml } = loadContext.get(pageState)
  const { html, failures } = await renderDocument(routerContext, request.url, nonce)
  // A page that fails as a whole is rejected instead, and handleError reports it.
  for (const failure of failures) report(failure)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // In an answer's body it would be turned into bytes and back.
  takeHtml(html)
  return new Response(null, { status: failures.length > 0 && status < 400 ? 500 : status, headers })
}

/** Refusals, not-found pages among them, are everyday answers; everything else goes to the log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status !== 500)) return
  context.get(pageState).report(error)
}
