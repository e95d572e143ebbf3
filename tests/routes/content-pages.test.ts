import { beforeAll, describe, expect, test } from 'vitest'
import { cancellationRows } from '#domain/money/cancellation.ts'
import { enquiries } from '../../database/schema/enquiries.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' })
})

const read = async (path: string) => {
  const response = await fetch(app.url + path)
  // Without the data that the page's scripts read.
  const html = (await response.text()).replace(/<script\b[\s\S]*?<\/script>/g, '')
  return {
    response,
    html,
    text: html
      .replace(/<!-- -->/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  }
}
const post = (path: string, fields: Record<string, string>, from: string) =>
  fetch(app.url + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': from },
  })
const stored = async (name: string) =>
  (await app.database.db.select().from(enquiries)).filter((row) => row.name === name)
const mailsOf = async (name: string) =>
  (await app.database.pool.query('select 1 from outbox where body like $1', [`%Name: ${name}\n%`])).rowCount

describe.each([
  ['/contact', 'Get in Touch'],
  ['/contact-landing', 'Plan Your Trip'],
  ['/about', 'About us'],
  ['/faq', 'Questions and answers'],
  ['/careers', 'Careers'],
])('%s', (path, title) => {
  test('is complete HTML with one heading, its own words in its head, and a map allowed by its policy', async () => {
    const { response, html } = await read(path)
    expect(response.status).toBe(200)
    expect([...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text)).toEqual([title])
    expect(html).toContain(`<title>${title} | Kafila</title>`)
    expect(html).toMatch(/<meta name="description" content="[^"]{60,}"/)
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"`)
    expect(response.headers.get('content-security-policy')).toContain(
      'frame-src https://www.openstreetmap.org;',
    )
  })

  test('fits its room and asks nothing of anybody else', async () => {
    const { html } = await read(path)
    expect(html).not.toContain('<iframe')
    expect(html).not.toMatch(/ src(set)?="https?:/)
  })
})

test('/contact has both offices, the hours, the chat, and the FAQ’s own answers', async () => {
  const { html, text } = await read('/contact')
  for (const words of [
    'Connaught Place, New Delhi 110001',
    'Bandra West, Mumbai 400050',
    'Show the live map',
  ])
    expect(text).toContain(words)
  expect(text).toContain('Office hours: Mon-Fri 9am-6pm, Sat 10am-4pm, Sun closed')
  expect(html).toContain('href="https://wa.me/911000000001"')
  const faq = await read('/faq')
  const answers = [
    ...html.matchAll(/<summary[^>]*><h3[^>]*>([^<]+)<\/h3>.*?<\/summary><div[^>]*>(.*?)<\/div>/g),
  ]
  expect(answers.map(([, title]) => title)).toEqual([
    'Booking',
    'Payment methods',
    'Cancellation policy',
    'Trip customisation',
  ])
  for (const [, , answer = ''] of answers) expect(faq.html).toContain(answer)
})

describe('a message without scripts', () => {
  const good = {
    name: 'Plain Asha',
    email: 'asha@example.com',
    subject: 'The road to Spiti',
    message: 'Is it open?\r\nAnd the pass?',
  }

  test('is kept and mailed, and leads to a page that says so', async () => {
    const response = await post('/contact', good, '10.1.0.1')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/contact?sent=1#message')
    const { html } = await read('/contact?sent=1')
    expect(html).toContain('Message sent successfully! We&#x27;ll get back to you as soon as possible.')
    expect(html).toContain('<meta name="robots" content="noindex, follow"')
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/contact"')
    expect((await read('/contact?sent=2')).html).not.toContain('Message sent successfully!')
    expect((await read('/contact')).html).not.toContain('noindex')
    expect(await stored('Plain Asha')).toMatchObject([
      {
        formType: 'Contact Form',
        message: 'Is it open?\nAnd the pass?',
        pagePath: '/contact',
        suspect: false,
      },
    ])
    expect(await mailsOf('Plain Asha')).toBe(1)
  })

  test('that is pressed twice or sent again is kept and mailed once, until it is another one', async () => {
    const twice = { ...good, name: 'Twice' }
    const answers = await Promise.all([
      post('/contact', twice, '10.1.0.6'),
      post('/contact', twice, '10.1.0.6'),
    ])
    answers.push(await post('/contact', twice, '10.1.0.6'))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await stored('Twice')).toHaveLength(1)
    expect(await mailsOf('Twice')).toBe(1)
    await post('/contact', { ...twice, message: 'And the way back?' }, '10.1.0.6')
    expect(await stored('Twice')).toHaveLength(2)
    const before = app.clock.now()
    app.clock.set(new Date(before.getTime() + 10 * 60 * 1000))
    await post('/contact', twice, '10.1.0.6')
    app.clock.set(before)
    expect(await stored('Twice')).toHaveLength(3)
  })

  test('that is refused comes back with its faults and all that was typed', async () => {
    const typed = { ...good, name: 'B', subject: '"><b>', message: 'Two\nlines of <i>text</i>' }
    const response = await post('/contact', typed, '10.1.0.2')
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('Name must be at least 2 characters')
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;"')
    expect(html).toContain('Two\nlines of &lt;i&gt;text&lt;/i&gt;</textarea>')
    expect(html).not.toContain('Message sent successfully')
  })

  test('with the field that nobody sees is kept and marked, and answered alike', async () => {
    const response = await post('/contact', { ...good, name: 'Machine', website: 'x' }, '10.1.0.3')
    expect(response.headers.get('location')).toBe('/contact?sent=1#message')
    expect(await stored('Machine')).toMatchObject([{ suspect: true }])
    expect(await mailsOf('Machine')).toBe(0)
  })

  test('that is one too many says how long to wait, and keeps what was typed', async () => {
    for (let i = 0; i < 20; i++) await post('/contact', { ...good, name: 'Many' }, '10.1.0.4')
    const refused = await post('/contact', { ...good, name: 'Many more' }, '10.1.0.4')
    const html = await refused.text()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('600')
    expect(html).toContain('Failed to send your details. Please try again later.')
    expect(html).toContain('Wait 10 minutes, or write to')
    expect(html).toContain('value="Many more"')
  })
})

