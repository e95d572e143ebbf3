import { Download } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { toast } from '#app/ui/toast.tsx'
import { AccountSection } from '../account-section.tsx'
import { askAccount } from '../ask-account.ts'
import { DialogButton } from '../dialog-button.tsx'
import { saveFile } from '../save-file.ts'
import { useFreshCode } from '../use-fresh-code.tsx'

const deleteAccount = loadOnDemand(() =>
  import('../on-demand/delete-account-dialog.tsx').then(({ DeleteAccountDialog }) => DeleteAccountDialog),
)

/** A copy of everything, and the way out. */
export function DataCard({ phone }: { phone: string }) {
  return (
    <AccountSection title="Your data" text="The data we keep about you is yours." heading="h3">
      <ul className="grid divide-y divide-line">
        <Row
          title="Download my data"
          text="Profile, bookings, wallet, devices and saved trips as one JSON file"
        >
          <DownloadButton phone={phone} />
        </Row>
        <Row title="Delete my account" text="We show first what goes and what must stay">
          <DialogButton dialog={deleteAccount} label="Delete…">
            {(onClose) => <deleteAccount.Component phone={phone} onClose={onClose} />}
          </DialogButton>
        </Row>
      </ul>
    </AccountSection>
  )
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-[1_1_200px]">
        <p className="font-label">{title}</p>
        <p className="text-sm text-ink-3">{text}</p>
      </div>
      {children}
    </li>
  )
}

function DownloadButton({ phone }: { phone: string }) {
  const [busy, setBusy] = useState(false)
  const { withFreshCode, question } = useFreshCode(phone)

  async function download(): Promise<void> {
    setBusy(true)
    const answer = await withFreshCode('Downloading your data needs a fresh OTP.', () =>
      askAccount<unknown>('/export', { method: 'POST' }),
    )
    setBusy(false)
    if (answer?.ok) {
      saveFile('kafila-my-data.json', JSON.stringify(answer.value, null, 2))
      toast({ title: 'Your data is downloaded', tone: 'success' })
    } else if (answer && answer.reason !== 'signed out')
      toast({
        title: 'Something went wrong. Please try again.',
        description: 'Your data could not be read just now.',
        tone: 'destructive',
      })
  }

  return (
    <>
      <Button tone="ghost" size="s" busy={busy && 'Downloading...'} onClick={download}>
        <Icon node={Download} size={18} />
        Download
      </Button>
      {question}
    </>
  )
}
