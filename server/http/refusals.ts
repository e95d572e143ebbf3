export type RefusalStatus = 400 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503

/** What a refused page shows: under the title, what happened and what to do next. */
export type Refusal = { status: RefusalStatus; title: string; text: string }

type Words = { title: string; error: string; advice: string }

/** Every refusal of the server in words. Under /api `error` is the whole answer. */
export const refusals: Record<RefusalStatus, Words> = {
  400: {
    title: 'We can’t read this address',
    error: 'This address is malformed.',
    advice: 'Look for a stray percent sign in it, or start again from the home page.',
  },
  403: {
    title: 'This form came from elsewhere',
    error: 'This form can only be sent from our own pages.',
    advice: 'Open the page here and send it again.',
  },
  404: {
    title: 'Page not found',
    error: 'There is nothing at this address.',
    advice: 'The address may be misspelt, or the page has moved on.',
  },
  405: {
    title: 'Nothing can be sent here',
    error: 'This address can’t be asked in that way.',
    advice: 'Open it as a page instead, or start again from the home page.',
  },
  413: {
    title: 'That is too much at once',
    error: 'That is more than this form takes.',
    advice: 'Shorten what you wrote and send it again.',
  },
  415: {
    title: 'We can’t read this form',
    error: 'This form can’t be read in the format it was sent in.',
    advice: 'Open the page here and send it again.',
  },
  429: {
    title: 'One moment, please',
    error: 'That was a lot of tries.',
    advice: 'Wait a few minutes, then go back and try again.',
  },
  500: {
    title: 'Something went wrong',
    error: 'Something went wrong on our side.',
    advice: 'Please try again in a minute.',
  },
  503: {
    title: 'We will be right back',
    error: 'We can’t look that up just now.',
    advice: 'Please try again in a minute.',
  },
}

/** The words of a refusal for a page. */
export function refusalOf(status: RefusalStatus): Refusal {
  const { title, error, advice } = refusals[status]
  return { status, title, text: `${error} ${advice}` }
}

/** In seconds, with every 503. */
export const retryAfterFailure = 60

export function isRefusalStatus(status: number): status is RefusalStatus {
  return Object.hasOwn(refusals, status)
}
