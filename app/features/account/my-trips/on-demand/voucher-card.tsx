import { CircleCheck, Download, Link2, Share2, Ticket } from 'lucide'
import { useEffect, useState } from 'react'
import { tileLook } from '#app/features/booked/tile-look.ts'
import { sendLink } from '#app/features/trips/sharing/send-link.ts'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast.tsx'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { AccountCard } from '../../account-card.tsx'
import { Notice } from '../../notice.tsx'
import type { OpenBookingData } from '../open-booking-data.ts'
import { keepBookingsWith } from './keep-bookings.ts'
import { WithdrawLink } from './withdraw-link.tsx'

type VoucherCardProps = { booking: OpenBookingData; onChanged: () => void }

/** The voucher's link: to open, to send, to save as a PDF, and to withdraw. */
export function VoucherCard({ booking, onChanged }: VoucherCardProps) {
  const { voucherHref, voucherPdfHref, endDate, title } = booking
  const kept = useKeptCopy(booking)
  if (!voucherHref || !voucherPdfHref) return null
  const url = new URL(voucherHref, location.href)
  const send = () => sendLink({ title: `Voucher: ${title}`, url: url.href, copied: copiedWords })
  return (
    <AccountCard title="Voucher">
      <p className="mt-2 text-ink-2">
        Its link works until the trip’s end, {showDate(endDate)}, for anyone you send it to, without login. It
        shows no amounts to them.
      </p>
      <CopyField url={url} />
      <div className="mt-3 grid grid-cols-2 gap-2">
        <ButtonAnchor tone="ghost" href={voucherHref} className="col-span-2">
          <Icon node={Ticket} size={20} />
          Open voucher
        </ButtonAnchor>
        <a href={voucherPdfHref} download className={tileLook}>
          <Icon node={Download} size={20} className="shrink-0 text-peacock" />
          Save as PDF
        </a>
        <button type="button" onClick={send} className={tileLook}>
          <Icon node={Share2} size={20} className="shrink-0 text-peacock" />
          Send link
        </button>
      </div>
      <div role="status" className="empty:absolute">
        {kept && (
          <Notice tone="news" icon={CircleCheck} className="mt-3">
            Kept on this device, with the meeting point. It opens without signal; signing out removes it.
          </Notice>
        )}
      </div>
      <WithdrawLink booking={booking} onWithdrawn={onChanged} />
    </AccountCard>
  )
}

const copiedWords = 'Send it to whoever travels with you. It shows no amounts.'

/** Whether the voucher opens on this device without a network. All that is booked is kept by the way. */
function useKeptCopy(booking: OpenBookingData): boolean {
  const [kept, setKept] = useState(false)
  useEffect(() => {
    let current = true
    keepBookingsWith(booking).then(
      (isKept) => current && setKept(isKept),
      () => {},
    )
    return () => {
      current = false
    }
  }, [booking])
  return kept
}

function CopyField({ url }: { url: URL }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url.href)
      toast({ title: 'Link copied', description: copiedWords, tone: 'success' })
    } catch {
      toast({ title: 'The link could not be copied', description: url.href, tone: 'destructive' })
    }
  }
  return (
    <div className="mt-3 flex items-center gap-2.5 rounded-pill py-1 pr-1.5 pl-4 ring-[1.5px] ring-inset ring-edge">
      <Icon node={Link2} size={20} className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1 truncate">{url.host + url.pathname}</span>
      <Button tone="quiet" size="s" onClick={copy}>
        Copy
        <span className="sr-only"> the link</span>
      </Button>
    </div>
  )
}
