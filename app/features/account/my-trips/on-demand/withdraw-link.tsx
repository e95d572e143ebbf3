import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.tsx'
import { askAccount } from '../../ask-account.ts'
import type { OpenBookingData } from '../open-booking-data.ts'

type WithdrawLinkProps = { booking: OpenBookingData; onWithdrawn: () => void }

/** Ends the voucher's link for whoever has it. It asks first: a link that was sent to many is soon pressed away. */
export function WithdrawLink({ booking, onWithdrawn }: WithdrawLinkProps) {
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const { bookingRef, voucherHref } = booking

  async function withdraw(): Promise<void> {
    setBusy(true)
    const code = voucherHref?.split('/').at(-1)
    const answer = await askAccount(`/bookings/${bookingRef}/voucher-link/withdraw`, {
      method: 'POST',
      body: { code },
    })
    setBusy(false)
    if (!answer.ok) {
      if (answer.reason === 'signed out') return
      toast({
        title: 'The link was not withdrawn',
        description: 'It still works. Please try again in a minute.',
        tone: 'destructive',
      })
      return
    }
    setAsked(false)
    onWithdrawn()
    toast({
      title: 'The link is withdrawn',
      description: 'The old one says so. Send the new one to whoever shall see the voucher.',
      tone: 'success',
    })
  }

  return (
    <div className="mt-4">
      {asked ? (
        <div className="grid gap-3">
          <p>Whoever has the old link no longer sees the voucher. You get a new one at once.</p>
          <div className="flex flex-wrap gap-3">
            <Button tone="ink" size="s" busy={busy && 'Withdrawing...'} onClick={withdraw}>
              Withdraw and make a new link
            </Button>
            <Button tone="ghost" size="s" autoFocus onClick={() => setAsked(false)}>
              Keep this link
            </Button>
          </div>
        </div>
      ) : (
        <>
          <button
            type="button"
            onClick={() => setAsked(true)}
            className="min-h-11 cursor-pointer rounded-s font-label text-peacock underline underline-offset-4 hover:text-ink"
          >
            Withdraw this link
          </button>
          <p className="text-sm text-ink-3">
            If you withdraw it, the old link says so and you get a new one.
          </p>
        </>
      )}
    </div>
  )
}
