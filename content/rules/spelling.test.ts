import { inBody, inTrip, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkSpelling } from './spelling.ts'

testCaught(
  [checkSpelling],
  [
    [
      'an e-mail in a post',
      inBody('Tickets come by E-mail.'),
      "posts/post-1.md: body: write 'email', not 'E-mail'",
    ],
    [
      'a traveler',
      inTrip('p3', { special: 'For slow travelers' }),
      "trips/p3.ts: special: write 'traveller', not 'travelers'",
    ],
    [
      'an e-mail on a page',
      ({ pages }) => Object.assign(pages.newsletter, { text: 'News by e-mail' }),
      "content/pages/newsletter.ts: text: write 'email', not 'e-mail'",
    ],
  ],
)
testAccepted(
  [checkSpelling],
  [
    ['email and travellers', inBody('Write an email to other travellers.')],
    ['the specified words', inBody('5000+ Happy Travelers')],
  ],
)