describe('careers', () => {
  test('four openings and four perks, each opening with a way to its form', async () => {
    const { html, text } = await read('/careers')
    for (const title of [
      'Travel Consultant',
      'Tour Manager',
      'Digital Marketing Specialist',
      'Customer Support Executive',
    ])
      expect(text).toContain(title)
    expect(html.match(/>Apply Now</g)).toHaveLength(4)
    expect(html).not.toContain('<form method="post" action="/careers')
    const form = await read('/careers?opening=tour-manager')
    expect(form.html).toContain('action="/careers?opening=tour-manager#apply"')
    expect(form.html).toContain('<meta name="robots" content="noindex, follow"')
    expect((await read('/careers?opening=nobody')).html).not.toContain('name="openingId"')
  })

  test('an application without scripts is kept, or refused by field', async () => {
    const good = {
      openingId: 'tour-manager',
      name: 'Plain Applicant',
      email: 'asha@example.com',
      phone: '98765 43210',
      message: 'I have led treks for six years.',
      link: '',
    }
    const path = '/careers?opening=tour-manager'
    const taken = await post(path, good, '10.1.0.5')
    expect(taken.status).toBe(303)
    expect(taken.headers.get('location')).toBe('/careers?opening=tour-manager&sent=1#apply')
    const { html: sent } = await read('/careers?opening=tour-manager&sent=1')
    expect(sent).toMatch(/<li id="apply".*Application sent successfully!/)
    expect(sent).toContain('<meta name="robots" content="noindex, follow"')
    expect(sent).not.toContain('name="openingId"')
    expect(await stored('Plain Applicant')).toMatchObject([
      { formType: 'Job Application', additionalData: { openingId: 'tour-manager' }, pagePath: '/careers' },
    ])
    const refused = await post(path, { ...good, link: 'http://x.example', phone: '1' }, '10.1.0.5')
    const html = await refused.text()
    expect(refused.status).toBe(422)
    expect(html).toContain('Please enter a link that begins with https://')
    expect(html).toContain('Please enter a valid phone number')
    expect(html).toContain('I have led treks for six years.</textarea>')
  })
})

