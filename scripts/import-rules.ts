/** Who may import whom. This table is the documentation; scripts/check-imports.ts holds the code to it. */

/** Feature → the other features it may use. */
export const featuresMayUse: Record<string, string[]> = {
  site: [],
  seller: ['site'],
  enquiry: ['login', 'site'],
  newsletter: [],
  legal: ['seller'],
  testimonials: [],
  contact: ['enquiry', 'seller', 'site'],
  lead: ['enquiry', 'login', 'site', 'testimonials'],
  about: [],
  faq: [],
  careers: ['enquiry', 'site'],
  login: ['site'],
  booked: ['login', 'site'],
  account: ['booked', 'login', 'offline', 'site', 'trips'],
  consent: ['site'],
  offline: ['login', 'site'],
  reviews: ['booked', 'site'],
  guests: ['booked', 'site'],
  waiting: ['booked', 'enquiry', 'login'],
  voucher: ['booked', 'site', 'trips'],
  trips: ['login'],
  booking: ['booked', 'login', 'site', 'trips'],
  preview: [
    ...['about', 'blog', 'careers', 'contact', 'destinations', 'faq', 'home', 'lead', 'legal', 'listings'],
    ...['newsletter', 'site', 'trip-page'],
  ],
  'trip-page': ['booking', 'enquiry', 'reviews', 'search', 'site', 'trips'],
  listings: ['enquiry', 'site', 'trips'],
  blog: ['site', 'trips'],
  compare: ['trips'],
  destinations: ['trips'],
  search: ['enquiry', 'listings', 'login', 'site', 'trips'],
  home: ['destinations', 'enquiry', 'search', 'site', 'testimonials', 'trips'],
  'dev-ui': [],
}

/** Server folder → the other server folders it may use. */
export const serverMayUse: Record<string, string[]> = {
  catalogue: [],
  content: ['audit', 'jobs', 'mail', 'photographs', 'staff'],
  editions: ['content'],
  cards: ['catalogue', 'departures', 'pictures', 'ratings'],
  ratings: [],
  audit: [],
  exports: ['audit'],
  views: ['audit'],
  approvals: ['audit', 'identity', 'mail'],
  departures: ['audit', 'jobs'],
  manifest: ['audit', 'departures', 'exports'],
  field: ['audit', 'departures', 'manifest'],
  receipts: [],
  'day-book': ['audit', 'exports', 'receipts'],
  http: [],
  jobs: ['audit'],
  limits: [],
  env: ['limits'],
  metrics: ['bookings', 'books', 'mail'],
  listings: ['cards', 'catalogue', 'departures', 'ratings'],
  mail: ['audit', 'exports', 'jobs'],
  sms: ['jobs', 'mail'],
  auth: ['audit', 'http', 'identity', 'jobs', 'limits', 'sms'],
  identity: [],
  account: [
    'approvals',
    'auth',
    'bookings',
    'catalogue',
    'departures',
    'http',
    'identity',
    'jobs',
    'mail',
    'papers',
    'reviews',
    'sms',
    'waiting',
    'wallet',
  ],
  operator: [
    'account',
    'audit',
    'auth',
    'bookings',
    'books',
    'catalogue',
    'content',
    'departures',
    'editions',
    'enquiries',
    'exports',
    'jobs',
    'mail',
    'newsletter',
    'papers',
    'phonepe',
    'photographs',
    'sms',
    'staff',
    'wallet',
  ],
  staff: ['approvals', 'audit', 'auth', 'identity'],
  wallet: ['approvals', 'audit'],
  bookings: [
    'approvals',
    'audit',
    'catalogue',
    'departures',
    'env',
    'exports',
    'http',
    'identity',
    'jobs',
    'limits',
    'mail',
    'phonepe',
    'receipts',
    'sms',
    'wallet',
  ],
  guests: ['audit', 'bookings', 'mail', 'papers', 'reminders', 'sms'],
  journey: ['bookings', 'reminders'],
  books: ['audit', 'bookings', 'departures', 'jobs', 'mail'],
  newsletter: ['audit', 'exports', 'mail'],
  releases: ['http', 'jobs'],
  reminders: ['bookings', 'jobs', 'mail', 'sms'],
  retention: ['departures', 'enquiries', 'field', 'jobs', 'mail', 'newsletter', 'reviews', 'staff'],
  waiting: ['audit', 'bookings', 'departures', 'jobs', 'mail', 'sms'],
  reviews: ['approvals', 'audit', 'bookings', 'exports', 'jobs', 'mail', 'ratings', 'sms'],
  papers: ['audit', 'bookings', 'catalogue', 'departures', 'http', 'mail', 'receipts'],
  blog: ['catalogue', 'http'],
  sitemap: ['blog', 'catalogue', 'http', 'pictures'],
  pages: ['blog', 'cards', 'catalogue', 'departures', 'listings', 'pictures', 'ratings', 'search'],
  phonepe: [],
  pictures: [],
  photographs: ['approvals', 'audit', 'pictures'],
  previews: ['catalogue', 'content', 'departures', 'editions', 'pages'],
  checks: ['approvals', 'audit', 'departures', 'photographs', 'pictures'],
  search: [],
  saving: [],
  doctor: ['operator', 'phonepe'],
  enquiries: ['audit', 'exports', 'http', 'mail'],
  dev: ['mail'],
  reports: ['audit', 'bookings', 'exports', 'papers'],
  travellers: ['account', 'audit', 'auth', 'bookings', 'exports', 'identity', 'mail', 'wallet'],
  today: ['bookings', 'books', 'departures', 'enquiries', 'jobs'],
  console: ['http', 'today'],
}

