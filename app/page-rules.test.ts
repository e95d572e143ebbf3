import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { findPageRule, pageRules } from './page-rules.ts'
import routes from './routes.ts'

function pathsOf(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = index ? parent || '/' : `${parent}/${path ?? ''}`
    return children ? pathsOf(children, own) : [own]
  })
}

const paths = pathsOf(await routes)

test('every route has a row, and every row a route, in the same order', () => {
  expect(pageRules.map(({ path }) => path)).toEqual(paths)
})

test.each(paths)('an address of %s falls under its own row', (path) => {
  const address = path.replace(/:\w+\??/g, 'some-thing').replace('/*', '/not/a/page')
  for (const asked of [address, `${address.toUpperCase()}`, address === '/' ? '/_.data' : `${address}.data`])
    expect(findPageRule(asked).path).toBe(path)
})

test('what no row allows is not done', () => {
  expect(findPageRule('/pay/return/KF-1')).toMatchObject({ keep: 'none', reads: [], secret: true })
  expect(findPageRule('not a path')).toMatchObject({ keep: 'none', reads: [], secret: true })
  expect(findPageRule('/newsletter/AbC.data')).toMatchObject({ keep: 'none', secret: true })
})
