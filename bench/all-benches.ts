/** Every bench that `npm run bench` knows, in the order in which they run: a name is that of its file. Minutes are the longest that one may take. */
export const allBenches: { name: string; minutes: number }[] = [
  { name: 'bytes', minutes: 40 },
  { name: 'lighthouse', minutes: 60 },
  { name: 'long-tasks', minutes: 20 },
  { name: 'cpu', minutes: 15 },
  { name: 'memory', minutes: 10 },
  { name: 'interactions', minutes: 40 },
  { name: 'navigations', minutes: 20 },
  { name: 'search', minutes: 5 },
  { name: 'listing', minutes: 20 },
  { name: 'login', minutes: 20 },
  { name: 'booking', minutes: 20 },
  { name: 'seat-storm', minutes: 10 },
  { name: 'session-check', minutes: 10 },
]
