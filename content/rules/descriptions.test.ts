import { inPost, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkDescriptions } from './descriptions.ts'

const into = (target: object | undefined, fields: object) => Object.assign(target ?? {}, fields)
const characters = (count: number) => 'x'.repeat(count)

testAccepted(
  [checkDescriptions],
  [
    ['descriptions as they should be', () => {}],
    ['one that just has room', ({ pages }) => into(pages.listings.treks, { description: characters(160) })],
    [
      'best months of which the first have room',
      ({ pages }) => into(pages.destinations.india[0], { bestMonths: `May; ${characters(100)}` }),
    ],
  ],
)

testCaught(
  [checkDescriptions],
  [
    [
      'a long description of a page',
      ({ pages }) => into(pages.contactLanding, { description: characters(161) }),
      'content/pages/contact-landing.ts: description: search engines cut the description after 160 characters: make it 1 shorter',
    ],
    [
      'one of a listing',
      ({ pages }) => into(pages.listings.treks, { description: characters(170) }),
      'content/pages/listings.ts: treks.description: search engines cut the description after 160 characters: make it 10 shorter',
    ],
    [
      'one of a tab of the blog',
      ({ pages }) => into(pages.blog.tabs['travel-tips'], { description: characters(161) }),
      'content/pages/blog.ts: tabs.travel-tips.description: search engines cut the description',
    ],
    [
      'best months without end',
      ({ pages }) => into(pages.destinations.india[0], { bestMonths: characters(100) }),
      'content/pages/destinations.ts: ladakh.bestMonths: search engines cut the description',
    ],
    [
      'one of a post',
      inPost({ description: characters(161) }),
      'posts/post-1.md: description: write at most 160 characters',
    ],
  ],
)
