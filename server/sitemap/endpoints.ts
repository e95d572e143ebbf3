import { Hono } from 'hono'
import { textFile } from '../http/text-file.ts'
import type { Addresses } from './list-addresses.ts'
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts'

/** What is no page for search engines. Pages that must not be listed say so themselves, and must be read for that. */
const closed = ['/api/', '/auth/', '/dev/', '/functions/', '/papers/', '/pay/', '/webhooks/']

const parts = ['pages', 'trips', 'posts'] as const
const pathOf = (part: (typeof parts)[number]) => `/sitemap-${part}.xml`

/** GET /robots.txt, and the sitemaps that it leads to. */
export function sitemapRoutes({
  siteUrl,
  current,
}: {
  siteUrl: string
  /** Those of the edition that is shown, the same object for as long as it is. */
  current: () => { listAddresses: () => Addresses }
}): Hono {
  const app = new Hono()
  app.get(
    '/robots.txt',
    textFile('text/plain', () =>
      [
        'User-agent: *',
        ...closed.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${siteUrl}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  )
  app.get(
    '/sitemap.xml',
    textFile(
      'application/xml',
      () => {
        const addresses = current().listAddresses()
        return writeSitemapIndex(
          siteUrl,
          parts.map((part) => ({ path: pathOf(part), addresses: addresses[part] })),
        )
      },
      current,
    ),
  )
  for (const part of parts)
    app.get(
      pathOf(part),
      textFile('application/xml', () => writeSitemap(siteUrl, current().listAddresses()[part]), current),
    )
  return app
}
