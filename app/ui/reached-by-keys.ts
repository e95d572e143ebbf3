/**
 * The tab index of what takes the focus though nothing in it can be pressed: arrow keys scroll only what has the focus,
 * and the ARIA pattern of tabs asks for it where a panel holds text alone.
 */
export const reachedByKeys = 0
