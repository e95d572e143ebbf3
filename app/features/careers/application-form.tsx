import { useKnownSender } from '#app/features/enquiry/dialogs/use-known-sender.ts'
import { Field, TextArea, TextInput } from '#app/ui/forms/field.tsx'
import { Honeypot } from '#app/ui/forms/honeypot.tsx'
import { SendRow, SentNote } from '#app/ui/forms/send-row.tsx'
import { EmailField, NameField } from '#app/ui/forms/sender-fields.tsx'
import { type PageAnswer, usePageForm } from '#app/ui/forms/use-page-form.ts'
import { toast } from '#app/ui/toast.tsx'

const thanks = "Application sent successfully! We'll get back to you as soon as possible."

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
  const { form, errors, typed, failed, busy, fill } = usePageForm({
    answer,
    draft: `application ${openingId}`,
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
  useKnownSender(({ name, email, phone }) => fill({ name, email, phone }))
  if (sent && !answer) return <SentNote text={thanks} className={className} />
  const refusal = answer && Object.keys(answer.errors).length === 0 ? answer.message : errors.openingId
  return (
    <form
      method="post"
      action={`/careers?opening=${openingId}#apply`}
      {...form}
      className={`grid grid-cols-1 gap-4 ${className}`}
    >
      <Honeypot name="website" />
      <input type="hidden" name="openingId" value={openingId} />
      <ApplicationFields errors={errors} typed={typed} />
      <SendRow label="Send Application" busy={busy} failed={failed} refusal={refusal} />
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
      <NameField errors={errors} typed={typed} />
      <div className="grid grid-cols-1 gap-4 m:grid-cols-2">
        <EmailField errors={errors} typed={typed} />
        <Field label="Phone" required error={errors.phone}>
          {(field) => (
            <TextInput {...field} name="phone" type="tel" autoComplete="tel" defaultValue={typed.phone} />
          )}
        </Field>
      </div>
      <Field label="Message" required error={errors.message} hint="Who you are, and why this work.">
        {(field) => <TextArea {...field} name="message" rows={5} defaultValue={typed.message} />}
      </Field>
      <Field label="Link" error={errors.link} hint="If you like: your CV, or something you made.">
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
