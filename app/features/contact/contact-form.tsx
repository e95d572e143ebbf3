import { useState } from 'react'
import { useKnownSender } from '#app/features/enquiry/dialogs/use-known-sender.ts'
import { Field, TextArea, TextInput } from '#app/ui/forms/field.tsx'
import { Honeypot } from '#app/ui/forms/honeypot.tsx'
import { SendRow, SentNote } from '#app/ui/forms/send-row.tsx'
import { EmailField, NameField } from '#app/ui/forms/sender-fields.tsx'
import { type PageAnswer, usePageForm } from '#app/ui/forms/use-page-form.ts'
import { toast } from '#app/ui/toast.tsx'
import type { ContactPageData } from '#server/pages/show-contact.ts'

const thanks = "Message sent successfully! We'll get back to you as soon as possible."
const load = () => import('./on-demand/send-contact.ts').then(({ sendContact }) => sendContact)

type ContactFormProps = Pick<ContactPageData, 'sent'> & {
  words: ContactPageData['words']['form']
  answer?: PageAnswer
}

/** Posts to /api/enquiries with scripts, and to its own page without. */
export function ContactForm({ words, sent, answer }: ContactFormProps) {
  const [timesSent, setTimesSent] = useState(sent && !answer ? 1 : 0)
  const { form, errors, typed, failed, busy, fill } = usePageForm({
    answer,
    load,
    onSent: () => setTimesSent((times) => times + 1),
    onFailed: () =>
      toast({
        title: 'Message failed to send',
        description: 'Please try again later or contact us directly.',
        tone: 'destructive',
      }),
  })
  useKnownSender(({ name, email }) => fill({ name, email }))
  const refusal = answer && Object.keys(answer.errors).length === 0 ? answer.message : null
  return (
    <section id="message" aria-labelledby="message-title" className="rounded-l bg-surface p-6 shadow-2 m:p-9">
      <h2 id="message-title" className="display text-2xl">
        {words.title}
      </h2>
      {timesSent > 0 && <SentNote key={timesSent} text={thanks} className="mt-5" />}
      <p className="mt-3 text-ink-2">{words.text}</p>
      <form method="post" action="/contact#message" {...form} className="mt-6 grid grid-cols-1 gap-4">
        <Honeypot name="website" />
        <div className="grid grid-cols-1 gap-4 m:grid-cols-2">
          <NameField errors={errors} typed={typed} />
          <EmailField errors={errors} typed={typed} />
        </div>
        <Field label="Subject" required error={errors.subject}>
          {(field) => <TextInput {...field} name="subject" autoComplete="off" defaultValue={typed.subject} />}
        </Field>
        <Field label="Message" required error={errors.message}>
          {(field) => <TextArea {...field} name="message" rows={6} defaultValue={typed.message} />}
        </Field>
        <SendRow label="Send Message" busy={busy} failed={failed} refusal={refusal} />
        <p className="text-sm text-pretty text-ink-3">
          We use what you write to answer you, and for nothing else.
        </p>
      </form>
    </section>
  )
}
