import { CircleCheck } from 'lucide'
import { Button } from '#app/ui/button.tsx'
import { Field, TextArea, TextInput } from '#app/ui/forms/field.tsx'
import { Honeypot } from '#app/ui/forms/honeypot.tsx'
import { type PageAnswer, usePageForm } from '#app/ui/forms/use-page-form.ts'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast.tsx'

const thanks = "Application sent successfully! We'll get back to you as soon as possible."
const notSent = 'Failed to send your details. Please try again later.'

type ApplicationFormProps = {
  openingId: string
  /** What the page answered to a form that was sent without scripts. */
  answer?: PageAnswer
  /** It was sent without scripts: the page says so in the form's place. */
  sent?: boolean
  /** Nothing is left to do here: it was sent, or waits for a network. */
  onDone?: () => void
  className?: string
}

/** Posts to /api/enquiries with scripts, and to its own page without. */
export function ApplicationForm({ openingId, answer, sent, onDone, className = '' }: ApplicationFormProps) {
  const { form, errors, typed, failed, busy } = usePageForm({
    answer,
    load: () =>
      import('./on-demand/send-application.ts').then(({ sendApplicationFor }) =>
        sendApplicationFor(openingId),
      ),
    onSent() {
      toast({ title: thanks, tone: 'success' })
      onDone?.()
    },
    onWaits: onDone,
    onFailed: () =>
      toast({
        title: 'Application failed to send',
        description: 'Please try again later or contact us directly.',
        tone: 'destructive',
      }),
  })
  if (sent && !answer)
    return (
      <p role="status" className={`flex gap-3 rounded-m bg-leaf-tint px-4 py-3.5 font-label ${className}`}>
        <Icon node={CircleCheck} size={22} className="shrink-0 text-leaf" />
        {thanks}
      </p>
    )
  const refusal = answer && Object.keys(answer.errors).length === 0 ? answer.message : errors.openingId
  return (
    <form
      method="post"
      action={`/careers?opening=${openingId}#apply`}
      {...form}
      className={`grid gap-4 ${className}`}
    >
      <Honeypot name="website" />
      <input type="hidden" name="openingId" value={openingId} />
      <ApplicationFields errors={errors} typed={typed} />
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={busy && 'Sending...'} className="min-w-44">
          Send Application
        </Button>
        <p role="status" className="min-w-0 flex-1 basis-52 font-label text-alert">
          {(failed || refusal) && notSent}
          {refusal && ` ${refusal}`}
        </p>
      </div>
      <p className="text-sm text-pretty text-ink-3">
        We use what you write to answer your application, and for nothing else.
      </p>
    </form>
  )
}

type ApplicationFieldsProps = { errors: Record<string, string>; typed: Record<string, string> }

function ApplicationFields({ errors, typed }: ApplicationFieldsProps) {
  return (
    <>
      <Field label="Name" required error={errors.name}>
        {(field) => <TextInput {...field} name="name" autoComplete="name" defaultValue={typed.name} />}
      </Field>
      <div className="grid gap-4 m:grid-cols-2">
        <Field label="Email" required error={errors.email}>
          {(field) => (
            <TextInput
              {...field}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              defaultValue={typed.email}
            />
          )}
        </Field>
        <Field label="Phone" required error={errors.phone}>
          {(field) => (
            <TextInput {...field} name="phone" type="tel" autoComplete="tel" defaultValue={typed.phone} />
          )}
        </Field>
      </div>
      <Field label="Message" required error={errors.message} hint="Who you are, and why this work.">
        {(field) => <TextArea {...field} name="message" rows={5} defaultValue={typed.message} />}
      </Field>
      <Field
        label="Link"
        error={errors.link}
        hint="If you like: your CV, a profile or something you made, at an address that begins with https://"
      >
        {(field) => (
          <TextInput
            {...field}
            name="link"
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            defaultValue={typed.link}
          />
        )}
      </Field>
    </>
  )
}
