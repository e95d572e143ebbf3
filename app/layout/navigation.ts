import { destinationGroups } from '#domain/trips/destination-groups.ts'

export type NavLink = {
  name: string
  path: string
  subItems?: { name: string; path: string }[]
  /** The width from which it stands in the row; below it is found under More, at 'never' always. Without one it always stands there. */
  from?: 'l' | 'xl' | 'wide' | 'never'
}

/** The header's links. Every path here is a route of app/routes.ts. */
export const navigation: NavLink[] = [
  {
    name: 'India',
    path: '/india',
    subItems: [...groupLinks('india'), { name: 'All States', path: '/india/all-states' }],
  },
  {
    name: 'World',
    path: '/world',
    subItems: [...groupLinks('world'), { name: 'All Countries', path: '/world/all-countries' }],
  },
  { name: 'Backpacking', path: '/backpacking', from: 'l' },
  { name: 'Long Weekends', path: '/long-weekend-trips', from: 'xl' },
  { name: 'Family', path: '/family-tours', from: 'xl' },
  { name: 'Honeymoon', path: '/honeymoon-packages', from: 'xl' },
  { name: 'Treks', path: '/treks', from: 'never' },
  { name: 'Weekend Trips', path: '/weekends', from: 'never' },
  { name: 'Customised Trips', path: '/customized', from: 'never' },
  { name: 'Blog', path: '/blog', from: 'wide' },
  { name: 'About', path: '/about', from: 'never' },
  { name: 'Contact', path: '/contact', from: 'wide' },
]

function groupLinks(part: keyof typeof destinationGroups): { name: string; path: string }[] {
  return Object.entries(destinationGroups[part]).map(([slug, name]) => ({ name, path: `/${part}/${slug}` }))
}
