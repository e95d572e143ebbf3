/** What was booked: its name up to the colon, and the rest of it below. */
export function BookedTitle({ title }: { title: string }) {
  const [name, rest] = title.split(': ')
  return (
    <h2>
      <span className="block display text-[1.375rem] leading-[1.1] text-balance [overflow-wrap:anywhere] m:text-[1.75rem]">
        {name}
        {rest && <span className="sr-only">: </span>}
      </span>
      {rest && <span className="mt-1 block leading-snug text-pretty text-ink-2">{rest}</span>}
    </h2>
  )
}
