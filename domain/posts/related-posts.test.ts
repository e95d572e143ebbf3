import { expect, test } from 'vitest'
import { relatedPosts } from './related-posts.ts'

const post = (slug: string, rest: object = {}) => ({
  slug,
  category: 'Travel Tips',
  location: 'Leh, Ladakh',
  tags: ['leh'],
  date: '2026-01-01',
  ...rest,
})

test('shared tags and places come first, then the tab, then the newest', () => {
  const far = { location: 'Goa', tags: ['sea'] }
  const all = [
    post('itself'),
    post('old', { ...far, category: 'News' }),
    post('newest', { ...far, category: 'News', date: '2026-05-01' }),
    post('same-tab', far),
    post('same-tag', { ...far, category: 'News', tags: ['leh', 'sea'] }),
  ]
  expect(relatedPosts(post('itself'), all).map(({ slug }) => slug)).toEqual([
    'same-tag',
    'same-tab',
    'newest',
  ])
})
