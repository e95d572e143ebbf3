import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { ConsolePage, Pages } from '#console/pages/console-page.ts'
import { base } from './frame.ts'

export type FoundPage = { path: string; page: ConsolePage }

/**
 * Finds the row of the page at an address, by the router's own rules, so that no address can be asked under the permission of another. Fails
 * when a route of the build has no row that says who may open it.
 */
export function createFindPage(pages: Pages, build: ServerBuild): (pathname: string) => FoundPage | null {
  const unlisted = Object.values(build.routes)
    .map((route) => (route?.id === 'root' ? null : (route?.path ?? (route?.index ? '' : null))))
    .filter((path) => path !== null)
    .map((path) => `/${path}`)
    .filter((path) => !pages[path]?.asks)
  if (unlisted.length > 0)
    throw new Error(`Routes of the console without a permission in console/pages: ${unlisted.join(', ')}`)
  const routes: RouteObject[] = Object.keys(pages).map((path) =>
    path === '/' ? { id: path, index: true } : { id: path, path: path.slice(1) },
  )
  return (pathname) => {
    const found = matchRoutes(routes, pathname, base)?.at(-1)?.route.id
    const page = found === undefined ? undefined : pages[found]
    return found !== undefined && page ? { path: found, page } : null
  }
}
