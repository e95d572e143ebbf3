import { type EntryContext, isRouteErrorResponse, type RouterContextProvider } from 'react-router'
import { renderDocument } from '#app/render-document.tsx'
import { desk } from './desk.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, report } = loadContext.get(desk)
  const { html, failures } = await renderDocument(routerContext, request.url, nonce)
  for (const failure of failures) report(failure)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status: failures.length > 0 && status < 400 ? 500 : status, headers })
}

/** Refusals are everyday answers; everything else goes to the log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status !== 500)) return
  context.get(desk).report(error)
}
