import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The whole URL map. */
export default [
  index('routes/home.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('destinations', 'routes/destinations.tsx'),
  route('privacy-policy', 'routes/legal.tsx', { id: 'privacy-policy' }),
  route('terms', 'routes/legal.tsx', { id: 'terms' }),
  route('profile', 'routes/profile.tsx'),
  route('my-trips', 'routes/my-trips.tsx'),
  route('wallet', 'routes/wallet.tsx'),
  route('newsletter', 'routes/newsletter.tsx'),
  route('newsletter/:token', 'routes/newsletter-confirm.tsx'),
  route('dev/ui', 'routes/dev-ui.tsx'),
  route('dev/error/:where?', 'routes/dev-error.tsx'),
  route('backpacking', 'routes/backpacking.tsx'),
  route('india/all-states', 'routes/listing.tsx', { id: 'all-states' }),
  route('world/all-countries', 'routes/listing.tsx', { id: 'all-countries' }),
  route('india/:slug', 'routes/destination.tsx', { id: 'india' }),
  route('world/:slug', 'routes/destination.tsx', { id: 'world' }),
  route('trip/:id', 'routes/trip.tsx'),
  route('itinerary/:id', 'routes/trip.tsx', { id: 'itinerary' }),
  route('suggested/:id', 'routes/suggested.tsx'),
  route('custom-trip/:id', 'routes/suggested.tsx', { id: 'custom-trip' }),
  route('api/listings/:name?', 'routes/listing-part.ts'),
  route(':category', 'routes/listing.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
