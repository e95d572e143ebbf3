import type { ContentFixture } from '../../tests/factories/content.ts'
import { testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkMoved } from './moved.ts'

const move =
  (from: string, to: string) =>
  ({ pages }: ContentFixture) =>
    Object.assign(pages.moved, { [from]: to })
const file = 'content/pages/moved.ts:'

testCaught(
  [checkMoved],
  [
    ['a target that is no page', move('/old', '/nowhere'), `${file} /old: (/nowhere) leads nowhere`],
    [
      'two steps',
      move('/old', '/honeymoon'),
      `${file} /old: (/honeymoon) only redirects: write /honeymoon-packages`,
    ],
    ['a circle', move('/old', '/old'), `${file} /old: (/old) only redirects`],
    ['a page that it hides', move('/india/goa', '/india'), `${file} /india/goa: is the address of a page`],
    ['a trip that it hides', move('/trip/p1', '/india'), `${file} /trip/p1: is the address of a page`],
    ['capitals', move('/Old', '/india'), `${file} /Old: write a path from / in small letters`],
    ['a slash at the end', move('/old/', '/india'), `${file} /old/: write a path from /`],
    ['parameters', move('/old?a=1', '/india'), `${file} /old?a=1: write a path from /`],
  ],
)
testAccepted(
  [checkMoved],
  [
    ['a page of an older site', move('/tours/goa.html', '/india/goa')],
    ['a trip that is no more', move('/trip/gone', '/trip/p1')],
    [
      'a post and a part of a page',
      ({ pages }) => Object.assign(pages.moved, { '/a': '/blog/post-1', '/b': '/#x' }),
    ],
  ],
)
