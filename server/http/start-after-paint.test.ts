import { expect, test } from 'vitest'
import { sealPage } from './seal-page.ts'
import { startAfterPaint } from './start-after-paint.ts'

const page =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" crossorigin="" href="/assets/b.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<script nonce="n1">first()</script><script nonce="n1" type="module" async="">import "/assets/a.js"</script>'

test('modules are neither fetched nor run before the page is painted', () => {
  const html = startAfterPaint(page, 'n1')
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toContain(' type="module"')
  expect(html).toContain('data-modules="/assets/a.js /assets/b.js">import "/assets/a.js"</script>')
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(html).toContain('<script nonce="n1">first()</script>')
})

test('both the kept script and the one that starts it are allowed by their hashes', () => {
  expect(sealPage(startAfterPaint(page, 'n1'), 'n1').scriptHashes).toHaveLength(3)
})
