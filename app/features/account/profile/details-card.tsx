import { CircleAlert, CircleCheck } from 'lucide'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { noteAccount } from '#app/features/login/note-details.ts'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { Field, TextInput } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { checkProfileForm, type ProfileForm } from '#domain/forms/profile-form.ts'
import { AccountSection } from '../account-section.tsx'
import { askAccount } from '../ask-account.ts'
import { Unread } from '../unread.tsx'
import type { AccountData } from '../use-account-data.ts'

export type Profile = ProfileForm & {
  phone: string
  /** What the last booking was made with, where the profile lacks something. */
  given?: ProfileForm
}

/** Name and email, which bookings are filled in with. */
export function DetailsCard({ profile }: { profile: AccountData<Profile> }) {
  return (
    <AccountSection
      title="Details"
      text="Filled in for you when you book."
      busy={profile.state === 'loading'}
    >
      {profile.state === 'read' ? (
        <DetailsForm profile={profile.value} />
      ) : profile.state === 'loading' ? (
        <DetailsSkeleton />
      ) : (
        <Unread title="Your details can’t be read at the moment." onRetry={profile.refresh} />
      )}
    </AccountSection>
  )
}

const emailHint = 'For vouchers, receipts or invoices, and news of your booking'

const noErrors: Record<string, string> = {}

function DetailsForm({ profile }: { profile: Profile }) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({
    name: profile.name || (profile.given?.name ?? ''),
    email: profile.email || (profile.given?.email ?? ''),
  })
  const [kept, setKept] = useState({ name: profile.name, email: profile.email })
  const [errors, setErrors] = useState(noErrors)
  const [result, setResult] = useState<'saved' | 'failed' | null>(null)
  const [busy, setBusy] = useState(false)

  function type({ target }: ChangeEvent<HTMLInputElement>): void {
    setTyped({ ...typed, [target.name]: target.value })
    setErrors({ ...errors, [target.name]: '' })
    setResult(null)
  }

  function refuse(found: Record<string, string>): void {
    setErrors(found)
    const first = form.current?.elements.namedItem(found.name ? 'name' : 'email')
    if (first instanceof HTMLElement) first.focus()
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const checked = checkProfileForm(typed)
    if (!checked.ok) return refuse(checked.errors)
    setBusy(true)
    const answer = await askAccount<Profile>('/profile', { method: 'PUT', body: checked.value })
    setBusy(false)
    if (answer.ok) {
      const { name, email } = answer.value
      setTyped({ name, email })
      setKept({ name, email })
      noteAccount({ name, email })
      setResult('saved')
    } else if (answer.reason === 'refused') refuse(answer.errors)
    else if (answer.reason !== 'signed out') setResult('failed')
  }

  // Nothing waits to be saved.
  const isSaved = typed.name === kept.name && typed.email === kept.email

  return (
    <form ref={form} noValidate onSubmit={save} className="grid gap-4 m:grid-cols-2">
      <Field label="Name" error={errors.name}>
        {(field) => (
          <TextInput {...field} name="name" autoComplete="name" value={typed.name} onChange={type} />
        )}
      </Field>
      <Field label="Email" hint={emailHint} error={errors.email}>
        {(field) => (
          <TextInput
            {...field}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            value={typed.email}
            onChange={type}
          />
        )}
      </Field>
      {profile.given && result === null && (
        <p className="text-sm text-ink-3 m:col-span-full">Taken from your last booking. Save to keep it.</p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 m:col-span-full">
        <Button type="submit" tone={isSaved ? 'ghost' : 'primary'} busy={busy && 'Saving...'}>
          Save
        </Button>
        <Result result={result} />
      </div>
    </form>
  )
}

function Result({ result }: { result: 'saved' | 'failed' | null }) {
  return (
    <p role="status" className="flex min-w-0 items-center gap-1.5 text-sm font-label">
      {result === 'saved' && (
        <>
          <Icon node={CircleCheck} size={18} className="shrink-0 text-leaf" />
          <span className="text-leaf">Saved</span>
        </>
      )}
      {result === 'failed' && (
        <>
          <Icon node={CircleAlert} size={18} className="shrink-0 text-alert" />
          <span className="text-alert">Not saved. Please try again in a minute.</span>
        </>
      )}
    </p>
  )
}

/** As high as the form, so that nothing moves when it comes. */
function DetailsSkeleton() {
  return (
    <div className="grid gap-4 m:grid-cols-2">
      <div>
        <p className="mb-1.5 text-[0.9375rem] font-label">Name</p>
        <Skeleton className="h-12 rounded-m" />
      </div>
      <div>
        <p className="mb-1.5 text-[0.9375rem] font-label">Email</p>
        <Skeleton className="h-12 rounded-m" />
        <p className="mt-1.5 text-sm text-ink-3">{emailHint}</p>
      </div>
      <Skeleton className="h-12 w-24 rounded-pill m:col-span-full" />
    </div>
  )
}
