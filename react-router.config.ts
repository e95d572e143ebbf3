import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The URL map is small: one file with all of it beats a request for each link that comes into view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
