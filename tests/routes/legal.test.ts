import { beforeAll, expect, test } from 'vitest'
import { pages } from '#content/pages/all.ts'
import { cancellationRows } from '#domain/money/cancellation.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

async function visit(path: string) {
  const response = await fetch(app.url + path)
  const html = await response.text()
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const texts = (tag: string) =>
    [...main.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
      inner
        .replace(/<span aria-hidden[^>]*>.*?<\/span>/g, '')
        .replace(/<[^>]+>/g, '')
        .replaceAll('&amp;', '&'),
    )
  return { status: response.status, html, main, texts }
}

test.each([
  ['/privacy-policy', pages.privacy],
  ['/terms', pages.terms],
] as const)('%s shows every section under its heading, without a script', async (path, words) => {
  const { status, html, main, texts } = await visit(path)
  expect(status).toBe(200)
  expect(html).toContain(`<title>${words.title} | Kafila</title>`)
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"`))
  expect(html).toContain(`<meta name="description" content="${words.description}"`)
  expect(html).not.toContain('name="robots"')
  expect(texts('h1')).toEqual([words.title])
  expect(texts('h2')).toEqual(words.sections.map(({ title }) => title))
  for (const { id } of words.sections) {
    expect(main).toContain(`<section id="${id}"`)
    expect(main).toContain(`href="#${id}"`)
  }
  expect(texts('p').filter((text) => /[{}[\]]/.test(text))).toEqual([])
})

test('the privacy policy has eleven sections', async () => {
  expect((await visit('/privacy-policy')).texts('h2')).toHaveLength(11)
})

test('the terms draw their refund table from the one policy', async () => {
  const { texts } = await visit('/terms')
  const rows = cancellationRows('standard')
  expect(texts('th').slice(2)).toEqual(rows.map(({ period }) => period))
  expect(texts('td')).toEqual(rows.map(({ description }) => description))
})

test('addresses, numbers and pages that they name are links', async () => {
  const privacy = (await visit('/privacy-policy')).main
  for (const target of ['mailto:', 'tel:+', '/profile#settings', '/terms'])
    expect(privacy).toContain(`<a href="${target}`)
  expect((await visit('/terms')).main).toContain('<a href="/privacy-policy#grievance-officer"')
})

test('every page leads to them from its footer', async () => {
  const { html } = await visit('/newsletter')
  const footer = html.slice(html.indexOf('<footer'))
  expect(footer).toContain('href="/privacy-policy"')
  expect(footer).toContain('href="/terms"')
})
