import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { pages } from './pages.ts'

/** The URL map, made of the list of pages. */
export default Object.entries(pages).map(([path, { file }]) =>
  path === '/' ? index(file) : route(path.slice(1), file),
) satisfies RouteConfig
