import { type ReactNode, Suspense, useEffect } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router'
import type { Site } from '#domain/site/site.ts'
import anekLatin from '../.generated/fonts/anek-latin.woff2?url'
import anekLatinExt from '../.generated/fonts/anek-latin-ext.woff2?url'
import rozhaLatin from '../.generated/fonts/rozha-latin.woff2?url'
import type { Route } from './+types/root'
import { SiteInPlace, useSite } from './features/site/use-site.ts'
import { ErrorScreen } from './layout/error-screen.tsx'
import { OfflineScreen } from './layout/offline-screen.tsx'
import { RefusedScreen } from './layout/refused-screen.tsx'
import { ReloadWithoutScripts } from './layout/reload-without-scripts.tsx'
import { Shell } from './layout/shell.tsx'
import { findPageRule } from './page-rules.ts'
import { pageState, services } from './services.ts'
import stylesheet from './styles/app.css?url'
import { loadOnDemand } from './ui/load-on-demand.tsx'

/** Pages that are there do without its script. */
const notFoundScreen = loadOnDemand(() =>
  import('./layout/on-demand/not-found-screen.tsx').then(({ NotFoundScreen }) => NotFoundScreen),
)

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  // The rupee sign comes with the third: found late, it would set every line with a price anew.
  ...[anekLatin, rozhaLatin, anekLatinExt].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'alternate', href: '/blog/rss.xml', type: 'application/rss+xml', title: 'Travel Blog' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** A request that the server refuses runs no loader: its page brings all that it shows with the error. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, request }, next) => {
    const { refusal } = context.get(pageState)
    if (!refusal) return next()
    const { status, title, text } = refusal
    throw data<RefusedPage>({ site: siteAt(request, context.get(services).site), title, text }, { status })
  },
]

export function loader({ context, request }: Route.LoaderArgs) {
  return { site: siteAt(request, context.get(services).site) }
}

/** Where the address is a secret there is no pixel that could pass it on, until the next document is loaded. */
function siteAt(request: Request, site: Site): Site {
  return findPageRule(new URL(request.url).pathname).secret ? { ...site, pixelId: null } : site
}

/** The site's own facts never change while a visitor stays. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useSite()
  // A draft is looked at: nothing is booked or sent from it.
  const inert = useLocation().pathname.startsWith('/preview/')
  // For whoever must know that the page listens, as tests do.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf7ee" />
        {site && <meta property="og:site_name" content={site.name} />}
        <Meta />
        <Links />
        {!inert && <ReloadWithoutScripts />}
      </head>
      <body>
        {children}
        {!inert && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function App() {
  // A payment's page stands in a small window, and says one thing.
  const alone = useLocation().pathname.startsWith('/pay/')
  return (
    <Shell alone={alone}>
      <Outlet />
    </Shell>
  )
}

/** What `fetch` throws when nobody answers, in the words of Chrome, Safari and Firefox: a page without a worker has no copy to turn to. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && /^(failed to fetch|load failed|networkerror)/i.test(error.message)
}

type RefusedPage = { site: Site; title: string; text: string }

export function ErrorBoundary() {
  const error = useRouteError()
  const answer = isRouteErrorResponse(error) ? error : null
  const refused: RefusedPage | null = answer?.data ?? null
  return (
    <SiteInPlace value={refused?.site ?? null}>
      <Shell>
        {answer?.status === 404 ? (
          <Suspense>
            <notFoundScreen.Component {...answer.data} />
          </Suspense>
        ) : refused?.title ? (
          <RefusedScreen title={refused.title} text={refused.text} />
        ) : isNetworkFailure(error) ? (
          <OfflineScreen />
        ) : (
          <ErrorScreen />
        )}
      </Shell>
    </SiteInPlace>
  )
}
