import { valibotResolver } from '@hookform/resolvers/valibot'
import { CircleAlert, CircleCheck } from 'lucide'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { Field, TextInput } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type ProfileForm, profileFormSchema } from '#domain/forms/profile-form.ts'
import { AccountCard } from '../account-card.tsx'
import { askAccount } from '../ask-account.ts'
import { Unread } from '../unread.tsx'
import type { AccountData } from '../use-account-data.ts'

export type Profile = ProfileForm & { phone: string }

/** Name and e-mail, which bookings are filled in with. */
export function DetailsCard({ profile }: { profile: AccountData<Profile> }) {
  return (
    <AccountCard title="Details" busy={profile.state === 'loading'}>
      <p className="mt-1.5 text-ink-2">Filled in for you when you book.</p>
      {profile.state === 'read' ? (
        <DetailsForm profile={profile.value} />
      ) : profile.state === 'loading' ? (
        <DetailsSkeleton />
      ) : (
        <Unread
          title="Your details can’t be read at the moment."
          onRetry={profile.refresh}
          className="mt-5"
        />
      )}
    </AccountCard>
  )
}

const emailHint = 'For vouchers, invoices and news of your booking'

function DetailsForm({ profile }: { profile: Profile }) {
  const { register, handleSubmit, reset, setError, formState } = useForm<ProfileForm>({
    resolver: valibotResolver(profileFormSchema),
    defaultValues: { name: profile.name, email: profile.email },
  })
  const { errors, isSubmitting } = formState
  const [result, setResult] = useState<'saved' | 'failed' | null>(null)

  const save = handleSubmit(async (form) => {
    const answer = await askAccount<Profile>('/profile', { method: 'PUT', body: form })
    if (answer.ok) {
      reset({ name: answer.value.name, email: answer.value.email })
      setResult('saved')
    } else if (answer.reason === 'refused') {
      for (const name of ['name', 'email'] as const) {
        const message = answer.errors[name]
        if (message) setError(name, { message }, { shouldFocus: true })
      }
    } else if (answer.reason !== 'signed out') setResult('failed')
  })

  return (
    <form noValidate onSubmit={save} onChange={() => setResult(null)} className="mt-5 grid gap-4">
      <Field label="Name" error={errors.name?.message}>
        {(field) => <TextInput {...field} {...register('name')} autoComplete="name" />}
      </Field>
      <Field label="Email" hint={emailHint} error={errors.email?.message}>
        {(field) => (
          <TextInput {...field} {...register('email')} type="email" autoComplete="email" inputMode="email" />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={isSubmitting && 'Saving...'}>
          Save
        </Button>
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
      </div>
    </form>
  )
}

/** As high as the form, so that nothing moves when it comes. */
function DetailsSkeleton() {
  return (
    <div className="mt-5 grid gap-4">
      <div>
        <p className="mb-1.5 text-[0.9375rem] font-label">Name</p>
        <Skeleton className="h-12 rounded-m" />
      </div>
      <div>
        <p className="mb-1.5 text-[0.9375rem] font-label">Email</p>
        <Skeleton className="h-12 rounded-m" />
        <p className="mt-1.5 text-sm text-ink-3">{emailHint}</p>
      </div>
      <Skeleton className="h-12 w-24 rounded-pill" />
    </div>
  )
}
