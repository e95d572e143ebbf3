/** The footer's links, in its quick-links column. */
export const quickLinks = [
  { name: 'Home', path: '/' },
  { name: 'India', path: '/india' },
  { name: 'World', path: '/world' },
  { name: 'Popular Trips', path: '/popular' },
  { name: 'Short Trips', path: '/weekends' },
  { name: 'Long Weekends', path: '/long-weekend-trips' },
  { name: 'Backpacking', path: '/backpacking' },
  { name: 'Himalayan Treks', path: '/treks' },
  { name: 'Ladakh Trips', path: '/ladakh' },
  { name: 'Off-Beat Destinations', path: '/offbeat' },
  { name: 'Family Tours', path: '/family-tours' },
  { name: 'Honeymoon Packages', path: '/honeymoon-packages' },
  { name: 'Customised Trips', path: '/customized' },
  { name: 'Destinations', path: '/destinations' },
  { name: 'Newsletter', path: '/newsletter' },
]
