import { CircleAlert } from 'lucide'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type UnreadProps = {
  /** Such as 'Your trips can’t be read at the moment.' */
  title: string
  text?: string
  onRetry: () => void
  className?: string
}

/** What is the traveller's can't be read; it is safe, and is asked for again at a press. */
export function Unread({
  title,
  text = 'They are safe. Please try again in a minute.',
  onRetry,
  className = '',
}: UnreadProps) {
  return (
    <div className={`grid justify-items-start gap-3 ${className}`}>
      <div
        role="status"
        className="flex w-full gap-2.5 rounded-m bg-alert-tint px-3.5 py-3 text-[0.9375rem] leading-snug"
      >
        <Icon node={CircleAlert} size={20} className="shrink-0 text-alert" />
        <p className="min-w-0">
          <b className="font-strong">{title}</b>
          <br />
          {text}
        </p>
      </div>
      <Button tone="ghost" size="s" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
