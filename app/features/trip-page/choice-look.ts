/** The look of a package or a date to choose: red is for the next step alone. Their rows scroll, and what scrolls cuts a ring that stands outside. */
export const choiceLook =
  'cursor-pointer rounded-m text-left ring-[1.5px] ring-inset ring-edge -outline-offset-3 transition-colors hover:bg-paper aria-pressed:bg-indigo-tint aria-pressed:ring-2 aria-pressed:ring-indigo aria-selected:bg-indigo-tint aria-selected:ring-2 aria-selected:ring-indigo'
