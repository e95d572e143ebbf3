import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * React Router's own router comes when somebody is about to leave the page (app/router-on-demand.ts); until then its
 * place is held. Its module exports small things besides, which all pages need: so it stands in the build twice, once
 * without the router (what is left of it is cut by tree shaking) and once, asked for by a query, as it is.
 */
const module = /\/react-router\/dist\/production\/lib\/router\/router\.js$/
const own = join(import.meta.dirname, '../app/router-on-demand.ts')
const makes = 'function createRouter(init) {'

export const fetchedLater = '?on-demand'

const heldPlace = `
import { createRouterOnDemand } from ${JSON.stringify(own)};
function createRouter(init) {
  return createRouterOnDemand(init, {
    idle: IDLE_NAVIGATION,
    toDataRoutes: convertRoutesToDataRoutes,
    createMatcher: createDataRouteMatcher,
    load: () => import("./router.js${fetchedLater}"),
  });
}
function wholeRouter(init) {`

/** Only in the browser's build; fails when another version of React Router makes its router otherwise. */
export function routerOnDemand(): Plugin {
  let found = false
  return {
    name: 'router-on-demand',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!module.test(id)) return null
      found = code.includes(makes)
      return code.replace(makes, () => heldPlace)
    },
    buildEnd(error) {
      if (!error && !found)
        this.error('react-router makes its router otherwise: see scripts/router-on-demand.ts')
    },
  }
}
