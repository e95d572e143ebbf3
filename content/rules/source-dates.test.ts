import { inBody, inFacts, inPost, testAccepted, testCaught, tripIn } from '../../tests/factories/defects.ts'
import { checkSourceDates } from './source-dates.ts'

const later = '16 Nov 2026 is later than the newest source: write 20 May 2026 or earlier'

testCaught(
  [checkSourceDates],
  [
    [
      'a trip that was checked on no day',
      inFacts('p3', { sourcesUntil: '2026-02-30' }),
      'trips/p3.ts: facts.sourcesUntil: 2026-02-30 is not in the calendar: write a day that is',
    ],
    [
      'a trip with sources of the future',
      inFacts('p3', { sourcesUntil: '2026-11-16' }),
      'trips/p3.ts: facts.sourcesUntil: write 2026-05-20 or earlier: no newer source was looked at',
    ],
    [
      'a sentence of a trip',
      (content) => {
        const [faq] = tripIn(content, 'p3').faqs
        if (faq) faq.answer = 'No permit is needed. We checked this on 16 November 2026, and it may change.'
      },
      `trips/p3.ts: faqs.0.answer: ${later}`,
    ],
    [
      'a sentence of a post',
      inBody('The fee is ₹40 (as published by 16 November 2026).'),
      `posts/post-1.md: body: ${later}`,
    ],
    [
      'a post that knows the future',
      inBody('The festival was on 24 and 25 June in 2026.'),
      'posts/post-1.md: body: a post of 2025-01-01 cannot tell of 2026-06-25',
    ],
    [
      'a post written anew before it was written',
      inPost({ updated: '2024-12-31' }),
      'posts/post-1.md: updated: write a day after 2025-01-01, or leave it out',
    ],
  ],
)
testAccepted(
  [checkSourceDates],
  [
    ['an earlier source', inFacts('p3', { sourcesUntil: '2026-04-01' })],
    ['what is due', inBody('In 2026 it is due on 24 and 25 June 2026.')],
    [
      'what a post written anew knows',
      (content) => {
        inPost({ updated: '2026-05-20' })(content)
        inBody('On 19 May 2026 the cabinet decided it.')(content)
      },
    ],
  ],
)
