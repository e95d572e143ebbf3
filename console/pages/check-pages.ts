import type { Pages } from './console-page.ts'

/** What keeps trips true: the operator's own photographs, and what somebody has to look at. */
export const checkPages: Pages = {
  '/photographs': {
    file: 'routes/photographs.tsx',
    title: 'Photographs',
    asks: 'content: read',
    rail: { group: 'Trips', letter: 'h', icon: 'image' },
    takes: { add: { asks: 'content: edit', saying: 'Adding a photograph' } },
    takesFiles: true,
  },
  '/checks': {
    file: 'routes/checks.tsx',
    title: 'To check',
    asks: 'content: read',
    rail: { group: 'Trips', letter: 'q', icon: 'checks' },
    takes: { give: { asks: 'content: edit', saying: 'Saying whose turn it is' } },
  },
}
