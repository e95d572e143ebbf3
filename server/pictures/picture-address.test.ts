import { expect, test } from 'vitest'
import { indexManifest, type ManifestPicture } from './manifest.ts'
import { fileNameOf, findPictureFile, offeredFiles, pictureAddress } from './picture-address.ts'

const tall: ManifestPicture = {
  name: 'ladakh/day',
  format: 'tall',
  hash: 'abcdefabcdef',
  width: 1000,
  height: 1400,
  widest: 400,
  placeholder: [],
  alt: '',
}
const manifest = indexManifest({ widths: [200, 400, 800], fallbackWidth: 800, pictures: [tall] })

test('what is drawn ahead is as wide as pages offer it; a wider file has an address all the same', () => {
  expect(offeredFiles(manifest, tall).map(fileNameOf)).toEqual([
    'abcdefabcdef-200.avif',
    'abcdefabcdef-400.avif',
    'abcdefabcdef-800.webp',
  ])
  const wider = { picture: tall, width: 800, type: 'avif' as const }
  expect(findPictureFile(manifest, pictureAddress(wider))).toEqual({ file: wider, moved: false })
})
