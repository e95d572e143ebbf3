import { inBody, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkLinks } from './links.ts'

const body = 'posts/post-1.md: body:'
testCaught(
  [checkLinks],
  [
    ['no such trip', inBody('[a](/trip/none)'), `${body} (/trip/none) leads nowhere: write the id of a trip`],
    [
      'a customised trip under /trip',
      inBody('[a](/trip/custom1)'),
      `${body} (/trip/custom1) write /custom-trip/custom1: the trip is customised`,
    ],
    ['a group trip under /suggested', inBody('[a](/suggested/p1)'), `${body} (/suggested/p1) write /trip/p1`],
    [
      'the double of a trip’s page',
      inBody('[a](/itinerary/p1 "A")'),
      `${body} (/itinerary/p1) write /trip/p1`,
    ],
    [
      'no such page',
      inBody('[a](/india/atlantis)'),
      `${body} (/india/atlantis) leads nowhere: write the path`,
    ],
    [
      'a redirect',
      inBody('[a](/honeymoon)'),
      `${body} (/honeymoon) only redirects: write /honeymoon-packages`,
    ],
    [
      'no such post',
      inBody('[a](/blog/none)'),
      `${body} (/blog/none) leads nowhere: write the slug of a post`,
    ],
    [
      'a path without its root',
      inBody('[a](trip/p1)'),
      `${body} (trip/p1) leads nowhere: write a path from /`,
    ],
    [
      'a call to action to nowhere',
      ({ pages }) => Object.assign(pages.about.callToAction, { href: '/kontakt' }),
      'content/pages/about.ts: callToAction.href: (/kontakt) leads nowhere',
    ],
    [
      'a term that leads nowhere',
      ({ pages }) => pages.terms.sections[0]?.paragraphs.push('See [it](/rules).'),
      'content/pages/terms.ts: sections.section-1.paragraphs.1: (/rules) leads nowhere',
    ],
  ],
)
testAccepted(
  [checkLinks],
  [
    ['each kind of trip', inBody('[a](/trip/p1?x=1) [b](/custom-trip/custom1) [c](/suggested/idea1)')],
    ['pages, posts and other sites', inBody('[a](/india/goa#top) [b](/blog/post-2) [c](https://a.example)')],
  ],
)
