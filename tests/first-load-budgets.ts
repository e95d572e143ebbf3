/** What a phone of 390 px may fetch for a first visit that nobody touches (docs/decisions/029). One that must grow is changed here, with its reason. */

export type RouteBudget = {
  /** Kilobytes of compressed script; 110 at most for every page. */
  script: number
  /** Kilobytes of compressed HTML. */
  html: number
  /** The aim is 1,200, and 1,800 for home. */
  elements: number
  pictures: number
  /** All of them, the document and the pictures included. */
  requests: number
}

/** A few hundred bytes above what each page has: whoever needs more says here for what. Since the router comes on demand (docs/decisions/062) none needs the 110. */
export const routeBudgets: Record<string, RouteBudget> = {
  '/': { script: 105.1, html: 36, elements: 2450, pictures: 15, requests: 37 },
  '/?search=goa': { script: 108.8, html: 12, elements: 1200, pictures: 8, requests: 29 },
  '/india': { script: 103.4, html: 16, elements: 1200, pictures: 11, requests: 28 },
  '/india/ladakh': { script: 100.1, html: 15, elements: 1200, pictures: 13, requests: 31 },
  '/compare': { script: 104, html: 9, elements: 1200, pictures: 7, requests: 27 },
  '/compare?ids=lw6,lw3': { script: 104, html: 16, elements: 1200, pictures: 3, requests: 22 },
  '/destinations': { script: 98.4, html: 16, elements: 1200, pictures: 21, requests: 38 },
  '/trip/lw6': { script: 108, html: 35, elements: 1960, pictures: 5, requests: 29 },
  '/suggested/suggested-golden-triangle-varanasi': {
    script: 108,
    html: 30,
    elements: 1540,
    pictures: 5,
    requests: 28,
  },
  '/custom-trip/wayanad-private': { script: 108, html: 28, elements: 1380, pictures: 5, requests: 28 },
  '/terms': { script: 99.1, html: 13, elements: 1200, pictures: 1, requests: 21 },
  '/contact': { script: 103.8, html: 12, elements: 1200, pictures: 4, requests: 30 },
  '/contact-landing': { script: 102.3, html: 11, elements: 1200, pictures: 2, requests: 28 },
  '/about': { script: 98.4, html: 10, elements: 1200, pictures: 5, requests: 25 },
  '/faq': { script: 100.2, html: 18, elements: 1200, pictures: 2, requests: 22 },
  '/careers': { script: 102.1, html: 10, elements: 1200, pictures: 2, requests: 27 },
  '/blog': { script: 99.1, html: 12, elements: 1200, pictures: 9, requests: 28 },
  '/blog/spiti-shimla-side-or-manali-side': {
    script: 102,
    html: 15,
    elements: 1200,
    pictures: 2,
    requests: 22,
  },
  // Its letter of today needs 0.6 of script and 0.8 of HTML.
  '/newsletter': { script: 96, html: 7.8, elements: 1200, pictures: 2, requests: 20 },
  '/profile': { script: 108.1, html: 7, elements: 1200, pictures: 2, requests: 32 },
  '/my-trips': { script: 108.5, html: 8, elements: 1200, pictures: 2, requests: 31 },
  '/my-trips/journey': { script: 101.6, html: 7, elements: 1200, pictures: 2, requests: 28 },
  '/wallet': { script: 103.1, html: 7, elements: 1200, pictures: 3, requests: 26 },
  '/no/such/page': { script: 101.5, html: 8, elements: 1200, pictures: 5, requests: 25 },
}

/** Bytes, compressed, of the scripts that many pages share or that lead a page: the one that grows names itself. */
export const scriptBudgets: Record<string, number> = {
  framework: 76_900,
  // With the first sign of a visitor, never on a first load.
  router: 16_700,
  shell: 13_300,
  // It grew last by words that the page of a journey shares with others.
  common: 2_090,
  root: 1_180,
  search: 4_270,
  'trip-cards': 2_200,
  'trip-list': 5_730,
  'search-results': 1_120,
  // It loads the places on waiting lists, where there are any.
  'my-trips': 4_950,
  'front-page': 3_840,
  // What pages of the account share, and what is fetched for who is logged in: each in one file in place of six.
  account: 2_700,
  'logged-in': 2_150,
  kept: 1_900,
}
