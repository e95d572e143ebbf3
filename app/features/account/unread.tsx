import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/forms/note.tsx'

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
      <div role="status" className="w-full">
        <Note tone="bad">
          <b className="font-strong">{title}</b>
          <br />
          {text}
        </Note>
      </div>
      <Button tone="ghost" size="s" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
