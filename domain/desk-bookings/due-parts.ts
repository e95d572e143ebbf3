/** The parts of the list of payments that are due. */
export const dueParts = ['overdue', 'week', 'later', 'links'] as const
export type DuePart = (typeof dueParts)[number]
