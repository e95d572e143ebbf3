import { Hono } from 'hono'
import type { Site } from '#domain/site/site.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { textFile } from '../http/text-file.ts'
import type { Posts } from './posts.ts'
import { writeRss } from './write-rss.ts'

/** GET /blog/rss.xml */
export function blogRoutes({
  posts,
  catalogue,
  site,
  siteUrl,
}: {
  posts: Posts
  catalogue: Pick<Catalogue, 'blog'>
  site: Pick<Site, 'name'>
  siteUrl: string
}): Hono {
  const { title, intro: description } = catalogue.blog
  return new Hono().get(
    '/blog/rss.xml',
    textFile('application/rss+xml', () => writeRss(posts.all, { site, siteUrl, title, description })),
  )
}
