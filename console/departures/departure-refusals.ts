/** Why something about a departure was not done. */
export const departureRefusals = {
  unknown: 'There is no such departure any more.',
  cancelled: 'This departure is cancelled. Nothing was changed.',
  departed: 'It has left: nobody can join it any more.',
  over: 'It is over. Nothing was changed.',
  'no captain': 'Please choose somebody who is a captain and has access.',
  nobody: 'Nobody has a booking that stands, so there is nobody to write to.',
  'needs two persons':
    'People have paid for this departure, so a second person has to agree. Nothing was changed, and nobody was told.',
}
