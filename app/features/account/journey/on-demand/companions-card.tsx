import { type FormEvent, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { keyed } from '#app/ui/collections/keyed.ts'
import { Field, TextInput } from '#app/ui/forms/field.tsx'
import { toast } from '#app/ui/toast.tsx'
import { showDate } from '#domain/calendar/calendar-date.ts'
import type { Companions } from '#domain/journey/companions.ts'
import { longestCity } from '#domain/journey/introduction-form.ts'
import { AccountCard } from '../../account-card.tsx'
import { askAccount } from '../../ask-account.ts'
import type { JourneyCardProps } from './journey-card-props.ts'

type CompanionsCardProps = JourneyCardProps & { companions: Companions }

/** Who else comes, for who lets the others know the same of themselves. */
export function CompanionsCard({ companions, journey, signal, onChange }: CompanionsCardProps) {
  const { others, own } = companions
  return (
    <AccountCard title="Who travels along">
      <p className="mt-2 text-pretty text-ink-2">{howMany(companions)}</p>
      {companions.people.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {keyed(companions.people, ({ firstName, city }) => `${firstName} ${city}`).map(
            ([key, { firstName, city }]) => (
              <li key={key} className="rounded-pill bg-indigo-tint px-3.5 py-1.5 leading-snug">
                <b className="font-label">{firstName}</b>
                {city && <span className="text-ink-2">, {city}</span>}
              </li>
            ),
          )}
        </ul>
      )}
      {own.shown && others > 0 && <p className="mt-3 text-sm text-ink-2">{whenSeen(companions)}</p>}
      {onChange && signal ? (
        <Introduce
          key={String(own.shown)}
          reference={journey.reference}
          own={own}
          onDone={(now) => onChange({ ...journey, companions: now })}
        />
      ) : (
        <p className="mt-3 text-sm text-ink-3">Changing this needs signal.</p>
      )}
    </AccountCard>
  )
}

function howMany({ others, introduced }: Companions): string {
  if (others === 0) return 'Nobody outside of your own party has booked yet.'
  if (others === 1)
    return introduced === 1
      ? 'The one other traveller has introduced themselves.'
      : 'One other traveller comes, and has not introduced themselves yet.'
  if (introduced === 0) return `None of the ${others} other travellers has introduced themselves yet.`
  return `${introduced} of ${others} other travellers ${introduced === 1 ? 'has' : 'have'} introduced themselves.`
}

function whenSeen({ open, from, own }: Companions): string {
  const seen = own.city ? `${own.firstName}, ${own.city}` : own.firstName
  return open
    ? `Those who have introduced themselves see you as ‘${seen}’.`
    : `From ${showDate(from)} on, a week before the start, you see each other: they see ‘${seen}’.`
}

type IntroduceProps = { reference: string; own: Companions['own']; onDone: (now: Companions) => void }

function Introduce({ reference, own, onDone }: IntroduceProps) {
  const [city, setCity] = useState(own.city ?? '')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const explained = useId()

  async function save(shown: boolean): Promise<void> {
    setBusy(true)
    setError(undefined)
    const answer = await askAccount<Companions>(`/bookings/${reference}/introduction`, {
      method: 'PUT',
      body: { shown, city },
    })
    setBusy(false)
    if (answer.ok) {
      toast({ title: shown ? 'The others can see you' : 'Nobody sees you any more', tone: 'success' })
      onDone(answer.value)
    } else if (answer.reason === 'refused') setError(answer.errors.city)
    else if (answer.reason !== 'signed out')
      toast({
        title: 'That could not be saved',
        description: 'Please try again in a minute.',
        tone: 'destructive',
      })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void save(true)
  }

  if (own.shown)
    return (
      <Button tone="ghost" size="s" className="mt-3" busy={busy && 'Saving...'} onClick={() => save(false)}>
        Show me no longer
      </Button>
    )
  return (
    <form onSubmit={submit} className="mt-4 grid gap-3 rounded-m bg-paper-2 p-4" noValidate>
      <p id={explained} className="text-sm text-pretty text-ink-2">
        Would you like to know who comes? Then let the others know the same of you: your first name,{' '}
        <b className="font-strong">{own.firstName}</b>, and your city. Nothing else, a week before the start
        until the last day. You can end it at any time.
      </p>
      <Field label="Your city" error={error}>
        {(field) => (
          <TextInput
            {...field}
            value={city}
            maxLength={longestCity}
            autoComplete="address-level2"
            onChange={(event) => setCity(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="s" busy={busy && 'Saving...'} aria-describedby={explained}>
        Introduce myself
      </Button>
    </form>
  )
}
