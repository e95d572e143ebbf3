export const reviewStates = ['received', 'published', 'refused', 'withdrawn'] as const
export type ReviewState = (typeof reviewStates)[number]

export const shownStates: Record<ReviewState, string> = {
  received: 'Received',
  published: 'Published',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
}

/**
 * What may follow what. Staff may take back a decision of theirs; what its author withdrew stays withdrawn. A poor review is no reason for
 * anything.
 */
const following: Record<ReviewState, readonly ReviewState[]> = {
  received: ['published', 'refused', 'withdrawn'],
  published: ['refused', 'withdrawn'],
  refused: ['published', 'withdrawn'],
  withdrawn: [],
}

export function mayFollow(from: ReviewState, to: ReviewState): boolean {
  return following[from].includes(to)
}

/** The only reasons for which a review is not published: how each is named to staff, and what its author reads. */
export const refusalReasons = {
  abuse: { title: 'Abuse', told: 'it insults or threatens somebody' },
  'private data': {
    title: 'Private data',
    told: 'it names a person in full, a phone number, an address or something else that is private',
  },
  'another trip': { title: 'Another trip', told: 'it is about something else than this trip' },
} as const

export type RefusalReason = keyof typeof refusalReasons
export const refusalReasonNames = ['abuse', 'private data', 'another trip'] as const satisfies RefusalReason[]

const liked = { great: 'Great', fine: 'Fine', poor: 'Poor' } as const

/** What is asked beside the stars: the question, how its answer is titled, and what can be said. */
export const questions = {
  captain: { asks: 'How was whoever led your trip?', title: 'Captain', answers: liked },
  stay: { asks: 'How were the rooms and the food?', title: 'Stay and food', answers: liked },
  described: {
    asks: 'Was the trip as it was described?',
    title: 'As described',
    answers: { yes: 'Yes', mostly: 'Mostly', no: 'No' },
  },
} as const

export type Question = keyof typeof questions
export type Answers = { [Q in Question]: keyof (typeof questions)[Q]['answers'] }

export const questionNames = Object.keys(questions) as Question[]

/** A line for each question: 'Captain', 'Great'. */
export function sayAnswers(answers: Answers): { title: string; said: string }[] {
  return questionNames.map((name) => {
    const { title, answers: words } = questions[name]
    return { title, said: (words as Record<string, string>)[answers[name]] ?? '' }
  })
}

export const shortestReview = 40
export const longestReview = 1_500
export const longestAnswer = 1_000

/** How many real reviews a trip needs before their average says something. */
export const enoughReviews = 5
/** On a page of a trip. */
export const reviewsOnPage = 10
