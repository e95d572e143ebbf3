import * as v from 'valibot'
import { defineConcern } from './concern.ts'
import { isLocalAddress, onOrOff, origin, ownAddress, port } from './values.ts'

export type WebSettings = {
  port: number
  host: string
  /** The public address, without a path. */
  siteUrl: string
  trustedProxies: number
  /** False: /sw.js is a worker that removes itself. */
  serviceWorker: boolean
  /** Whether a CDN may keep the pages that everybody sees alike, for seconds. */
  edgeCache: boolean
  /** The host, with its port if it has one, on which the operator's console is, and nothing else; null while it is the site's own. */
  consoleHost: string | null
}

const host = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(
    /^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/,
    'must be a host without https:// and without a path, such as desk.kafila.example',
  ),
)

export const web = defineConcern({
  variables: {
    PORT: v.optional(port, '3000'),
    LISTEN_HOST: v.optional(ownAddress),
    SITE_URL: v.optional(origin(['http:', 'https:'], 'https://kafila.example')),
    TRUST_PROXY: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d$/, 'must be the number of proxies in front, 0 to 9'),
        v.transform(Number),
      ),
      '0',
    ),
    SERVICE_WORKER: v.optional(onOrOff, 'on'),
    EDGE_CACHE: v.optional(onOrOff, 'off'),
    CONSOLE_HOST: v.optional(host),
  },
  problems: ({ SITE_URL: url, CONSOLE_HOST: consoleHost }, mode) => [
    mode === 'production' && !url && 'SITE_URL is needed with APP_ENV=production: the public https address',
    mode === 'production' &&
      url !== undefined &&
      (!url.startsWith('https:') || isLocalAddress(url)) &&
      'SITE_URL must be a public https address with APP_ENV=production',
    consoleHost !== undefined &&
      url !== undefined &&
      new URL(url).host === consoleHost &&
      'CONSOLE_HOST must be another host than that of SITE_URL; left out, the console is at SITE_URL/console',
  ],
  read: (raw, mode): WebSettings => ({
    port: raw.PORT,
    host: raw.LISTEN_HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    siteUrl: raw.SITE_URL ?? `http://localhost:${raw.PORT}`,
    trustedProxies: raw.TRUST_PROXY,
    serviceWorker: raw.SERVICE_WORKER === 'on',
    edgeCache: raw.EDGE_CACHE === 'on',
    consoleHost: raw.CONSOLE_HOST ?? null,
  }),
})
