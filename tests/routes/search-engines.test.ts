import { beforeAll, describe, expect, test } from 'vitest'
import { readManifest } from '../../server/pictures/manifest.ts'
import { findPictureFile } from '../../server/pictures/picture-address.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'

const siteUrl = 'http://localhost:3000'
/** The only link of the site that leads on: its page is a section of the home page. */
const leadsOn = ['/custom-trip']
/** Pages asked for at once. */
const atOnce = 8

const manifest = readManifest('.generated/pictures.json')

type Visited = { path: string; status: number; html: string }

let app: TestApp
/** Of the sitemaps, from the root of the site. */
let listed: string[] = []
const visited = new Map<string, Visited>()

// Uncompressed: to pack each of these pages would take as long as to render it.
const get = (path: string) =>
  fetch(app.url + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
const text = async (path: string) => (await get(path)).text()
const decoded = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => decoded(address))
}

async function visitAll(paths: Iterable<string>): Promise<void> {
  const left = [...new Set(paths)].filter((path) => !visited.has(path))
  async function visitNext(): Promise<void> {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const response = await get(path)
      visited.set(path, { path, status: response.status, html: await response.text() })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitNext))
}

/** Hundreds of pictures are linked, and each would be drawn when it is asked for; that they can be drawn is proved elsewhere. */
function isPictureOfOurs(path: string): boolean {
  return path.startsWith('/images/') && findPictureFile(manifest, path)?.moved === false
}

/** Links to pages and files of the site, without the place in the page. */
function linksOf({ html, path }: Visited): string[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)]
    .map(([, href = '']) => new URL(decoded(href), siteUrl + path))
    .filter(({ origin }) => origin === siteUrl)
    .map(({ pathname, search }) => pathname + search)
}

const listedPages = () => listed.map((path) => visited.get(path) as Visited)

beforeAll(async () => {
  app = await startTestApp()
  const maps = locationsIn(await text('/sitemap.xml')).map((address) => address.replace(siteUrl, ''))
  const addresses = await Promise.all(maps.map(async (map) => locationsIn(await text(map))))
  listed = addresses.flat().map((address) => address.slice(siteUrl.length))
  await visitAll(listed)
}, 120_000)

describe('the sitemap', () => {
  test('is named by robots.txt, which closes no page', async () => {
    const response = await get('/robots.txt')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const robots = await response.text()
    expect(robots).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`)
    const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
    expect(closed).toContain('/api/')
    expect(listed.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([])
  })

  test('lists pages, trips and posts, each once', async () => {
    expect(locationsIn(await text('/sitemap.xml'))).toEqual(
      ['pages', 'trips', 'posts'].map((part) => `${siteUrl}/sitemap-${part}.xml`),
    )
    expect(new Set(listed).size).toBe(listed.length)
    for (const path of ['/', '/india', '/world/bali', '/newsletter', '/blog?tab=travel-tips', '/blog?page=2'])
      expect(listed).toContain(path)
    for (const path of ['/contact', '/contact-landing', '/about', '/faq', '/careers', '/terms'])
      expect(listed).toContain(path)
    for (const path of ['/compare', '/profile', '/itinerary/lw6', '/india/all-states', '/dev/ui'])
      expect(listed).not.toContain(path)
  })

  test('says when posts were written, and nothing of what has no date', async () => {
    const posts = await text('/sitemap-posts.xml')
    expect(posts).toContain(`<loc>${siteUrl}/blog/where-to-go-in-april</loc><lastmod>2026-03-11</lastmod>`)
    expect(await text('/sitemap-trips.xml')).not.toContain('<lastmod>')
  })

  test('names the pictures of trips, which can be had', async () => {
    const [, entry = ''] =
      /<url>(<loc>[^<]+\/trip\/lw6<\/loc>.*?)<\/url>/.exec(await text('/sitemap-trips.xml')) ?? []
    const pictures = [...entry.matchAll(/<image:loc>([^<]+)</g)].map(([, address = '']) => address)
    expect(pictures).toHaveLength(4)
    expect((await get((pictures[0] ?? '').slice(siteUrl.length))).status).toBe(200)
  }, 20_000)
})

/** What stands in the head of a page, and where that is not as it should be. */
function headOf({ html }: Visited) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => decoded(value))
  return {
    titles: all(/<title>([^<]*)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    indian: all(/<link rel="alternate" hreflang="en-IN" href="([^"]*)"/gi),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
    shared: (name: string) => all(new RegExp(`<meta property="og:${name}" content="([^"]*)"`, 'g')),
    structured: all(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g),
  }
}

/** Every thing of schema.org on a page. */
function thingsOf(page: Visited): Record<string, unknown>[] {
  return headOf(page).structured.flatMap((json) => {
    const { '@context': context, '@graph': graph } = JSON.parse(json)
    expect(context).toBe('https://schema.org')
    return graph
  })
}

const ofType = (page: Visited, type: string) => thingsOf(page).filter((thing) => thing['@type'] === type)

