import { expect, test } from 'vitest'
import { lostPhotographs } from './lost-photographs.ts'

const trip = {
  id: 'p1',
  cover: { url: 'https://img.example/leh.jpg', alt: 'The palace of Leh' },
  gallery: ['ladakh/day', { url: 'https://other.example/leh.jpg', alt: 'The palace of Leh' }],
}

test('names every photograph that the image host does not hold', () => {
  expect(lostPhotographs([trip], 'https://img.example')).toEqual([
    'The photograph https://other.example/leh.jpg of p1 is not on IMAGE_HOST: the default picture is shown instead',
  ])
  expect(lostPhotographs([trip], undefined)).toHaveLength(2)
})
