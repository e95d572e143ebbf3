/** How long lists are shown part by part. */

/** Lists with more trips than this are paged. */
const pagedAbove = 8
export const firstPart = 12
/** What Load More adds. */
export const moreOnMobile = 8
export const moreOnDesktop = 12
/** Milliseconds that Load More takes at least. */
export const loadMoreDelay = 300

export type Slice = { start: number; end: number; remaining: number; pages: number }

/** The part of a list that a page of it shows; a page past the end is the last one. */
export function slicePage(total: number, page: number): Slice {
  const size = total > pagedAbove ? firstPart : pagedAbove
  const pages = Math.max(1, Math.ceil(total / size))
  const start = (Math.min(page, pages) - 1) * size
  const end = Math.min(total, start + size)
  return { start, end, remaining: total - end, pages }
}
