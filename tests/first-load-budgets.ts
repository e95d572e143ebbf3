/** What a phone of 390 px may fetch for a first visit that nobody touches (docs/decisions/029). One that must grow is changed here, with its reason. */

export type RouteBudget = {
  /** Kilobytes of compressed script; the aim is 110 for every page. */
  script: number
  /** Kilobytes of compressed HTML. */
  html: number
  /** The aim is 1,200, and 1,800 for home. */
  elements: number
  pictures: number
  /** All of them, the document and the pictures included. */
  requests: number
}

/**
 * Grown last by 20 bytes in `my-trips`, whose cards show in a box what is owed and whose status leads to missing details. Before that by 0.1 on eight pages, whose dialogs are not shown once they have left the page, and by 0.2 on trips, whose next dates say which are confirmed. Before that by 0.1 on trips, whose title breaks after its colon on a phone, and on /my-trips by 0.3, whose cards say what is still owed and ask for a review. Before that by 0.1 on the comparison, whose long rows fold on a phone, and on /contact-landing, and by 0.5 on /contact, whose questions open as the FAQ's do. Before that by 0.2 for the address of a preview, which every page knows though none loads it. Before that by 0.2 for the address of a journey, which every page knows, and by 0.6 to 0.9 on pages of the account, which share what opens kept journeys. Before that by 1.2 on trips, whose card reckons with children, rooms of one's own
 * and parties of two: the price is asked for with the first press, so it can't come later.
 */
export const routeBudgets: Record<string, RouteBudget> = {
  '/': { script: 115.3, html: 36, elements: 2450, pictures: 15, requests: 37 },
  '/?search=goa': { script: 118.9, html: 12, elements: 1200, pictures: 8, requests: 29 },
  '/india': { script: 113.6, html: 16, elements: 1200, pictures: 11, requests: 28 },
  '/india/ladakh': { script: 110.3, html: 15, elements: 1200, pictures: 13, requests: 31 },
  '/compare': { script: 114.2, html: 9, elements: 1200, pictures: 7, requests: 27 },
  '/compare?ids=lw6,lw3': { script: 114.2, html: 16, elements: 1200, pictures: 3, requests: 22 },
  '/destinations': { script: 110, html: 16, elements: 1200, pictures: 21, requests: 38 },
  '/trip/lw6': { script: 118.1, html: 35, elements: 1960, pictures: 5, requests: 29 },
  '/suggested/suggested-golden-triangle-varanasi': {
    script: 118.1,
    html: 30,
    elements: 1540,
    pictures: 5,
    requests: 28,
  },
  '/custom-trip/wayanad-private': { script: 118.1, html: 28, elements: 1380, pictures: 5, requests: 28 },
  '/terms': { script: 110, html: 13, elements: 1200, pictures: 1, requests: 21 },
  '/contact': { script: 114, html: 12, elements: 1200, pictures: 4, requests: 30 },
  '/contact-landing': { script: 112.5, html: 11, elements: 1200, pictures: 2, requests: 28 },
  '/about': { script: 110, html: 10, elements: 1200, pictures: 5, requests: 25 },
  '/faq': { script: 110.3, html: 18, elements: 1200, pictures: 2, requests: 22 },
  '/careers': { script: 112.3, html: 10, elements: 1200, pictures: 2, requests: 27 },
  '/blog': { script: 110, html: 12, elements: 1200, pictures: 9, requests: 28 },
  '/blog/spiti-shimla-side-or-manali-side': {
    script: 112.2,
    html: 15,
    elements: 1200,
    pictures: 2,
    requests: 22,
  },
  '/newsletter': { script: 110, html: 7, elements: 1200, pictures: 2, requests: 20 },
  '/profile': { script: 116.9, html: 7, elements: 1200, pictures: 2, requests: 32 },
  '/my-trips': { script: 118.2, html: 8, elements: 1200, pictures: 2, requests: 31 },
  '/my-trips/journey': { script: 112, html: 7, elements: 1200, pictures: 2, requests: 28 },
  '/wallet': { script: 111.2, html: 7, elements: 1200, pictures: 3, requests: 26 },
  '/no/such/page': { script: 111.6, html: 8, elements: 1200, pictures: 5, requests: 25 },
}

/** Bytes, compressed, of the scripts that many pages share or that lead a page: the one that grows names itself. */
export const scriptBudgets: Record<string, number> = {
  framework: 88_840,
  shell: 13_800,
  // It grew last by words that the page of a journey shares with others.
  common: 2_030,
  root: 1_180,
  search: 4_270,
  'trip-cards': 2_200,
  'trip-list': 5_730,
  'search-results': 1_120,
  // It loads the places on waiting lists, where there are any.
  'my-trips': 4_900,
  'front-page': 3_840,
  unread: 2_140,
}
