import { expect, test } from 'vitest'
import { loadContent } from '#content/load-content.ts'
import { drawProfile, hasProfile } from '#domain/route-drawing/altitude-profile.ts'

const { trips } = await loadContent(null)

test('a name on a profile stands nearer to its own point than to any other, or has a line', () => {
  const astray = trips.filter(hasProfile).flatMap(({ id, route }) => {
    const { ridge, points, isCrowded } = drawProfile(route)
    return points.flatMap((point) => {
      const { label } = point
      if (label.leader) return []
      const longest = Math.max(...label.text.split('\n').map(({ length }) => length))
      const half = (longest * (isCrowded ? 1.2 : 2.5)) / 2
      const middle = label.x + { start: half, middle: 0, end: -half }[label.align]
      const away = ridge.map(({ x, y }) => Math.hypot(x - middle, y - label.y))
      return ridge[away.indexOf(Math.min(...away))]?.x === point.x ? [] : [`${id}: ${label.text}`]
    })
  })
  expect(astray).toEqual([])
})
