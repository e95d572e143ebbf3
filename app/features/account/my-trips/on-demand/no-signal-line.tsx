import { WifiOff } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { ageInWords, savedAtInWords } from '#domain/offline/copy-age.ts'

/** Says that what stands below is a copy, and how old it is. */
export function NoSignalLine({ savedAt, what = 'My Trips' }: { savedAt: Date; what?: string }) {
  return (
    <p
      role="status"
      className="mb-5 flex items-center gap-2.5 rounded-m bg-indigo px-3.5 py-3 text-sm text-cream"
    >
      <Icon node={WifiOff} size={20} className="shrink-0 text-marigold" />
      <span>
        <b className="font-strong">No signal.</b> {what} as of {savedAtInWords(savedAt)},{' '}
        {ageInWords(savedAt, new Date())} ago.
      </span>
    </p>
  )
}
