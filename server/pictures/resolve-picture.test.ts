import { expect, test } from 'vitest'
import { indexManifest, type ManifestPicture } from './manifest.ts'
import { createPictureResolver } from './resolve-picture.ts'

const picture = (name: string, hash: string): ManifestPicture => ({
  name,
  format: 'tall',
  hash,
  width: 1000,
  height: 1400,
  placeholder: ['#111111', '#222222', '#333333', '#444444'],
  alt: `Illustration: ${name}`,
})
const manifest = indexManifest({
  widths: [400, 800, 1200, 1600],
  fallbackWidth: 800,
  pictures: [picture('site/default', '0123456789ab'), picture('ladakh/day', 'abcdefabcdef')],
})

const leh = (url: string) => ({ url, alt: 'The palace of Leh' })

test('pictures come from our own server', () => {
  expect(createPictureResolver(manifest, undefined)('ladakh/day', 'tall')).toEqual({
    src: '/images/ladakh/day-tall.abcdefabcdef.800.webp',
    avif: '/images/ladakh/day-tall.abcdefabcdef.{w}.avif',
    width: 1000,
    height: 1400,
    colors: '#111111,#222222,#333333,#444444',
    alt: 'Illustration: ladakh/day',
  })
})

test('with an image host they come from there, by width', () => {
  const resolve = createPictureResolver(manifest, 'https://img.example/')
  expect(resolve('ladakh/day', 'tall').any).toBe(
    'https://img.example/images/ladakh/day-tall.abcdefabcdef.1600.avif?w={w}',
  )
  expect(resolve(leh('https://img.example/leh.jpg?crop=1&w=5'), 'tall')).toMatchObject({
    src: 'https://img.example/leh.jpg?crop=1&w=800',
    any: 'https://img.example/leh.jpg?crop=1&w={w}',
    alt: 'The palace of Leh',
    photograph: true,
  })
  expect(resolve('ladakh/day', 'tall').photograph).toBeUndefined()
})

test('an unknown name and a photograph on any other host give the default picture', () => {
  const own = createPictureResolver(manifest, undefined)
  const outside = createPictureResolver(manifest, 'https://img.example')
  expect(own('nowhere/day', 'tall').src).toContain('/site/default-tall.')
  expect(own(leh('https://img.example/leh.jpg'), 'tall').src).toContain('/site/default-tall.')
  expect(outside(leh('https://other.example/leh.jpg'), 'tall')).toMatchObject({
    any: expect.stringContaining('/site/default-tall.'),
    alt: 'Illustration: site/default',
  })
})
