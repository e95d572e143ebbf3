/**
 * Addresses that only lead on, and where to. A page that moves leaves its old address here; a link with parameters keeps
 * them. Written small and without a slash at the end: the others lead there by themselves.
 */
export const moved: Record<string, string> = {
  '/home': '/',
  '/family': '/family-tours',
  '/weekend': '/weekends',
  '/international': '/world',
  '/honeymoon': '/honeymoon-packages',
  '/adventure': '/treks',
  '/trip': '/popular',
  '/itinerary': '/popular',
  '/suggested': '/customized',
  '/custom-trip': '/#customised-trips',
}
