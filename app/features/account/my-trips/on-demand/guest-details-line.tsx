import { CircleCheck, CircleDashed, Copy, PencilLine } from 'lucide'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast.tsx'
import { sayMissing } from '#domain/guests/detail-words.ts'
import { sendGuestLink } from '#domain/guests/share-words.ts'
import type { OpenBookingData } from '../open-booking-data.ts'

type GuestDetailsLineProps = {
  booking: Pick<OpenBookingData, 'title' | 'startDate' | 'endDate'>
  guest: OpenBookingData['party'][number]
  /** Counted among those who travel. */
  place: number
  details: OpenBookingData['details'][number]
}

/** Whether a guest has told all that the trip asks, or what is missing, and the way to tell it. Nobody reads here what was told. */
export function GuestDetailsLine({ booking, guest, place, details }: GuestDetailsLineProps) {
  const { missing, url } = details
  const isDone = missing.length === 0
  const isOwn = guest.n === 1
  const who = guest.name || `guest ${place}`
  return (
    <div className="mt-1.5 grid gap-2.5">
      <p className="flex gap-2 text-sm leading-snug">
        <Icon
          node={isDone ? CircleCheck : CircleDashed}
          size={18}
          className={`shrink-0 ${isDone ? 'text-leaf' : 'text-marigold-deep'}`}
        />
        <span className="min-w-0">
          {isDone
            ? 'Details done'
            : details.told
              ? `Missing: ${sayMissing(details)}`
              : 'Nothing filled in yet'}
        </span>
      </p>
      {(isOwn || !isDone) && (
        <div className="flex flex-wrap gap-2">
          {isOwn && (
            <ButtonAnchor href={url} tone="ghost" size="s">
              <Icon node={PencilLine} size={18} />
              {isDone ? 'See my details' : 'Fill in my details'}
            </ButtonAnchor>
          )}
          {!isOwn && (
            <>
              <ButtonAnchor
                href={sendGuestLink({ ...booking, name: guest.name, url })}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`WhatsApp ${who} the link (opens in a new tab)`}
                tone="ghost"
                size="s"
              >
                WhatsApp
              </ButtonAnchor>
              <Button tone="quiet" size="s" aria-label={`Copy link of ${who}`} onClick={() => copy(url)}>
                <Icon node={Copy} size={18} />
                Copy link
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast({
      title: 'Link copied',
      description: 'It is for this guest alone: whoever has it fills in their details.',
      tone: 'success',
    })
  } catch {
    toast({ title: 'The link could not be copied', description: url, tone: 'destructive' })
  }
}
