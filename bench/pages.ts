/** The page that others are compared with: the plainest there is. */
export const plainest = { name: 'newsletter', path: '/newsletter' }

export type MeasuredPage = {
  name: string
  path: string
  /** Read by somebody who is logged in and has booked. */
  asTraveller?: true
}

/** The pages that a browser measures. */
export const pages: MeasuredPage[] = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/india' },
  { name: 'trip', path: '/trip/lw6' },
  { name: 'results', path: '/?search=weekend+from+delhi+under+10000' },
  { name: 'post', path: '/blog/spiti-shimla-side-or-manali-side' },
  { name: 'contact-landing', path: '/contact-landing' },
  { name: 'faq', path: '/faq' },
  { name: 'My Trips', path: '/my-trips', asTraveller: true },
]
