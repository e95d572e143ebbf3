import { useRef } from 'react'
import { useKnownSender } from '#app/features/enquiry/dialogs/use-known-sender.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/forms/field.tsx'
import { Honeypot } from '#app/ui/forms/honeypot.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { EmailField, NameField } from '#app/ui/forms/sender-fields.tsx'
import type { PageAnswer } from '#app/ui/forms/use-page-form.ts'
import type { ShownJoining } from '#server/waiting/show-waiting.ts'

type JoinFormProps = {
  shown: ShownJoining
  chosen: { package: string | null; seats: string | null }
  answer?: PageAnswer
}

/** The browser's own form: it needs no script, and sent twice it is one party. */
export function JoinForm({ shown, chosen, answer }: JoinFormProps) {
  const { errors = {}, typed = {}, message } = answer ?? {}
  const { packages, mostSeats, freeSeats } = shown
  const form = useRef<HTMLFormElement>(null)
  useKnownSender((known) => fillEmpty(form.current, { ...known }))
  const isRefused = message !== undefined && Object.keys(errors).length === 0
  const seats = Array.from({ length: mostSeats - freeSeats }, (_, i) => freeSeats + i + 1)
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4 rounded-l bg-surface p-5 shadow-1 m:p-6"
    >
      <div role="status" className="empty:absolute">
        {isRefused && <Note tone="bad">{message}</Note>}
      </div>
      <input type="hidden" name="key" value={typed.key ?? shown.key} />
      <Honeypot name="website" />
      <div className="grid grid-cols-1 gap-4 m:grid-cols-[minmax(0,1fr)_9rem]">
        <Field label="Package" required error={errors.package}>
          {(field) => (
            <Select
              {...field}
              name="package"
              defaultValue={typed.package ?? chosen.package ?? packages[0]?.id}
            >
              {packages.map(({ id, title, perPerson }) => (
                <option key={id} value={id}>
                  {title}, {perPerson} each
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Guests" required error={errors.seats}>
          {(field) => (
            <Select {...field} name="seats" defaultValue={typed.seats ?? chosen.seats ?? undefined}>
              {seats.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <NameField errors={errors} typed={typed} />
      <div className="grid grid-cols-1 gap-4 m:grid-cols-2">
        <Field label="Phone" required error={errors.phone}>
          {(field) => (
            <TextInput
              {...field}
              name="phone"
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              defaultValue={typed.phone}
            />
          )}
        </Field>
        <EmailField errors={errors} typed={typed} />
      </div>
      <p className="text-sm text-pretty text-ink-3">
        We write to you by mail and SMS about these seats, and about nothing else. Your name and number go 30
        days after the trip has started.
      </p>
      <Button type="submit" className="justify-self-start">
        Join the waiting list
      </Button>
    </form>
  )
}

function fillEmpty(form: HTMLFormElement | null, known: Record<string, string>): void {
  for (const [name, text] of Object.entries(known)) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.value === '') field.value = text
  }
}
