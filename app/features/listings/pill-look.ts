/** A button of the bar; `on` where something of it is chosen. */
export function pillLook(on: boolean, more = ''): string {
  const ring = on ? 'text-indigo ring-2 ring-indigo' : 'ring-[1.5px] ring-line hover:ring-edge'
  return `inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-pill bg-surface px-4 font-label whitespace-nowrap ring-inset ${ring} ${more}`
}
