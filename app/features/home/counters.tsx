import type { HomePageData } from '#server/pages/home/home-data.ts'

/** What the company has to show for itself. The numbers are true at once; below each a line grows for two seconds. */
export function Counters({ numbers }: { numbers: HomePageData['numbers'] }) {
  return (
    <ul className="wrap flex flex-wrap justify-between gap-x-4 pt-6 m:justify-center m:gap-x-22 m:pt-10">
      {Object.entries(numbers).map(([label, value]) => (
        <li key={label} className="text-center m:flex m:items-center m:gap-2.5">
          <span className="display block text-[1.5625rem] leading-tight text-indigo m:text-[2rem]">
            {value}+
            <span
              aria-hidden
              data-grows
              className="block"
              style={{ borderBottom: '2px solid var(--color-marigold)' }}
            />
          </span>{' '}
          <span className="block text-sm text-ink-2 m:text-base">{label}</span>
        </li>
      ))}
    </ul>
  )
}
