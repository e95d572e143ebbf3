/** Of a short link that stands among others. */
export const chipLook =
  'inline-flex min-h-11 items-center gap-2 rounded-pill bg-paper-2 px-4 font-label hover:bg-line'
