import { expect, test, vi } from 'vitest'
import { loadThroughResultsCache } from './results-cache.ts'

const never = () => false

test('a page of results is fetched once', async () => {
  const load = vi.fn(async () => 'goa')
  for (const _ of [1, 2])
    expect(await loadThroughResultsCache('http://a/?search=goa', load, never)).toBe('goa')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failed search is asked again, and the page without a search always', async () => {
  const load = vi.fn(async () => 'failed')
  const isFailed = (page: string) => page === 'failed'
  for (const _ of [1, 2]) await loadThroughResultsCache('http://a/?search=kerala', load, isFailed)
  expect(load).toHaveBeenCalledTimes(2)
  for (const _ of [1, 2]) await loadThroughResultsCache('http://a/', load, never)
  expect(load).toHaveBeenCalledTimes(4)
})