describe('the FAQ is searched by the server', () => {
  test('in questions and answers, over all five categories', async () => {
    const all = await read('/faq')
    expect([...all.html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, name]) => name).slice(0, 5)).toEqual([
      'Booking &amp; Payments',
      'Trip Planning',
      'Cancellation &amp; Changes',
      'During Travel',
      'Special Requirements',
    ])
    expect(all.html.match(/<details[^>]* name="faq"/g)).toHaveLength(42)
    const found = await read('/faq?q=acetazolamide')
    expect(found.html.match(/<details[^>]* name="faq"/g)).toHaveLength(1)
    expect(found.text).toContain('How do you handle altitude sickness?')
    expect(found.text).toContain('1 question found')
    expect(found.html).toContain('value="acetazolamide"')
    expect(found.html).toContain('<meta name="robots" content="noindex, follow"')
    expect(found.html).toContain('rel="canonical" href="http://localhost:3000/faq"')
  })

  test('what is asked most is answered in short, with the refund table and where the money goes', async () => {
    const { html, text } = await read('/faq')
    const [asked = ''] = /<nav aria-label="Asked most"[\s\S]*?<\/nav>/.exec(html) ?? []
    for (const { period, description } of cancellationRows('standard')) {
      expect(asked).toContain(`>${period}</dt>`)
      expect(asked).toContain(`>${description}</dd>`)
    }
    expect(text).toContain(
      'back the way you paid, in 7-10 working days, or all of it to your wallet at once.',
    )
    for (const [, id] of asked.matchAll(/href="#([\w-]+)"/g)) expect(html).toContain(`<details id="${id}"`)
  })

  test('and says when nothing is found, whatever was typed', async () => {
    for (const typed of ['xyzzy', '<script>alert(1)</script>', '((((', '\u0000', '%'.repeat(500)]) {
      const { response, html } = await read(`/faq?q=${encodeURIComponent(typed)}`)
      expect(response.status).toBe(200)
      expect(html).toContain('No FAQs found matching your search.')
      expect(html).not.toContain('<script>alert')
      expect(html).toContain('href="/contact"')
    }
  })
})

describe('the offer of the lead page', () => {
  test('names its percent, its code and its last day, and goes after it', async () => {
    const { text } = await read('/contact-landing')
    for (const words of ['Limited Time Offer', '15% off first booking', 'SUMMER15', 'until 31 Mar 2027'])
      expect(text).toContain(words)
    expect(text).toContain('4.9/5 (300+ reviews)')
    const before = app.clock.now()
    app.clock.set(new Date('2027-03-31T18:29:00Z'))
    expect((await read('/contact-landing')).text).toContain('Limited Time Offer')
    app.clock.set(new Date('2027-03-31T18:30:00Z'))
    expect((await read('/contact-landing')).text).not.toContain('Limited Time Offer')
    app.clock.set(before)
  })
})

test('affiliations stand without a word about a number', async () => {
  const { text } = await read('/')
  expect(text).toContain('Indian Association of Tour Operators')
  expect(text).not.toMatch(/to be added|which number/)
})

test.each(['/%ff', '/trip/%ff', '/%E0%A4%A', '/blog/%'])(
  '%s is answered by a page of the site',
  async (path) => {
    const { response, html } = await read(path)
    expect(response.status).toBe(400)
    expect(html).toContain('We can’t read this address')
    expect(html).toContain('Quick links')
  },
)
