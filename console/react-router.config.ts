import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  appDirectory: '.',
  buildDirectory: '../build/console',
  basename: '/console',
  // Pages are whole documents: no route is ever asked for while browsing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
