import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The whole URL map. */
export default [
  index('routes/home.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('destinations', 'routes/destinations.tsx'),
  route('newsletter', 'routes/newsletter.tsx'),
  route('newsletter/:token', 'routes/newsletter-confirm.tsx'),
  route('dev/ui', 'routes/dev-ui.tsx'),
  route('dev/error/:where?', 'routes/dev-error.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
