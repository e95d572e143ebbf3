import { toast } from '#app/ui/toast.tsx'
import { dropWaiting, readWaiting } from '../waiting-enquiries.ts'
import { sendEnquiry } from './send-enquiry.ts'

const day = 24 * 60 * 60_000
const actionLook = 'min-h-6 cursor-pointer font-strong underline'

/** Asks whether enquiries written without a network shall go now. Their keys see to it that each arrives once. */
export function offerWaiting(): void {
  const count = readWaiting().length
  toast({
    title: count === 1 ? 'A message waits on this device' : `${count} messages wait on this device`,
    description: (
      <span className="flex flex-wrap gap-x-5">
        Written while you were offline.
        <button type="button" onClick={sendAll} className={actionLook}>
          Send now
        </button>
        <button type="button" onClick={discard} className={actionLook}>
          Delete
        </button>
      </span>
    ),
    duration: day,
  })
}

async function sendAll(): Promise<void> {
  for (const enquiry of readWaiting()) {
    const answer = await sendEnquiry(enquiry)
    if (!answer.ok && answer.waits) return
    if (!answer.ok && Object.keys(answer.errors).length === 0)
      return toast({ title: 'Something went wrong. Please try again later.', tone: 'destructive' })
    dropWaiting(enquiry)
    // What the server refuses by a field would be refused again.
    if (!answer.ok)
      return toast({
        title: 'A message could not be sent as it was written. Please write it again.',
        tone: 'destructive',
      })
  }
  toast({ title: 'Sent. Thank you, we’ll get back to you soon.', tone: 'success' })
}

function discard(): void {
  dropWaiting()
  toast({ title: 'Deleted. Nothing was sent.' })
}
