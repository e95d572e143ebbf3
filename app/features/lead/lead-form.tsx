import { Mail, MessageCircle, Phone } from 'lucide'
import { useKnownSender } from '#app/features/enquiry/dialogs/use-known-sender.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { usePageForm } from '#app/ui/forms/use-page-form.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { toast } from '#app/ui/toast.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { sayOpenHours } from '#domain/site/hours.ts'
import type { Site } from '#domain/site/site.ts'
import type { ContactLandingData } from '#server/pages/show-contact-landing.ts'

type LeadFormProps = {
  site: Site
  words: ContactLandingData['words']['form']
  choices: ContactLandingData['choices']
}

/** Opens a chat with all that is filled in. Without scripts the ways to a person stand in its place. */
export function LeadForm({ site, words, choices }: LeadFormProps) {
  const { form, errors, busy, fill } = usePageForm({
    load: () => import('./on-demand/send-lead.ts').then(({ createSendLead }) => createSendLead(site)),
    onSent: () => tellOpened(site),
    onRefused: () =>
      toast({
        title: 'Please fix the errors',
        description: 'Fill in all required fields correctly to continue.',
        tone: 'destructive',
      }),
    onFailed: () => tellNotOpened(site.phone),
  })
  useKnownSender(({ name, email, phone }) => fill({ fullName: name, email, whatsappNumber: phone }))
  return (
    <section aria-labelledby="lead-title" className="rounded-l bg-surface p-6 text-ink shadow-3 m:p-8">
      <h2 id="lead-title" className="display text-xl">
        {words.title}
      </h2>
      <p className="mt-2 text-ink-2 noscript:hidden">{words.text}</p>
      {/* Without its script it does nothing: what is typed here is for the chat, not for an address. */}
      <form method="dialog" {...form} className="mt-5 grid gap-4 noscript:hidden">
        <Field label="Full name" required error={errors.fullName}>
          {(field) => <TextInput {...field} name="fullName" autoComplete="name" />}
        </Field>
        <div className="grid gap-4 s:grid-cols-2">
          <Field label="WhatsApp number" required error={errors.whatsappNumber}>
            {(field) => <TextInput {...field} name="whatsappNumber" type="tel" autoComplete="tel" />}
          </Field>
          <Field label="Email" required error={errors.email}>
            {(field) => (
              <TextInput {...field} name="email" type="email" autoComplete="email" inputMode="email" />
            )}
          </Field>
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-4">
          <Choices label="Number of people" name="numberOfPeople" choices={choices.numberOfPeople} />
          <Choices label="Trip type" name="tripType" choices={choices.tripType} />
        </div>
        <Choices label="Travel month" name="travelMonth" choices={choices.travelMonth} />
        <Button type="submit" busy={busy && 'Connecting you to our expert...'} className="mt-1 w-full">
          Get My FREE Plan
        </Button>
      </form>
      <Ways site={site} />
    </section>
  )
}

type ChoicesProps = { label: string; name: string; choices: { value: string; label: string }[] }

function Choices({ label, name, choices }: ChoicesProps) {
  return (
    <Field label={label} required>
      {(field) => (
        <Select {...field} name={name} defaultValue="">
          <option value="">Select</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function Ways({ site }: { site: Site }) {
  const look = 'grid min-h-11 justify-items-center gap-1 rounded-m py-2 text-sm'
  return (
    <ul className="mt-4 flex flex-wrap justify-between gap-x-3">
      <li>
        <Link to={`https://wa.me/${site.whatsapp}`} className={look}>
          <Icon node={MessageCircle} size={20} />
          <span>
            WhatsApp<span className="max-m:sr-only"> chat</span>
          </span>
        </Link>
      </li>
      <li>
        <Link to={`tel:+${site.phone}`} className={look}>
          <Icon node={Phone} size={20} />
          <span className="m:hidden">Call us</span>
          <span className="max-m:sr-only">{displayPhone(site.phone)}</span>
        </Link>
      </li>
      <li>
        <Link to={`mailto:${site.email}`} className={look}>
          <Icon node={Mail} size={20} />
          <span className="m:hidden">Email</span>
          <span className="max-m:sr-only">{site.email}</span>
        </Link>
      </li>
    </ul>
  )
}

/** The two minutes hold while somebody is there. */
function tellOpened({ hours }: Site): void {
  toast({
    title: "Amazing! We're connecting you now!",
    description: `Press send in WhatsApp. During office hours (${sayOpenHours(hours)}) our travel expert replies within 2 minutes.`,
    tone: 'success',
  })
}

function tellNotOpened(phone: string): void {
  toast({
    title: 'Oops! Something went wrong',
    description: (
      <>
        Please try again or call us directly{' '}
        <a href={`tel:+${phone}`} className="font-strong whitespace-nowrap underline underline-offset-4">
          {displayPhone(phone)}
        </a>
      </>
    ),
    tone: 'destructive',
  })
}
