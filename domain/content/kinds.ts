/** What of the content can be changed by itself: a trip, a place, a post, the words of a page (with lists, FAQ and all else of content/pages), a coupon, or who we are and who sells. */
export const kinds = ['trip', 'place', 'post', 'page', 'coupon', 'site'] as const
export type Kind = (typeof kinds)[number]

/** One thing of a kind. `source` names its file within the folder of its kind, without ending: `ladakh/lw6-honeymoon`. */
export type Item = { kind: Kind; id: string; source: string; value: unknown }

/** Something wrong with it; the message says what to write instead. */
export type Problem = { file: string; field: string; message: string }

/** How a thing is named in lists and in the log: `trip/lw6`. */
export function nameOf({ kind, id }: Pick<Item, 'kind' | 'id'>): string {
  return `${kind}/${id}`
}
