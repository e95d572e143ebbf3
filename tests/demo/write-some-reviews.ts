import { sql } from 'drizzle-orm'
import type { Actor } from '../../domain/staff/actor.ts'
import type { ReviewDesk } from '../../server/reviews/desk/create-review-desk.ts'
import { createReviewLinks } from '../../server/reviews/review-links.ts'
import type { Running } from '../../server/start.ts'
import type { Choose } from './chooser.ts'

type Reviewing = {
  running: Running
  desk: ReviewDesk
  people: readonly Actor[]
  choose: Choose
  /** Whether it is so lately that nobody has read them yet. */
  lately: boolean
}

/** Words that agree with their stars. */
const written = [
  {
    stars: ['5'],
    text: 'We were nine people who did not know each other, and by the third evening it felt like a family. The captain had a plan for everything, even for the snow.',
  },
  {
    stars: ['4', '5'],
    text: 'Good route and honest food. The second hotel was older than its pictures, but clean, and the hot water came when they said it would.',
  },
  {
    stars: ['5', '4'],
    text: 'I travel alone and was asked every evening whether all is well.\nThe bus left on time each morning. I would go again.',
  },
  {
    stars: ['3', '4'],
    text: 'Too much driving on day four. It was told before, so I can’t complain, but take a cushion.',
  },
  {
    stars: ['3', '2'],
    text: 'The camp was full of another company’s music until midnight. The captain moved us the next day, which I liked.',
  },
]

/** Most of those who were asked today write how it was; staff read it, and answer some. */
export async function writeSomeReviews({ running, desk, people, choose, lately }: Reviewing): Promise<void> {
  const { db, clock, secrets } = running.resources
  const links = createReviewLinks({ keys: secrets.paperLinkKeys })
  const { rows } = await db.execute<{ reference: string }>(
    sql`select reference from reminders where kind = 'review' and at > ${new Date(clock.now().getTime() - 86_400_000)} order by reference`,
  )
  for (const { reference } of rows) {
    if (!choose.percent(70)) continue
    const { stars, text } = choose.one(written)
    await fetch(running.url + links.pathOf(reference), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        do: 'send',
        stars: choose.one(stars),
        captain: choose.one(['great', 'great', 'fine']),
        stay: choose.one(['great', 'fine', 'fine', 'poor']),
        described: choose.one(['yes', 'yes', 'mostly']),
        text,
      }),
    })
    if (lately) continue
    const by = choose.one(people)
    await desk.decide(reference, { to: 'published' }, 'received', by)
    if (choose.percent(20))
      await desk.answer(
        reference,
        'Thank you. We have told the hotel, and look at it before the next date.',
        by,
      )
  }
}
