const steps = [
  { lead: 'Know More:', text: 'tell us your month and group' },
  { lead: 'We write back', text: 'with this plan at this price' },
  { lead: 'Change it', text: 'until it fits; you pay nothing until then' },
]

/** How one comes to a trip that is made to measure. */
export function AskedFor() {
  return (
    <ol
      aria-label="How it works"
      className="mt-4 grid gap-2 text-[0.9375rem] leading-snug m:grid-cols-3 m:gap-4"
    >
      {steps.map(({ lead, text }, i) => (
        <li key={lead} className="flex gap-2.5">
          <span
            aria-hidden
            className="grid size-6 shrink-0 place-items-center rounded-pill bg-marigold-tint text-sm font-strong text-marigold-deep"
          >
            {i + 1}
          </span>
          <span className="min-w-0 text-ink-2">
            <b className="font-strong text-ink">{lead}</b> {text}
          </span>
        </li>
      ))}
    </ol>
  )
}
