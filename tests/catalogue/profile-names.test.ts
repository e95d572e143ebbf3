import { expect, test } from 'vitest'
import { loadContent } from '#content/load-content.ts'
import { drawProfile, hasProfile } from '#domain/route-drawing/altitude-profile.ts'

const { trips } = await loadContent(null)

test('a name on a profile stands nearer to its own point than to any other, or has a line', () => {
  const astray = trips.filter(hasProfile).flatMap(({ id, route }) => {
    const { points, highest } = drawProfile(route)
    const always = [0, points.length - 1, highest.index]
    return points.flatMap(({ label }, own) => {
      if (!label || label.leader || always.includes(own)) return []
      const half = (label.text.length * 2.5) / 2
      const middle = label.x + { start: half, middle: 0, end: -half }[label.align]
      const away = points.map(({ x, y }) => Math.hypot(x - middle, y - label.y))
      return away.indexOf(Math.min(...away)) === own ? [] : [`${id}: ${label.text}`]
    })
  })
  expect(astray).toEqual([])
})
