/** On phones a list in two rows that scrolls sideways; a part of the next column shows that there is more. */
export const twoRowStrip =
  'max-m:strip max-m:grid max-m:auto-cols-[88%] max-m:grid-flow-col max-m:grid-rows-[auto_auto] max-m:gap-x-5 max-m:gap-y-2'
