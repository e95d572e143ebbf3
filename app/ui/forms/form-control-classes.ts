/** Classes of an input, select or textarea; text stays at 16 px or more, below which phones zoom into it. What takes the focus is scrolled to with its label and what is said of it. */
export const formControlClasses =
  'block w-full min-h-12 scroll-my-12 rounded-m bg-surface px-4 text-[max(1rem,16px)] ring-[1.5px] ring-inset ring-edge transition-shadow placeholder:text-ink-3 hover:ring-ink-3 aria-[invalid=true]:ring-2 aria-[invalid=true]:ring-alert disabled:cursor-not-allowed disabled:bg-paper-2 disabled:text-ink-3 disabled:ring-line'
