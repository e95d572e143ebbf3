import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

test('a page without data has no head', () => {
  expect(pageMeta(undefined)).toEqual([])
})

test('a head holds what its page says, and no more', () => {
  expect(pageMeta({ title: 'Design', robots: 'noindex' })).toEqual([
    { title: 'Design' },
    { name: 'robots', content: 'noindex' },
  ])
  expect(pageMeta({ title: 'T', description: '', canonical: 'https://kafila.example/' })).toEqual([
    { title: 'T' },
    { name: 'description', content: '' },
    { tagName: 'link', rel: 'canonical', href: 'https://kafila.example/' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en-IN', href: 'https://kafila.example/' },
  ])
})

test('what must not be listed has no version in a language', () => {
  const meta = pageMeta({ title: 'T', canonical: 'https://kafila.example/', robots: 'noindex' })
  expect(meta).not.toContainEqual(expect.objectContaining({ rel: 'alternate' }))
})

test('a shared link has its own title, and a picture where there is one', () => {
  const head = { title: 'Goa | Kafila', description: 'By the sea', canonical: 'https://kafila.example/goa' }
  const shared = pageMeta({ ...head, share: { title: 'Goa' } }).slice(4)
  expect(shared).toEqual([
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: 'Goa' },
    { property: 'og:description', content: 'By the sea' },
    { property: 'og:url', content: 'https://kafila.example/goa' },
  ])
  const image = 'https://kafila.example/share/goa.png'
  expect(pageMeta({ ...head, share: { title: 'Goa', image } })).toEqual(
    expect.arrayContaining([
      { property: 'og:image', content: image },
      { property: 'og:image:alt', content: 'Goa' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  )
})

test('a post is an article with its day', () => {
  const meta = pageMeta({ title: 'T', share: { title: 'T', published: '2026-03-11' } })
  expect(meta).toContainEqual({ property: 'og:type', content: 'article' })
  expect(meta).toContainEqual({ property: 'article:published_time', content: '2026-03-11' })
})

test('structured data comes last', () => {
  const structured = { '@context': 'https://schema.org' }
  expect(pageMeta({ title: 'T', structured }).at(-1)).toEqual({ 'script:ld+json': structured })
})
