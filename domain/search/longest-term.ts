/** Characters of a search; nobody types more into the box, and what is longer is cut. */
export const longestTerm = 100

/** Whole characters: a surrogate pair is not torn apart. */
export function cutTerm(typed: string): string {
  return typed.length <= longestTerm ? typed : typed.slice(0, longestTerm).toWellFormed()
}
