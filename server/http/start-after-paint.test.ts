import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealPage } from './seal-page.ts'
import { startAfterPaint } from './start-after-paint.ts'

const page =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" crossorigin="" href="/assets/b.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<script nonce="n1">first()</script><script nonce="n1" type="module" async="">import "/assets/a.js"</script>'

test('modules are neither fetched nor run before the page is painted', () => {
  const html = startAfterPaint(page, 'n1')
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain(' type="module"')
  expect(html).toContain('data-modules="/assets/a.js /assets/b.js">import "/assets/a.js"</script>')
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(html).toContain('<script nonce="n1">first()</script>')
})

test('both the kept script and the one that starts it are allowed by their hashes', () => {
  const { scriptHashes } = sealPage(startAfterPaint(page, 'n1'), 'n1')
  expect(scriptHashes).toHaveLength(3)
  expect(scriptHashes).toContain(createHash('sha256').update('import "/assets/a.js"').digest('base64'))
})

test('words of a page that look like its start are left alone', () => {
  const words = '<p>x type="module" async="">y</p>'
  expect(startAfterPaint(page.replace('</head>', `</head>${words}`), 'n1')).toContain(words)
  const without = page.replace(/<script nonce="n1" type=.*/, words)
  expect(startAfterPaint(without, 'n1')).toBe(without)
})

test('a page whose start is not recognised keeps its preloads', () => {
  const other = page.replace('type="module" async=""', 'async="" type="module"')
  expect(startAfterPaint(other, 'n1')).toBe(other)
})
