/** Why something about a departure was not done. */
export const departureRefusals = {
  unknown: 'There is no such departure any more.',
  cancelled: 'This departure is cancelled. Nothing was changed.',
  departed: 'It has left: nobody can join it any more.',
  'not waiting': 'This party does not wait any more. Nothing was changed.',
  over: 'It is over. Nothing was changed.',
  'no captain': 'Please choose somebody who is a captain and has access.',
  nobody: 'Nobody has a booking that stands, so there is nobody to write to.',
  'needs two persons':
    'People have paid for this departure, so a second person has to agree. Nothing was changed, and nobody was told.',
  open: 'Somebody has asked for this already. It waits to be decided; nothing was cancelled.',
  changed:
    'Somebody paid, or the seats were changed, after you opened this page. Nothing was cancelled; look again.',
  forbidden: 'Your role may not do this any more. Nothing was cancelled.',
}
