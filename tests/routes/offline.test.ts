import { beforeAll, describe, expect, test } from 'vitest'
import { filesOfPage } from '#domain/offline/kept-on-device.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'

const kilobyte = 1024
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
const get = (path: string) => fetch(app.url + path, { headers: { 'accept-encoding': 'br' } })
const sent = (response: Response) => Number(response.headers.get('content-length'))

describe('the service worker', () => {
  test('is asked for at every visit, fits 6 KB and knows its release', async () => {
    const worker = await get('/sw.js')
    expect(worker.status).toBe(200)
    expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(worker.headers.get('cache-control')).toBe('no-cache')
    expect(sent(worker)).toBeLessThanOrEqual(6 * kilobyte)
    const { release } = (await (await get('/health')).json()) as { release: string }
    expect(await worker.text()).toContain(release)
  })

  test('its install adds at most 60 KB: itself, the offline page, home, and what the browser lacks of their files', async () => {
    const visited = new Set(filesOfPage(await (await get('/trip/lw6')).text()))
    const offline = await (await get('/offline')).text()
    // It is shown without scripts.
    const drawn = filesOfPage(offline.replace(/<script\b[\s\S]*?<\/script>/g, ''))
    const pictures = Array.from(offline.matchAll(/<img src="(\/images\/[^"]+)"/g), ([, path = '']) => path)
    expect(pictures).toHaveLength(1)
    const paths = ['/sw.js', '/offline', '/', ...pictures, ...drawn.filter((file) => !visited.has(file))]
    const sizes = await Promise.all(paths.map(async (path) => sent(await get(path))))
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      paths.map((path, i) => `${path} ${sizes[i]}`).join(),
    ).toBeLessThanOrEqual(60 * kilobyte)
  })

  test('finds its place for the list on the offline page, which search engines leave out', async () => {
    const html = await (await get('/offline')).text()
    expect(html).toContain('<div id="kept-pages"></div>')
    expect(html).toContain('name="robots" content="noindex"')
    expect(html).toContain('You are offline')
  })

  test('recalled, it removes itself', async () => {
    const recalled = await startTestApp({ SERVICE_WORKER: 'off' })
    const worker = await fetch(`${recalled.url}/sw.js`)
    expect(worker.headers.get('cache-control')).toBe('no-cache')
    expect(await worker.text()).toContain('registration.unregister()')
  })

  test('a page’s data says of which release it is', async () => {
    const { release } = (await (await get('/health')).json()) as { release: string }
    expect((await get('/terms.data')).headers.get('x-release')).toBe(release)
  })
})

describe('the manifest', () => {
  type Icon = { src: string; sizes: string; purpose?: string }
  type Manifest = {
    start_url: string
    display: string
    icons: Icon[]
    shortcuts: { url: string; icons: Icon[] }[]
  }

  test('names icons that are there in their size, and shortcuts to pages that are', async () => {
    const response = await get('/manifest.webmanifest')
    expect(response.headers.get('content-type')).toBe('application/manifest+json')
    const { icons, shortcuts, ...rest } = (await response.json()) as Manifest
    expect(rest).toMatchObject({ start_url: '/', display: 'standalone', short_name: 'Kafila' })
    expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes } of [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
      const png = Buffer.from(await (await get(src)).arrayBuffer())
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
    expect(shortcuts.length).toBeGreaterThan(1)
    for (const { url } of shortcuts) expect((await get(url)).status, url).toBe(200)
  })

  test('stands in the head of pages, and favicon.ico holds three sizes', async () => {
    expect(await (await get('/terms')).text()).toContain(
      '<link rel="manifest" href="/manifest.webmanifest"/>',
    )
    const icon = await get('/favicon.ico')
    expect(icon.headers.get('content-type')).toBe('image/x-icon')
    const bytes = Buffer.from(await icon.arrayBuffer())
    expect([0, 1, 2].map((i) => bytes.readUInt8(6 + i * 16))).toEqual([16, 32, 48])
  })
})
