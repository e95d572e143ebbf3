/** The day of the newest source that could be looked at. No date of checking in the content is later. */
export const sourcesUntil = '2026-05-20'
