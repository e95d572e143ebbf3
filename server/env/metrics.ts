import * as v from 'valibot'
import { defineConcern } from './concern.ts'
import { ownAddress, port } from './values.ts'

/** Where metrics are read: at a port of their own, at the site's with a token, at both, or nowhere. */
export type MetricsSettings = { port: number | null; host: string; token: string | null }

export const metrics = defineConcern({
  variables: {
    METRICS_PORT: v.optional(port),
    METRICS_HOST: v.optional(ownAddress),
    METRICS_TOKEN: v.optional(
      v.pipe(v.string(), v.regex(/^[\x21-\x7e]{32,}$/, 'must be 32 characters or more, without blanks')),
    ),
  },
  problems: ({ METRICS_PORT: own, METRICS_HOST: host }) => [
    host !== undefined &&
      own === undefined &&
      'METRICS_HOST is set but METRICS_PORT is not: nothing would listen there',
  ],
  read: (raw): MetricsSettings => ({
    port: raw.METRICS_PORT ?? null,
    host: raw.METRICS_HOST ?? '127.0.0.1',
    token: raw.METRICS_TOKEN ?? null,
  }),
})
