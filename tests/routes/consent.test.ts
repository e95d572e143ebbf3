import { expect, test } from 'vitest'
import { startTestApp } from '../setup/app.ts'

async function policiesOf(settings: Record<string, string>, ...paths: string[]) {
  const app = await startTestApp(settings)
  return Promise.all(
    paths.map(async (path) => {
      const response = await fetch(app.url + path)
      const policy = response.headers.get('content-security-policy') ?? ''
      const sources = (name: string) =>
        policy
          .split('; ')
          .find((directive) => directive.startsWith(`${name} `))
          ?.split(' ')
          .slice(1)
          .filter((source) => !source.startsWith("'sha256-"))
      return { html: await response.text(), policy, sources }
    }),
  )
}

const paths = ['/', '/terms', '/trip/lw6', '/no/such/page']

test('without a pixel no page names its hosts, and nobody is asked', async () => {
  for (const { html, policy, sources } of await policiesOf({}, ...paths)) {
    expect(policy).not.toContain('facebook')
    expect(html).not.toContain('Privacy choices')
    expect(sources('frame-src')).toEqual(['https://www.openstreetmap.org'])
    expect(sources('worker-src')).toEqual(["'self'"])
  }
})

test('with one every page names the hosts that it needs, and no more; the page itself asks for nothing there', async () => {
  const pages = await policiesOf({ META_PIXEL_ID: '1234567890' }, ...paths)
  for (const { html, sources } of pages) {
    expect(sources('script-src')).toEqual(["'self'", 'https://connect.facebook.net'])
    expect(sources('img-src')).toEqual(["'self'", 'data:', 'https://www.facebook.com'])
    expect(sources('connect-src')).toEqual(["'self'", 'https://www.facebook.com'])
    expect(html).not.toMatch(/(src|href)="https:\/\/[^"]*facebook\.(net|com)\/(?!kafila)/)
  }
  expect(pages[1]?.html).toContain('Privacy choices')
})

test('a page whose address opens a door has no pixel, and tells its address to nobody', async () => {
  const secrets = [
    '/v/KF-22222222-1-abc',
    '/review/KF-22222222-abc',
    '/guest/KF-22222222-1-abc',
    '/waiting/abc',
    '/pay/return/KF-22222222',
    '/newsletter/abc',
  ]
  const app = await startTestApp({ META_PIXEL_ID: '1234567890' })
  for (const path of secrets) {
    const response = await fetch(app.url + path)
    const [html, { headers }] = [await response.text(), response]
    expect([html.includes('</html>'), html.includes('1234567890')], path).toEqual([true, false])
    expect(headers.get('content-security-policy'), path).not.toContain('facebook')
    expect(['no-referrer', 'strict-origin'], path).toContain(headers.get('referrer-policy'))
  }
})
