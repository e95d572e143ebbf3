/** The look of a package or a date to choose. Their rows scroll, and what scrolls cuts a ring that stands outside. */
export const choiceLook =
  'cursor-pointer rounded-m text-left ring-[1.5px] ring-inset ring-edge -outline-offset-3 transition-colors hover:bg-paper aria-pressed:bg-madder-tint aria-pressed:ring-2 aria-pressed:ring-madder aria-selected:bg-madder-tint aria-selected:ring-2 aria-selected:ring-madder'
