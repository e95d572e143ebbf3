/** The look of a link or button in a row of its kind, an icon before its words: the shape of every other button. */
export const tileLook =
  'flex min-h-12 w-full items-center justify-center gap-2.5 rounded-pill bg-indigo-tint px-4 py-2 text-center text-[1rem] leading-tight font-strong transition-colors hover:bg-paper-2 cursor-pointer'

/** What can't be done just now and says so. */
export const restingTileLook =
  'flex min-h-12 w-full items-center justify-center gap-2.5 rounded-pill bg-paper-2 px-4 py-2 text-center text-[1rem] leading-tight font-strong text-ink-2'

const tiles = 'grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2'

/** Two of them side by side, or one below the other where a word would break. */
export const tileRow = `${tiles} m:grid-cols-2`

/** As many as there are in one line, on wide screens. */
export const tileLine = `${tiles} m:auto-cols-fr m:grid-flow-col m:grid-cols-none`
