import { type ReactNode, useEffect } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { Look } from '#domain/staff/look.ts'
import type { Desk } from '#server/console/desk.ts'
import type { Frame } from '#server/console/frame.ts'
import type { Refused } from '#server/console/refused.ts'
import favicon from '../.generated/brand/favicon.svg?url'
import anekLatin from '../.generated/fonts/anek-latin.woff2?url'
import anekLatinExt from '../.generated/fonts/anek-latin-ext.woff2?url'
import rozhaLatin from '../.generated/fonts/rozha-latin.woff2?url'
import { desk } from './desk.ts'
import { Around } from './frame/around.tsx'
import { RefusedScreen } from './frame/refused-screen.tsx'
import stylesheet from './styles/console.css?url'

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  ...[anekLatin, rozhaLatin, anekLatinExt].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
]

/** What every page has around it. */
type RootView = { siteName: string; frame: Frame | null; look: Look }
type RefusedPage = { root: RootView; refused: Refused }

const rootView = ({ siteName, frame, look }: Desk): RootView => ({ siteName, frame, look })

/** A request that the server refuses runs no loader: its page brings all that it shows with the error. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ context }, next) => {
    const at = context.get(desk)
    const { refused } = at
    if (!refused) return next()
    throw data<RefusedPage>({ root: rootView(at), refused }, { status: refused.status })
  },
]

export function loader({ context }: LoaderFunctionArgs): RootView {
  return rootView(context.get(desk))
}

function useRoot(): RootView | undefined {
  const loaded = useRouteLoaderData<typeof loader>('root')
  const error = useRouteError()
  return loaded ?? (isRouteErrorResponse(error) ? (error.data as RefusedPage | null)?.root : undefined)
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRoot()
  // For whoever must know that the page listens, as tests do.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <html lang="en-IN" data-colour={root?.look.colour ?? 'auto'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="theme-color" content="#25215a" />
        <Links />
      </head>
      <body>
        <Around siteName={root?.siteName ?? ''} frame={root?.frame ?? null} keys={root?.look.keys ?? false}>
          {children}
        </Around>
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const answer = isRouteErrorResponse(error) ? error : null
  const page: RefusedPage | null = answer?.data ?? null
  const refused: Refused =
    page?.refused ??
    (answer?.status === 404 ? { kind: 'not found', status: 404 } : { kind: 'failed', status: 500 })
  return <RefusedScreen refused={refused} />
}
