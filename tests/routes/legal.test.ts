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

test.each(['/privacy-policy', '/terms'])('%s is said in five lines first', async (path) => {
  const { main } = await visit(path)
  const inShort = /<section aria-label="In short"[\s\S]*?<\/section>/.exec(main)?.[0] ?? ''
  expect(inShort.match(/<li/g)).toHaveLength(5)
  expect(plain(inShort)).not.toMatch(/[{}[\]]/)
  expect(main.indexOf(inShort)).toBeLessThan(main.indexOf('<section id='))
})

test('the privacy policy has eleven sections', async () => {
  expect((await visit('/privacy-policy')).texts('h2')).toHaveLength(11)
})

test('the terms draw their refund table from the one policy, in short and where it is agreed', async () => {
  const { texts } = await visit('/terms')
  const rows = cancellationRows('standard')
  const columns = ['Before departure', 'What you get back']
  const table = [...columns, ...rows.map(({ period }) => period)]
  const back = rows.map(({ description }) => description)
  expect(texts('th')).toEqual([...table, ...table])
  expect(texts('td')).toEqual([...back, ...back])
})

test('addresses, numbers and pages that they name are links', async () => {
  const privacy = (await visit('/privacy-policy')).main
  for (const target of ['mailto:', 'tel:+', '/profile#settings', '/terms'])
    expect(privacy).toContain(`<a href="${target}`)
  expect((await visit('/terms')).main).toContain('<a href="mailto:grievance@kafila.example"')
})

const seller = [
  'Kafila Example Private Limited',
  'Example House, Connaught Place',
  'U00000DL0000PTC000000',
  '07AAAAA0000A1Z0',
]
const officer = ['Example Officer', 'Head of Example Care', '+91 10000 00003', 'grievance@kafila.example']
const reached = ['+91 10000 00002', 'hello@kafila.example']
const plain = (html: string) => html.replace(/<!-- -->|<[^>]+>/g, '')

test.each(['/contact', '/terms', '/privacy-policy'])(
  '%s says who sells and names the Grievance Officer',
  async (path) => {
    const { main } = await visit(path)
    const facts = /<dl[^>]*>(?:(?!<\/dl>)[\s\S])*CIN[\s\S]*?<\/dl>/.exec(main)?.[0] ?? ''
    const text = plain(facts)
    for (const fact of [...seller, ...officer, ...reached]) expect(text).toContain(fact)
    expect(text).toContain('within 48 hours and answers it within one month')
  },
)

test.each(['/', '/trip/lw6', '/india', '/newsletter', '/no/such/page'])(
  'the footer of %s says it in short',
  async (path) => {
    const { html } = await visit(path)
    const footer = plain(html.slice(html.indexOf('<footer'), html.indexOf('</footer')))
    for (const fact of [...seller, ...officer.slice(0, 2), ...reached]) expect(footer).toContain(fact)
    expect(html).toContain('href="/contact#who-sells"')
  },
)

test('whoever is told of the Grievance Officer is told the name there', async () => {
  for (const path of ['/terms', '/privacy-policy', '/faq', '/contact']) {
    const { texts } = await visit(path)
    for (const text of texts('p').filter((words) => words.includes('to our Grievance Officer')))
      expect(text, path).toContain('Example Officer, Head of Example Care')
  }
})

test('the terms reckon a refund from the full price wherever they speak of it, and name both ways it can go', async () => {
  const text = plain((await visit('/terms')).main)
  expect(text.match(/refund is a share of the full price/gi)).toHaveLength(2)
  expect(text).not.toMatch(/share (on|of) the amount you paid/)
  expect(text).toContain('In My Trips you choose where the money goes: back the way you paid')
  expect(text).toContain('all of it to your wallet at once')
})

test('the terms say what we owe when we cancel, whom we answer for and how long a claim lasts', async () => {
  const text = plain((await visit('/terms')).main)
  expect(text).toContain('all the money you paid us at once, the way you paid it')
  expect(text).toContain('less than 15 days before the start, we also give you ₹1,000 for each guest')
  expect(text).toContain('hotels, homestays, camps, drivers, guides and activity operators that we chose')
  expect(text).toContain('the law gives you two years')
})

test('the privacy policy is a notice and says how long what is kept', async () => {
  const text = plain((await visit('/privacy-policy')).main)
  expect(text).toContain('You do not have to accept this policy')
  expect(text).toContain('up to 7 years')
  expect(text).toContain('your invoices for 8 years')
  expect(text).toContain('enquiries and job applications for one year')
  expect(text).toContain('messages that we send you for 30 days')
  expect(text).toContain('phone number for one year as well')
  expect(text).toContain('we delete the address after 30 days')
  expect(text).toContain('what was done with personal data for one year')
  expect(text).toContain('a device that you have not used for 90 days')
  expect(text).toContain('under 18 travels on the booking of a parent')
  expect(text).toContain('not meant for under 13s')
})

test('every page leads to them from its footer', async () => {
  const { html } = await visit('/newsletter')
  const footer = html.slice(html.indexOf('<footer'))
  expect(footer).toContain('href="/privacy-policy"')
  expect(footer).toContain('href="/terms"')
})