/** Visitors load what app and the rest of domain are made of. */
const ofConsoleAlone = 'nothing of the console reaches a visitor'

export type Import = { from: string; to: string; typeOnly: boolean }

/** Says why an import between two files of the project is forbidden, or null when it is allowed. */
export function forbidden({ from, to, typeOnly }: Import): string | null {
  const [home, room] = from.split('/')
  const [target, targetRoom] = to.split('/')
  const isTest = /\.test\.tsx?$/.test(from)
  const within = (...folders: string[]) => folders.some((folder) => to.startsWith(`${folder}/`))
  // A test may reach for whatever it needs on its own side of the house.
  if (
    isTest &&
    (within('tests/factories', 'tests/setup', 'database') || (home === 'server' && target === 'server'))
  )
    return null
  if (target === 'tests' && home !== 'tests' && home !== 'bench') return 'tests are imported by nobody'
  if (
    ['sandbox', 'artwork', 'bench', 'scripts'].includes(target ?? '') &&
    home !== target &&
    home !== 'tests' &&
    home !== 'bench' &&
    from !== 'console/vite.config.ts'
  ) {
    return `${target} is imported by nobody`
  }
  switch (home) {
    case 'domain':
      if (within('domain/staff') && room !== 'staff' && !typeOnly) return ofConsoleAlone
      return within('domain') ? null : 'domain imports nothing of ours'
    case 'content':
      return within('content', 'domain') ? null : 'content imports domain alone'
    case 'database':
      return within('database', 'domain') ? null : 'database imports domain alone'
    case 'sandbox':
    case 'artwork':
      return target === home ? null : `${home} imports nothing of ours`
    case 'console':
      return forbiddenInConsole(room ?? '', to, typeOnly)
    case 'app':
      return forbiddenInApp(from, room ?? '', to, typeOnly)
    case 'server':
      return forbiddenInServer(from, room ?? '', to, targetRoom ?? '', typeOnly)
    default:
      return null
  }
}

function forbiddenInApp(from: string, room: string, to: string, typeOnly: boolean): string | null {
  const within = (...folders: string[]) => folders.some((folder) => to.startsWith(`${folder}/`))
  if (within('server')) return typeOnly ? null : 'app imports server as types only'
  if (within('console', 'domain/staff')) return ofConsoleAlone
  if (within('database', 'content'))
    return 'app receives data through loaders, not from content or the database'
  if (within('app/routes')) return 'nobody imports a route'
  if (to.startsWith('.generated/')) return room === 'root.tsx' ? null : 'only the root names generated files'
  if (within('domain')) return room === 'ui' ? 'app/ui holds no word of the trade' : null
  switch (room) {
    case 'ui':
      return within('app/ui') ? null : 'app/ui imports app/ui alone'
    case 'features': {
      const feature = from.split('/')[2] ?? ''
      const other = to.split('/')[2] ?? ''
      if (within('app/ui', `app/features/${feature}`)) return null
      if (!within('app/features')) return 'features import ui, domain and other features'
      return featuresMayUse[feature]?.includes(other)
        ? null
        : `feature ${feature} may not use ${other}: see featuresMayUse`
    }
    case 'layout':
      return within('app/ui', 'app/features', 'app/layout') ? null : 'layout imports features and ui'
    default:
      return null
  }
}

/** The console is a house of its own: of the site it has the parts that hold no word of the trade. */
function forbiddenInConsole(room: string, to: string, typeOnly: boolean): string | null {
  const within = (...folders: string[]) => folders.some((folder) => to.startsWith(`${folder}/`))
  if (within('server')) return typeOnly ? null : 'console imports server as types only'
  if (within('console/routes')) return typeOnly ? null : 'nobody imports a route'
  if (room === 'ui') return uiOfConsoleMayUse(to, typeOnly) ? null : 'console/ui holds parts of any page'
  if (within('console', 'domain', 'app/ui', '.generated') || to === 'app/render-document.tsx') return null
  if (room === 'vite.config.ts') return null
  return 'console imports console, domain and app/ui'
}

function uiOfConsoleMayUse(to: string, typeOnly: boolean): boolean {
  return /^(console\/ui|app\/ui|domain\/money)\//.test(to) || typeOnly
}

function forbiddenInServer(
  from: string,
  room: string,
  to: string,
  targetRoom: string,
  typeOnly: boolean,
): string | null {
  const within = (...folders: string[]) => folders.some((folder) => to.startsWith(`${folder}/`))
  if (within('domain')) return null
  if (within('content'))
    return typeOnly || room === 'catalogue' ? null : 'content is read through server/catalogue'
  if (within('database')) {
    return typeOnly || from.endsWith('-store.ts') || ['open-database.ts', 'reach-database.ts'].includes(room)
      ? null
      : 'only *-store.ts files touch the database'
  }
  if (within('console')) return typeOnly ? null : 'the console is loaded as a build of its own'
  if (within('app'))
    return ['app/services.ts', 'app/page-rules.ts'].includes(to)
      ? null
      : 'server imports nothing of app but the keys of its context and the page rules'
  const isFolder = (name: string) => !name.endsWith('.ts')
  if (isFolder(room) && isFolder(targetRoom) && room !== targetRoom && !typeOnly) {
    return serverMayUse[room]?.includes(targetRoom)
      ? null
      : `server/${room} may not use server/${targetRoom}: see serverMayUse`
  }
  return null
}
