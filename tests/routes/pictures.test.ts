import { get } from 'node:http'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { readManifest } from '../../server/pictures/manifest.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'

let app: TestApp
let address: string
beforeAll(async () => {
  app = await startTestApp()
  const html = await (await fetch(app.url)).text()
  address = /\/images\/[a-z-]+\/[a-z0-9-]+-tall\.[0-9a-f]{12}\.400\.avif/.exec(html)?.[0] ?? ''
})

/** fetch tidies paths; a hostile client does not. */
function rawStatus(path: string): Promise<number> {
  const { hostname, port } = new URL(app.url)
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    }).once('error', reject)
  })
}

test('a picture that a page names is drawn on its first request and may be kept for a year', async () => {
  expect(address).not.toBe('')
  const response = await fetch(app.url + address)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/avif')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(4, 12).toString()).toBe('ftypavif')
  expect(bytes.length).toBeLessThan(30 * 1024)
}, 20_000)

test('pages offer the widths of the manifest', async () => {
  const html = await (await fetch(app.url)).text()
  const sets = [...html.matchAll(/<source type="image\/avif" srcSet="([^"]+)"/gi)].map(([, set = '']) => set)
  const offered = new Set(sets.flatMap((set) => [...set.matchAll(/ (\d+)w/g)].map(([, w]) => Number(w))))
  expect([...offered].toSorted((a, b) => a - b)).toEqual(readManifest('.generated/pictures.json').widths)
})

test('whoever asks for a page does not wait for pictures that are being drawn', async () => {
  const html = await (await fetch(app.url)).text()
  const unmade = [...new Set(html.match(/\/images\/[a-z-]+\/[a-z0-9-]+-tall\.[0-9a-f]{12}\.(?=800\.webp)/g))]
    .slice(-4)
    .map((base) => `${base}400.avif`)
  expect(unmade).toHaveLength(4)
  const order: string[] = []
  const pictures = unmade.map(async (path) => {
    const { status } = await fetch(app.url + path)
    order.push(path)
    return status
  })
  const health = await fetch(`${app.url}/health`)
  order.push('health')
  expect(health.status).toBe(200)
  expect(await Promise.all(pictures)).toEqual([200, 200, 200, 200])
  expect(order[0]).toBe('health')
}, 60_000)

test('a width that does not exist is 404, as is a picture', async () => {
  expect((await fetch(app.url + address.replace('.400.', '.401.'))).status).toBe(404)
  expect((await fetch(`${app.url}/images/atlantis/day-tall.000000000000.400.avif`)).status).toBe(404)
})

test.each([
  '/images/../package.json',
  '/images/%2e%2e/package.json',
  '/images/ladakh/..%2f..%2fx',
  '/images/https://other.example/a.avif',
])('%s is refused', async (path) => {
  expect(await rawStatus(path)).toBe(400)
})

test('a shared link to a trip shows a picture with its title and price, and only what exists has one', async () => {
  const html = await (await fetch(`${app.url}/trip/lw6`)).text()
  const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]+)"`).exec(html)?.[1]
  const image = property('og:image') ?? ''
  expect(image).toMatch(/^http:\/\/localhost:3000\/images\/share\/trip\/lw6\.[0-9a-f]{12}\.jpg$/)
  expect(property('og:url')).toBe('http://localhost:3000/trip/lw6')
  expect(property('og:image:alt')).toBe(property('og:title'))
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  const response = await fetch(app.url + new URL(image).pathname)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
  expect([`${width}`, `${height}`, format]).toEqual([
    property('og:image:width'),
    property('og:image:height'),
    'jpeg',
  ])
  expect((await fetch(`${app.url}/images/share/trip/nowhere.000000000000.jpg`)).status).toBe(404)
}, 20_000)

test('a shared link to the site shows its own picture', async () => {
  const html = await (await fetch(app.url)).text()
  expect(html).toMatch(
    /<meta property="og:image" content="http:\/\/localhost:3000\/images\/share\/page\/home\.[0-9a-f]{12}\.jpg"/,
  )
})
