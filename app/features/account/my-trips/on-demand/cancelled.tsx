import { Wallet } from 'lucide'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { tellMoment } from '#domain/calendar/show-moment.ts'
import { refundExpectedBy } from '#domain/money/cancellation.ts'
import { formatRupees } from '#domain/money/money.ts'
import type { WalletView } from '#server/wallet/show-wallet.ts'
import { Notice } from '../../notice.tsx'
import { useAccountData } from '../../use-account-data.ts'
import type { TimelineStep } from '../timeline.ts'
import { Steps } from './steps.tsx'

export type CancelledAmounts = { toOnline: number; toWallet: number }

type CancelledProps = {
  reference: string
  title?: string
  amounts: CancelledAmounts
  onClose: () => void
}

/** Where the money is now, and when it will be there. */
export function Cancelled({
  reference,
  title = 'Your booking is cancelled',
  amounts,
  onClose,
}: CancelledProps) {
  const toWalletAlone = amounts.toOnline === 0 && amounts.toWallet > 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      subtitle={
        <>
          Booking <b className="font-strong whitespace-nowrap">{reference}</b>
        </>
      }
    >
      <div role="status" className="mt-5 grid gap-5">
        {toWalletAlone ? (
          <InWallet amount={amounts.toWallet} />
        ) : (
          <Steps steps={stepsOf(amounts, new Date())} />
        )}
      </div>
      {toWalletAlone ? (
        <div className="mt-5 flex flex-col-reverse gap-3 s:flex-row">
          <PageLink to="/wallet" className={buttonLook('ghost', 'm', 's:flex-1')}>
            See wallet
          </PageLink>
          <PageLink to="/india" className={buttonLook('primary', 'm', 's:flex-1')}>
            Find another trip
          </PageLink>
        </div>
      ) : (
        <Button onClick={onClose} className="mt-5 w-full">
          Done
        </Button>
      )}
    </Dialog>
  )
}

function InWallet({ amount }: { amount: number }) {
  const wallet = useAccountData<WalletView>('/wallet')
  return (
    <Notice tone="good" icon={Wallet}>
      <b className="font-strong">{formatRupees(amount)} is in your wallet.</b>
      <br />
      {wallet.state === 'read' && `Your balance is ${formatRupees(wallet.value.balance)}. `}Use it on any
      trip.
    </Notice>
  )
}

function stepsOf({ toOnline, toWallet }: CancelledAmounts, now: Date): TimelineStep[] {
  const steps: TimelineStep[] = [
    { title: 'Cancelled', text: `${tellMoment(now)}. Your seats are free for others.`, state: 'done' },
  ]
  if (toWallet > 0)
    steps.push({ title: `${formatRupees(toWallet)} in your wallet`, text: 'At once', state: 'done' })
  if (toOnline > 0)
    steps.push(
      {
        title: `${formatRupees(toOnline)} goes to PhonePe`,
        text: 'On its way to the account you paid from',
        state: 'here',
      },
      {
        title: `With you by ${showDate(refundExpectedBy(dateInIndia(now)))}`,
        text: 'We write to you when PhonePe says so. The papers are in My Trips.',
        state: 'ahead',
      },
    )
  return steps
}
