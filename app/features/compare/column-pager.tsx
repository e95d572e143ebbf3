import { ArrowRight } from 'lucide'
import { shortTitle } from '#app/features/trips/short-title.ts'
import { Icon } from '#app/ui/icon.tsx'

type ColumnPagerProps = {
  trips: readonly { id: string; title: string }[]
  hidden: number
  turned: boolean
  onTurn: () => void
}

/** Says on a phone which trip a swipe brings, and brings it on a press. */
export function ColumnPager({ trips, hidden, turned, onTurn }: ColumnPagerProps) {
  const next = trips[hidden]
  const shown = trips.filter((_, i) => i !== hidden).map(shortTitle)
  return (
    <div className="m:hidden noscript:hidden">
      <button
        type="button"
        onClick={onTurn}
        className="-mt-1.5 mb-1 flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 text-sm font-label text-peacock"
      >
        <span aria-hidden className="flex gap-1.5">
          {trips.map(({ id }, i) => (
            <span key={id} className={`size-2 rounded-pill ${i === hidden ? 'bg-edge/50' : 'bg-indigo'}`} />
          ))}
        </span>
        <span className="flex min-w-0 items-center gap-1.5">
          <span>Swipe or tap for {next && shortTitle(next)}</span>
          <Icon node={ArrowRight} size={16} className="shrink-0" />
        </span>
      </button>
      <p role="status" className="sr-only">
        {turned && `Side by side: ${shown.join(' and ')}`}
      </p>
    </div>
  )
}
