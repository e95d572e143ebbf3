/** The look of a link or button in a row of its kind, an icon before its words. */
export const tileLook =
  'flex min-h-13 w-full items-center gap-2.5 rounded-m bg-surface px-3.5 py-2 text-left leading-tight font-label ring-1 ring-inset ring-line transition-colors hover:bg-paper cursor-pointer'

/** What can't be done just now and says so. */
export const restingTileLook =
  'flex min-h-13 w-full items-center gap-2.5 rounded-m bg-paper-2 px-3.5 py-2 leading-tight font-label text-ink-2'
