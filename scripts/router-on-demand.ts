import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * React Router's own router, and what asks the server for a page's data, come when somebody is about to leave the page
 * (app/router-on-demand.ts); until then their places are held. Their modules export small things besides, which all
 * pages need: so each stands in the build twice, once without what comes later (tree shaking cuts what only that
 * uses) and once, asked for by a query, as it is.
 */
export const fetchedLater = '?on-demand'

type HeldPlace = {
  /** How the function begins that comes later. */
  makes: string
  /** What stands in for it, and the beginning of the function under another name. */
  instead: string
}

const own = join(import.meta.dirname, '../app/router-on-demand.ts')

const heldPlaces: Record<string, HeldPlace> = {
  'lib/router/router.js': {
    makes: 'function createRouter(init) {',
    instead: `
import { createRouterOnDemand } from ${JSON.stringify(own)};
function createRouter(init) {
  return createRouterOnDemand(init, {
    idle: IDLE_NAVIGATION,
    toDataRoutes: convertRoutesToDataRoutes,
    createMatcher: createDataRouteMatcher,
    load: () => import("./router.js${fetchedLater}"),
  });
}
function createRouterThatComesLater(init) {`,
  },
  'lib/dom/ssr/single-fetch.js': {
    makes: 'function getTurboStreamSingleFetchDataStrategy(',
    instead: `
function getTurboStreamSingleFetchDataStrategy(...given) {
  let strategy;
  return async (asked) => {
    strategy ??= (await import("./single-fetch.js${fetchedLater}")).getTurboStreamSingleFetchDataStrategy(...given);
    return strategy(asked);
  };
}
function getStrategyThatComesLater(`,
  },
}

/** Only in the browser's build; fails when another version of React Router names these otherwise. */
export function routerOnDemand(): Plugin {
  const found = new Set<string>()
  return {
    name: 'router-on-demand',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const path = /\/react-router\/dist\/production\/(.+)$/.exec(id)?.[1] ?? ''
      const place = heldPlaces[path]
      if (!place) return null
      if (code.includes(place.makes)) found.add(path)
      return code.replace(place.makes, () => place.instead)
    },
    buildEnd(error) {
      const missing = Object.keys(heldPlaces).filter((path) => !found.has(path))
      if (!error && missing.length > 0)
        this.error(
          `react-router makes its router otherwise in ${missing.join()}: see scripts/router-on-demand.ts`,
        )
    },
  }
}
