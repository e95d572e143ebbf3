/** What can be done with a booking but need not: a line with an arrow at its end, no button beside the others. */
export const rowLook =
  'flex min-h-12 w-full cursor-pointer items-center justify-between gap-4 border-t border-line py-2 text-left font-strong hover:text-peacock disabled:cursor-not-allowed disabled:text-ink-3'