describe('every page of the sitemap', () => {
  test('is there, under its own address, for whoever asks', () => {
    const wrong = listedPages().flatMap((page) => {
      const { canonical, indian, robots } = headOf(page)
      const own = siteUrl + page.path
      return page.status === 200 && `${canonical}` === own && `${indian}` === own && robots.length === 0
        ? []
        : [{ path: page.path, status: page.status, canonical, indian, robots }]
    })
    expect(wrong).toEqual([])
  })

  test('has one h1, and a title and a description that no other has', () => {
    const headings = listedPages().filter(({ html }) => html.match(/<h1\b/g)?.length !== 1)
    expect(headings.map(({ path }) => path)).toEqual([])
    for (const part of ['titles', 'descriptions'] as const) {
      const first = new Map<string, string>()
      for (const page of listedPages()) {
        const [words = '', ...more] = headOf(page)[part]
        expect(more, `${part} of ${page.path}`).toEqual([])
        expect(words.length, `${part} of ${page.path}`).toBeGreaterThan(10)
        expect(first.get(words), `${part} of ${page.path}: ${words}`).toBeUndefined()
        first.set(words, page.path)
      }
    }
  })

  test('has a description that search engines show whole', () => {
    const long = listedPages().filter((page) => {
      const [words = ''] = headOf(page).descriptions
      return words.replace(/^Page \d+\. /, '').length > 160
    })
    expect(long.map(({ path }) => path)).toEqual([])
  })

  test('shows a title, words and a picture where its link is shared', () => {
    for (const page of listedPages()) {
      const { shared, descriptions } = headOf(page)
      expect(shared('url'), page.path).toEqual([siteUrl + page.path])
      expect(shared('description'), page.path).toEqual(descriptions)
      expect(shared('site_name'), page.path).toEqual(['Kafila'])
      expect(shared('title'), page.path).toHaveLength(1)
      expect(shared('image')[0], page.path).toMatch(
        /^http:\/\/localhost:3000\/images\/share\/(trip|post|page)\/.+\.jpg$/,
      )
    }
  })

  test('has its visible breadcrumbs as structured data, and no others', () => {
    for (const page of listedPages()) {
      const [, trail = ''] = /<nav aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/.exec(page.html) ?? []
      const labels = [...trail.matchAll(/<(?:a|span aria-current="page")[^>]*>([^<]*)</g)].map(
        ([, label = '']) => decoded(label),
      )
      const lists = ofType(page, 'BreadcrumbList') as { itemListElement: { name: string }[] }[]
      expect(
        lists.flatMap(({ itemListElement }) => itemListElement.map(({ name }) => name)),
        page.path,
      ).toEqual(labels)
    }
  })

  test('says nothing in structured data that is only a sample', () => {
    for (const page of listedPages())
      for (const json of headOf(page).structured)
        expect(json, page.path).not.toMatch(/\.example|\+9110000|aggregateRating|"review"/)
  })
})

test('the home page says who we are', () => {
  expect(ofType(visited.get('/') as Visited, 'TravelAgency')).toMatchObject([
    { name: 'Kafila', url: `${siteUrl}/` },
  ])
})

test.each(['/india', '/india/goa', '/backpacking', '/blog', '/blog?tab=offbeat-places'])(
  '%s lists what its cards show',
  (path) => {
    const page = visited.get(path) as Visited
    const [list] = ofType(page, 'ItemList') as { itemListElement: { url: string }[] }[]
    const cards = [
      ...page.html.matchAll(/<a href="([^"]+)"[^>]*data-card-link|data-card-link[^>]*href="([^"]+)"/g),
    ].map(([, before, after]) => siteUrl + (before ?? after))
    expect(cards.length).toBeGreaterThan(2)
    expect(list?.itemListElement.map(({ url }) => url)).toEqual(cards)
  },
)

test('/faq says the questions that it shows', async () => {
  const page = visited.get('/faq') as Visited
  const [faq] = ofType(page, 'FAQPage') as { mainEntity: { name: string }[] }[]
  expect(faq?.mainEntity.length).toBeGreaterThan(20)
  for (const { name } of faq?.mainEntity ?? []) expect(decoded(page.html)).toContain(`>${name}<`)
  await visitAll(['/faq?q=refund'])
  expect(ofType(visited.get('/faq?q=refund') as Visited, 'FAQPage')).toEqual([])
})

test('a post is one of a blog, with its day', () => {
  const page = visited.get('/blog/where-to-go-in-april') as Visited
  expect(ofType(page, 'BlogPosting')).toMatchObject([
    { datePublished: '2026-03-11', articleSection: 'Monthly Destinations', author: { name: 'Kafila Desk' } },
  ])
  expect(headOf(page).shared('type')).toEqual(['article'])
})

test.each([
  '/profile',
  '/my-trips',
  '/my-trips/journey',
  '/wallet',
  '/?search=goa',
  '/compare?ids=lw3,lw6',
  '/no/such/page',
  '/blog/nowhere',
  '/faq?q=refund',
  '/careers?opening=tour-manager',
  '/contact?sent=1',
])('%s is not for search engines', async (path) => {
  await visitAll([path])
  expect(headOf(visited.get(path) as Visited).robots.join()).toContain('noindex')
})

test('every internal link ends in 200, and whatever may be listed is', async () => {
  const isWhole = (path: string) =>
    !path.includes('?') || /^[^?]+\?((tab=[\w-]+&?)|(page=\d+&?))+$/.test(path)
  const reached = new Set(listed)
  let next = [...listed]
  while (next.length > 0) {
    const links = next.flatMap((path) => linksOf(visited.get(path) as Visited))
    const fresh = [...new Set(links)].filter((path) => !reached.has(path) && !isPictureOfOurs(path))
    await visitAll(fresh)
    for (const path of fresh) reached.add(path)
    next = fresh.filter(isWhole)
  }
  const pages = [...reached].map((path) => visited.get(path) as Visited)
  const broken = pages.filter(({ path, status }) => status !== 200 && !leadsOn.includes(path))
  expect(broken.map(({ path, status }) => `${status} ${path}`)).toEqual([])
  const unlisted = pages.filter((page) => {
    const { canonical, robots } = headOf(page)
    const isLaterPage = /^\/[\w/-]+\?page=/.test(page.path)
    return (
      canonical[0] === siteUrl + page.path &&
      robots.length === 0 &&
      !isLaterPage &&
      !listed.includes(page.path)
    )
  })
  expect(unlisted.map(({ path }) => path)).toEqual([])
}, 120_000)
