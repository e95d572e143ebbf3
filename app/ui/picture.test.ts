import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const data = {
  src: '/images/ladakh/day-tall.abcdefabcdef.800.webp',
  avif: '/images/ladakh/day-tall.abcdefabcdef.{w}.avif',
  width: 1000,
  height: 1400,
  colors: '#111111,#222222,#333333,#444444',
  alt: 'Illustration: riders below bare mountains',
}
const wide = { ...data, width: 1600, height: 1000 }
const markup = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(createElement(Picture, { data, sizes: '78vw', ...props }))

test('offers AVIF as wide as it may stand, a WebP without them, and its own size', () => {
  const html = markup()
  const offered = (text: string) => text.match(/\d+\.avif \d+w/g)
  expect(offered(html)).toEqual(['400.avif 400w', '800.avif 800w', '1200.avif 1200w'])
  expect(offered(markup({ data: wide }))?.at(-1)).toBe('1600.avif 1600w')
  expect(html).toContain('src="/images/ladakh/day-tall.abcdefabcdef.800.webp"')
  expect(html).toMatch(/width="1000" height="1400" alt="Illustration: riders/)
  expect(html).toContain('linear-gradient(#111111,#222222,#333333,#444444)')
  expect(html).not.toContain('data-loading=')
  // Sizes without a choice of widths are no HTML.
  expect(/<img[^>]*>/.exec(html)?.[0]).not.toContain('sizes=')
})

test('a small one is offered smaller', () => {
  expect(markup({ small: true }).match(/\d+\.avif \d+w/g)).toEqual([
    '200.avif 200w',
    '400.avif 400w',
    '800.avif 800w',
  ])
})

test('a phone gets its own composition, in no more than 1200 pixels', () => {
  const html = markup({ phone: { ...data, avif: '/images/hero/coast-tall.abcdefabcdef.{w}.avif' } })
  expect(html.match(/coast-tall\.abcdefabcdef\.\d+/g)?.at(-1)).toBe('coast-tall.abcdefabcdef.1200')
})

test('waits until it is needed, unless it has priority', () => {
  expect(markup()).toContain('loading="lazy"')
  expect(markup({ priority: true })).toMatch(/loading="eager" fetchPriority="high"/i)
})

test('goes before others but waits for its section, where that sleeps at first', () => {
  expect(markup({ priority: 'when-awake' })).toMatch(/loading="lazy" fetchPriority="high"/i)
})

test('a picture on an outside host has its widths on the image itself', () => {
  const html = markup({
    data: {
      ...wide,
      avif: undefined,
      src: 'https://img.example/a?w=800',
      any: 'https://img.example/a?w={w}',
    },
  })
  expect(html).not.toContain('<source')
  expect(html).toContain('https://img.example/a?w=1600 1600w')
  expect(html).toContain('sizes="78vw"')
})
