import { CircleCheck } from 'lucide'
import { Button } from '#app/ui/button.tsx'
import { Field, TextArea, TextInput } from '#app/ui/forms/field.tsx'
import { Honeypot } from '#app/ui/forms/honeypot.tsx'
import { type PageAnswer, usePageForm } from '#app/ui/forms/use-page-form.ts'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { ContactPageData } from '#server/pages/show-contact.ts'

const thanks = "Message sent successfully! We'll get back to you as soon as possible."
const notSent = 'Failed to send your details. Please try again later.'
const load = () => import('./on-demand/send-contact.ts').then(({ sendContact }) => sendContact)

type ContactFormProps = Pick<ContactPageData, 'sent'> & {
  words: ContactPageData['words']['form']
  answer?: PageAnswer
}

/** Posts to /api/enquiries with scripts, and to its own page without. */
export function ContactForm({ words, sent, answer }: ContactFormProps) {
  const { form, errors, typed, failed, busy } = usePageForm({
    answer,
    load,
    onSent: () => toast({ title: thanks, tone: 'success' }),
    onFailed: () =>
      toast({
        title: 'Message failed to send',
        description: 'Please try again later or contact us directly.',
        tone: 'destructive',
      }),
  })
  const refusal = answer && Object.keys(answer.errors).length === 0 ? answer.message : null
  return (
    <section id="message" aria-labelledby="message-title" className="rounded-l bg-surface p-6 shadow-2 m:p-9">
      <h2 id="message-title" className="display text-2xl">
        {words.title}
      </h2>
      {sent && !answer && (
        <p role="status" className="mt-5 flex gap-3 rounded-m bg-leaf-tint px-4 py-3.5 font-label">
          <Icon node={CircleCheck} size={22} className="shrink-0 text-leaf" />
          {thanks}
        </p>
      )}
      <p className="mt-3 text-ink-2">{words.text}</p>
      <form method="post" action="/contact#message" {...form} className="mt-6 grid gap-4">
        <Honeypot name="website" />
        <div className="grid gap-4 m:grid-cols-2">
          <Field label="Name" required error={errors.name}>
            {(field) => <TextInput {...field} name="name" autoComplete="name" defaultValue={typed.name} />}
          </Field>
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
        </div>
        <Field label="Subject" required error={errors.subject}>
          {(field) => <TextInput {...field} name="subject" autoComplete="off" defaultValue={typed.subject} />}
        </Field>
        <Field label="Message" required error={errors.message}>
          {(field) => <TextArea {...field} name="message" rows={6} defaultValue={typed.message} />}
        </Field>
        <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" busy={busy && 'Sending...'} className="min-w-44">
            Send Message
          </Button>
          <p role="status" className="min-w-0 flex-1 basis-60 font-label text-alert">
            {(failed || refusal) && notSent}
            {refusal && ` ${refusal}`}
          </p>
        </div>
        <p className="text-sm text-pretty text-ink-3">
          We use what you write to answer you, and for nothing else.
        </p>
      </form>
    </section>
  )
}
