import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawShareImage } from './share.ts'

test('draws a link preview with title and price', async () => {
  const card = { picture: 'ladakh/day', title: 'Leh & Nubra', price: 'from ₹25,500' }
  const bare = { picture: 'ladakh/day', title: '·', price: '' }
  const [image, plain] = [await drawShareImage(card), await drawShareImage(bare)]
  const { width, height, format } = await sharp(image).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  const words = { left: 120, top: 430, width: 320, height: 130 }
  const darkest = async (data: Buffer) => {
    const cut = await sharp(data).extract(words).png().toBuffer()
    return (await sharp(cut).stats()).channels[0]?.min ?? 255
  }
  expect(await darkest(image)).toBeLessThan(60)
  expect(await darkest(plain)).toBeGreaterThan(230)
})
