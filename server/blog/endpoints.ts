import { Hono } from 'hono'
import type { Site } from '#domain/site/site.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { textFile } from '../http/text-file.ts'
import type { Posts } from './posts.ts'
import { writeRss } from './write-rss.ts'

/** GET /blog/rss.xml */
export function blogRoutes({
  current,
  site,
  siteUrl,
}: {
  /** Those of the edition that is shown, the same object for as long as it is. */
  current: () => { posts: Posts; catalogue: Pick<Catalogue, 'blog'> }
  site: Pick<Site, 'name'>
  siteUrl: string
}): Hono {
  function rss(): string {
    const { posts, catalogue } = current()
    const { title, intro: description } = catalogue.blog
    return writeRss(posts.all, { site, siteUrl, title, description })
  }
  return new Hono().get('/blog/rss.xml', textFile('application/rss+xml', rss, current))
}
