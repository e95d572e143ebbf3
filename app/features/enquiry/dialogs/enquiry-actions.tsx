import { Button } from '#app/ui/button.tsx'

type EnquiryActionsProps = {
  onCancel: () => void
  /** What the main button says while it works. */
  busy: string | false
}

/** The end of 'Get Trip Details'. */
export function EnquiryActions({ onCancel, busy }: EnquiryActionsProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      <Button tone="ghost" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" busy={busy} className="grow">
        Know More
      </Button>
    </div>
  )
}
