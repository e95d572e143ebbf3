import type { BookStep, History, Step } from './draw.ts'

/** Histories that once came to another end than they should: what random ones have found, as short as it goes. */

const book: BookStep = {
  do: 'book',
  date: 0,
  guests: 1,
  children: 0,
  ownRooms: 0,
  deposit: false,
  credit: 0,
  pays: 'COMPLETED',
  joins: null,
}
const desk = { do: 'sell at the desk', date: 0, guests: 1, children: 0, claims: false } as const

/** After a booking of the site stand those of the steps: sale 0 is that one. */
function history(...steps: Step[]): History {
  return { trip: 0, seats: [4, 4, 4, 4], first: book, steps, end: 'as paid' }
}

export const onceWrong: [what: string, history: History][] = [
  [
    'a link that was opened pays for seats which the desk has sold meanwhile',
    history(
      { ...desk, pays: 'link' },
      { do: 'open the link', sale: 0 },
      { do: 'owed until', sale: 0 },
      { do: 'pay', order: 0, state: 'COMPLETED' },
    ),
  ],
  [
    'the desk takes all for a change of date of which a part was to stay owed',
    history(
      { ...desk, pays: 'part', claims: true },
      { do: 'refund a part', sale: 1, percent: 30 },
      { do: 'move', sale: 1, date: 1, pays: 'never' },
      { do: 'take money', sale: 0, part: false },
    ),
  ],
  [
    'a receipt is not countered once its money counts for another date',
    history(
      { ...desk, pays: 'all', claims: true },
      { do: 'move', sale: 1, date: 1, pays: 'COMPLETED' },
      { do: 'counter', receipt: 0 },
    ),
  ],
  [
    'all that was paid goes back while the booking stands: papers say so once it is cancelled, too',
    history(
      { do: 'refund a part', sale: 0, percent: 100 },
      { do: 'cancel', sale: 0, way: 'as paid', atDesk: false },
    ),
  ],
  [
    'a guest leaves a booking whose money went back: no more is credited than was kept',
    {
      ...history(
        { do: 'refund a part', sale: 0, percent: 100 },
        { do: 'leave', sale: 0, who: [1], way: 'as paid', atDesk: false },
      ),
      first: { ...book, guests: 3 },
    },
  ],
]
