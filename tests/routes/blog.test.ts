import { beforeAll, describe, expect, test } from 'vitest'
import { blogTabs } from '#domain/posts/blog-tabs.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const get = (path: string) => fetch(app.url + path, { redirect: 'manual' })

async function visit(path: string) {
  const response = await get(path)
  const html = await response.text()
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const cards = [...main.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => card)
  return { status: response.status, main, cards, html }
}

test.each(Object.entries(blogTabs))('the tab %s has its posts at its address', async (slug, name) => {
  const path = slug === 'monthly-destinations' ? '/blog' : `/blog?tab=${slug}`
  const { status, main, cards } = await visit(path)
  expect(status).toBe(200)
  expect(main).toMatch(new RegExp(`aria-current="page"[^>]*>${name}</a>|>${name}</a>`))
  expect(cards.length).toBeGreaterThan(0)
  expect(cards.length).toBeLessThanOrEqual(9)
  expect(main).toContain(`>${name}</h2>`)
  for (const card of cards) {
    const [, href = ''] = /href="(\/blog\/[a-z0-9-]+)"/.exec(card) ?? []
    expect((await visit(href)).main, href).toContain(`>${name}</a>`)
    expect(card).toMatch(/-?\d+ to -?\d+ °C/)
  }
})

test('a cover says what it shows, on its card and over its post', async () => {
  const alt = 'alt="Illustration: a white monastery in the mouth of a great cave'
  const card = (await visit('/blog')).cards.find((html) => html.includes('/blog/where-to-go-in-august"'))
  expect(card).toContain(alt)
  expect((await visit('/blog/where-to-go-in-august')).main).toContain(alt)
})

test('a post that compares shows a table, each row of it named', async () => {
  const { main } = await visit('/blog/spiti-shimla-side-or-manali-side')
  const [table = ''] = /<table[\s\S]*?<\/table>/.exec(main) ?? []
  const texts = (tag: string) =>
    [...table.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) =>
      text?.replace(/\s/g, ' '),
    )
  expect(texts('th').slice(0, 3)).toEqual(['From Shimla', 'From Manali', 'To Kaza'])
  expect(texts('td').slice(0, 2)).toEqual(['more than 400 km', 'about 200 km'])
  // A row of headings alone heads the columns below.
  const [row = ''] = /<tr[\s\S]*?<\/tr>/.exec(table) ?? []
  expect(row.match(/<th\b/g)).toHaveLength(2)
  expect(row).not.toContain('<td')
  expect(texts('td')).toHaveLength(2 * (table.match(/scope="rowgroup"/g)?.length ?? 0))
})

test('a post that was written anew says when, to people and to search engines', async () => {
  const anew = await visit('/blog/thailand-two-coasts-when-to-go')
  expect(anew.main.replaceAll('<!-- -->', '')).toContain(
    '(updated <time dateTime="2026-05-20">20 May 2026</time>)',
  )
  expect(anew.html).toContain('"dateModified":"2026-05-20"')
  expect((await visit('/blog/where-to-go-in-june')).html).not.toContain('dateModified')
})

test('nine posts a page, and the next ones behind a link', async () => {
  const first = await visit('/blog')
  expect(first.cards).toHaveLength(9)
  expect(first.main).toContain('href="/blog?page=2"')
  const second = await visit('/blog?page=2')
  expect(second.cards).toHaveLength(3)
  expect((await visit('/blog?tab=travel-guides')).main).not.toContain('page=2')
})

test.each(['?tab=nope', '?tab=', '?page=3', '?page=0', '?page=x', '?tab=travel-guides&page=2'])(
  '/blog%s is not found',
  async (query) => {
    const { status, main } = await visit(`/blog${query}`)
    expect(status).toBe(404)
    expect(main).toContain('Oops! Page not found')
  },
)

test.each([
  ['/blog?tab=monthly-destinations', '/blog'],
  ['/blog?page=1', '/blog'],
  ['/blog?tab=travel-tips&page=1', '/blog?tab=travel-tips'],
  ['/Blog/?tab=monthly-destinations&page=1', '/blog'],
  ['/BLOG/index.html?utm=x&page=2&tab=monthly-destinations', '/blog?utm=x&page=2'],
  ['/Weekend/?page=1&sort=price', '/weekends?sort=price'],
  ['/custom-trip?page=1', '/#customised-trips'],
])('%s leads to %s', async (path, to) => {
  const response = await get(path)
  expect([response.status, response.headers.get('location')]).toEqual([301, to])
})

describe('a post', () => {
  const path = '/blog/spiti-shimla-side-or-manali-side'

  test('comes whole from the server', async () => {
    const { status, main } = await visit(path)
    expect(status).toBe(200)
    for (const words of [
      'Travel Guides</a>',
      'Spiti by Shimla or by Manali: Two Roads Compared</h1>',
      'Kafila Desk',
      '<time dateTime="2025-05-19">19 May 2025</time>',
      'min read',
      '<section id="the-kinnaur-road-from-shimla"',
      'href="#the-kinnaur-road-from-shimla"',
      'in by Shimla, out by Manali</strong>',
      '<a href="/trip/p1"',
      'road trip</li>',
      'Trips that go there</h2>',
      'Read next</h2>',
    ])
      expect(main.replaceAll('<!-- -->', '')).toContain(words)
    expect(main).not.toMatch(/\*\*|\]\(|^## /m)
  })

  test('leads by itself to pages that its paragraphs name, each once', async () => {
    const { main } = await visit('/blog/thailand-two-coasts-when-to-go')
    const body = main.slice(main.indexOf('<section id='), main.indexOf('aria-label="Tags"'))
    const links = [...body.matchAll(/<a href="(\/world\/[a-z-]+)"/g)].map(([, to]) => to)
    expect(links.filter((to) => to === '/world/thailand')).toHaveLength(1)
    expect(body).not.toMatch(/<h2[^>]*>[^/]*<a /)
  })

  test('that there is not is 404, and says so', async () => {
    const { status, main } = await visit('/blog/nowhere')
    expect(status).toBe(404)
    expect(main).toContain('Blog Post Not Found')
  })
})

describe('the feed', () => {
  test('holds every post, newest first, and is named in head and footer', async () => {
    const response = await get('/blog/rss.xml')
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const xml = await response.text()
    const days = [...xml.matchAll(/<pubDate>([^<]+)</g)].map(([, day = '']) => Date.parse(day))
    expect(days).toHaveLength(33)
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    expect(xml).toContain('<link>http://localhost:3000/blog/where-to-go-in-april</link>')
    expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/)
    const { html } = await visit('/blog')
    expect(html).toMatch(/<link rel="alternate" href="\/blog\/rss\.xml" type="application\/rss\+xml"/)
    expect(html.slice(html.indexOf('<footer'))).toContain('href="/blog/rss.xml"')
  })

  test('asked for again with its tag is 304', async () => {
    const etag = (await get('/blog/rss.xml')).headers.get('etag') ?? ''
    const again = await fetch(`${app.url}/blog/rss.xml`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })
})
