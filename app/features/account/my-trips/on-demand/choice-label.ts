/** A choice that is framed as a whole, with its box or dot inside. */
export const choiceLabel =
  'flex cursor-pointer gap-3.5 rounded-m px-4 py-3 ring-1 ring-inset ring-line has-checked:bg-[oklch(0.96_0.015_279)] has-checked:ring-2 has-checked:ring-indigo has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo has-disabled:cursor-default has-disabled:opacity-60'
