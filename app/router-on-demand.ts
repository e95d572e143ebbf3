import type {
  DataRouteMatch,
  DataRouteObject,
  DataRouter,
  RouterInit,
  RouterNavigateOptions,
  RouterState,
  RouterSubscriber,
  To,
} from 'react-router'
import { afterPaint } from './ui/after-paint.ts'

/** What scripts/router-on-demand.ts hands over of React Router. */
type Parts = {
  idle: RouterState['navigation']
  toDataRoutes: (
    routes: RouterInit['routes'],
    mapProperties: RouterInit['mapRouteProperties'],
    parentPath: undefined,
    manifest: object,
  ) => DataRouteObject[]
  createMatcher: (
    future: object,
    basename: string,
  ) => { update(routes: DataRouteObject[]): void; match: DataRouter['match'] }
  load: () => Promise<{ createRouter: (init: RouterInit) => DataRouter }>
}

type History = RouterInit['history']
type Listener = Parameters<History['listen']>[0]
type Scrolling = Parameters<DataRouter['enableScrollRestoration']>

/** What a visitor does before he presses a link: a finger or a pointer on the page, a key. */
const signsOfLife = ['pointerover', 'keydown'] as const

/** Whether the server sent all that the page needs: the router has nothing to load at the start. */
function isComplete(matches: DataRouteMatch[], { loaderData, errors }: RouterState): boolean {
  const failed = matches.findIndex(({ route }) => errors?.[route.id] !== undefined)
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1)
  return shown.every(
    ({ route }) =>
      !route.lazy && (!route.loader || route.id in loaderData || errors?.[route.id] !== undefined),
  )
}

/** How the page stands as the server sent it, in the words of React Router. */
function stateAtStart(
  { history, hydrationData }: RouterInit,
  matches: DataRouteMatch[],
  idle: Parts['idle'],
) {
  const state: RouterState = {
    historyAction: history.action,
    location: history.location,
    matches,
    initialized: true,
    renderFallback: false,
    navigation: idle,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydrationData?.loaderData ?? {},
    actionData: hydrationData?.actionData ?? null,
    errors: hydrationData?.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  }
  const complete = matches.length > 0 && isComplete(matches, state)
  return { ...state, initialized: complete, renderFallback: !complete }
}

/** The browser's history for a router that comes later: it begins at the address which the page was sent for. */
function historyFrom(start: RouterState['location'], history: History) {
  let began = false
  let listener: Listener | null = null
  return {
    history: Object.create(history, {
      location: { get: () => (began ? history.location : start) },
      listen: {
        value: (listen: Listener) => {
          began = true
          listener = listen
          return history.listen(listen)
        },
      },
    }) as History,
    /** Tells the router of a step back or forth that was taken before it listened. */
    repeatStep: () => listener?.({ action: history.action, location: history.location, delta: null }),
  }
}

/** Fetches the router once it is needed, and hands over to it who listens and where the visitor has gone meanwhile. */
function createHandover(init: RouterInit, at: RouterState['location'], load: Parts['load']) {
  const subscribers = new Map<RouterSubscriber, () => void>()
  let scrolling: Scrolling | null = null
  let router: DataRouter | null = null
  let coming: Promise<DataRouter> | null = null
  let stepped = false

  function start({ createRouter }: Awaited<ReturnType<Parts['load']>>): DataRouter {
    const { history, repeatStep } = historyFrom(at, init.history)
    router = createRouter({ ...init, history })
    if (scrolling) router.enableScrollRestoration(...scrolling)
    for (const subscriber of subscribers.keys()) subscribers.set(subscriber, router.subscribe(subscriber))
    removeEventListener('popstate', onStep)
    router.initialize()
    if (stepped) repeatStep()
    return router
  }

  async function fetchRouter(): Promise<DataRouter> {
    try {
      return start(await load())
    } catch (failure) {
      // Asked for again with the next press.
      coming = null
      throw failure
    }
  }

  function need(): Promise<DataRouter> {
    coming ??= fetchRouter()
    return coming
  }

  function onSign(): void {
    for (const sign of signsOfLife) removeEventListener(sign, onSign, true)
    // The sign may be a press, which is answered first.
    afterPaint(() => void need().catch(() => {}))
  }

  function onStep(): void {
    stepped = true
    need().catch(() => location.reload())
  }

  return {
    /** Null until it is there. */
    router: () => router,
    need,
    waitForSigns() {
      addEventListener('popstate', onStep)
      for (const sign of signsOfLife) addEventListener(sign, onSign, { capture: true, passive: true })
    },
    subscribe(subscriber: RouterSubscriber) {
      subscribers.set(subscriber, router?.subscribe(subscriber) ?? (() => {}))
      return () => {
        subscribers.get(subscriber)?.()
        subscribers.delete(subscriber)
      }
    },
    enableScrollRestoration(...given: Scrolling) {
      scrolling = given
      const stop = router?.enableScrollRestoration(...given)
      return () => {
        scrolling = null
        stop?.()
      }
    },
  }
}

/**
 * Shows the page that the server sent, and fetches React Router's own router (15 KB of script) with the first sign of
 * a visitor. Until then it does what a page without navigations needs of a router, so that nobody above it knows the
 * difference (docs/decisions/062).
 */
export function createRouterOnDemand(init: RouterInit, { idle, toDataRoutes, createMatcher, load }: Parts) {
  const { history } = init
  const basename = init.basename ?? '/'
  const manifest = {}
  const routes = toDataRoutes(init.routes, init.mapRouteProperties, undefined, manifest)
  const matcher = createMatcher({}, basename)
  matcher.update(routes)
  const state = stateAtStart(init, matcher.match(history.location) ?? [], idle)
  const { router, need, waitForSigns, ...listening } = createHandover(init, state.location, load)

  const self = {
    basename,
    window,
    get state() {
      return router()?.state ?? state
    },
    get routes() {
      return router()?.routes ?? routes
    },
    get manifest() {
      return router()?.manifest ?? manifest
    },
    match: (at: Parameters<DataRouter['match']>[0]) => (router() ?? matcher).match(at),
    initialize() {
      waitForSigns()
      if (!state.initialized) void need()
      return self
    },
    ...listening,
    /** Where the router can't be fetched, the browser opens the whole page. */
    async navigate(to: To | number | null, options?: RouterNavigateOptions) {
      if (typeof to === 'number') return history.go(to)
      const found = router() ?? (await need().catch(() => null))
      if (found) await found.navigate(to, options)
      else location.assign(typeof to === 'string' && to !== '.' ? to : location.href)
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
  }
  return self
}
