export type NavLink = { name: string; path: string; subItems?: { name: string; path: string }[] }

/** The header's links. Every path here is a route of app/routes.ts. */
export const navigation: NavLink[] = []

/** The footer's links, in its quick-links column. */
export const quickLinks: NavLink[] = [
  { name: 'Home', path: '/' },
  { name: 'Destinations', path: '/destinations' },
  { name: 'Newsletter', path: '/newsletter' },
]
