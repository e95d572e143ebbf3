import { useId, useState } from 'react'
import { forgetSession } from '#app/features/login/on-demand/auth-storage.ts'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { Link } from '#app/ui/link.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { toast } from '#app/ui/toast.tsx'
import { askAccount } from '../ask-account.ts'
import { Notice } from '../notice.tsx'
import { Unread } from '../unread.tsx'
import { useAccountData } from '../use-account-data.ts'
import { useFreshCode } from '../use-fresh-code.tsx'

type Blocker = { code: string; text: string; way: { label: string; to: string } }
type Deletion = { goes: string[]; stays: string[]; blockers: Blocker[] }

/** Names what goes and what stays before anything is deleted. */
export function DeleteAccountDialog({ phone, onClose }: { phone: string; onClose: () => void }) {
  const deletion = useAccountData<Deletion>('/deletion')
  const { withFreshCode, question } = useFreshCode(phone)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function deleteAccount(): Promise<void> {
    setBusy(true)
    setFailed(false)
    const answer = await withFreshCode('Deleting your account needs a fresh OTP.', () =>
      askAccount('', { method: 'DELETE' }),
    )
    setBusy(false)
    if (answer?.ok) {
      forgetSession()
      toast({ title: 'Your account is deleted', description: 'You are signed out on all your devices.' })
    } else if (answer && !answer.ok && answer.reason === 'conflict') deletion.refresh()
    else if (answer && answer.reason !== 'signed out') setFailed(true)
  }

  if (question) return question
  return (
    <Dialog open narrow onClose={onClose} title="Delete your account">
      {deletion.state === 'read' ? (
        <DeletionForm
          deletion={deletion.value}
          busy={busy}
          failed={failed}
          onKeep={onClose}
          onDelete={deleteAccount}
        />
      ) : deletion.state === 'loading' ? (
        <div aria-busy className="mt-5 grid gap-3">
          <Skeleton />
          <Skeleton className="h-20 rounded-s" />
          <Skeleton className="h-20 rounded-s" />
        </div>
      ) : (
        <Unread
          title="What goes and what stays can’t be read at the moment."
          text="Nothing has been deleted. Please try again in a minute."
          onRetry={deletion.refresh}
        />
      )}
    </Dialog>
  )
}

type DeletionFormProps = {
  deletion: Deletion
  busy: boolean
  failed: boolean
  onKeep: () => void
  onDelete: () => void
}

function DeletionForm({ deletion, busy, failed, onKeep, onDelete }: DeletionFormProps) {
  const [read, setRead] = useState(false)
  const readId = useId()
  if (deletion.blockers.length > 0) return <Blockers blockers={deletion.blockers} onKeep={onKeep} />
  return (
    <div className="mt-5 grid gap-5">
      <Sentences title="Goes at once" sentences={deletion.goes} />
      {deletion.stays.length > 0 && <Sentences title="Stays" sentences={deletion.stays} />}
      <label id={readId} className="-my-1 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={read}
          onChange={({ target }) => setRead(target.checked)}
          className="size-6 shrink-0 accent-indigo"
        />
        I have read this
      </label>
      <div role="status" className="empty:absolute">
        {failed && (
          <Note tone="bad">
            <b className="font-strong">Your account could not be deleted.</b>
            <br />
            Nothing has changed. Please try again in a minute.
          </Note>
        )}
      </div>
      <div className="flex flex-col-reverse gap-3 s:flex-row">
        <Button tone="ghost" onClick={onKeep}>
          Keep my account
        </Button>
        <Button
          tone="ink"
          disabled={!read}
          aria-describedby={read ? undefined : readId}
          busy={busy && 'Deleting...'}
          onClick={onDelete}
          className="s:grow"
        >
          Delete my account
        </Button>
      </div>
    </div>
  )
}

/** What has to be done first. */
function Blockers({ blockers, onKeep }: { blockers: Blocker[]; onKeep: () => void }) {
  return (
    <div className="mt-5 grid gap-5">
      <p>Your account can’t be deleted yet:</p>
      <ul className="grid gap-3">
        {blockers.map(({ text, way }) => (
          <li key={text}>
            <Notice tone="wait">
              {text} <Link to={way.to}>{way.label}</Link>
            </Notice>
          </li>
        ))}
      </ul>
      <Button tone="ghost" onClick={onKeep}>
        Keep my account
      </Button>
    </div>
  )
}

function Sentences({ title, sentences }: { title: string; sentences: string[] }) {
  return (
    <div>
      <h3 className="font-label">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-2 marker:text-ink-3">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
