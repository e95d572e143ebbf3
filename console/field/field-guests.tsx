import { Check, LogOut, Phone, X } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { timeInIndia } from '#domain/calendar/clock.ts'
import { latestTicks, type TickState } from '#domain/field/field-notes.ts'
import type { HealthOfGuest } from '#server/field/read-health.ts'
import { Facts } from '../ui/facts.tsx'
import { HealthWords } from './field-health.tsx'
import { NoteForm } from './note-form.tsx'
import type { FieldGuest, FieldTick, FieldView } from './show-field.ts'
import type { useField } from './use-field.ts'

type Field = ReturnType<typeof useField>
type Shown = { state: TickState; at: string; waits: boolean }

const words: Record<TickState, string> = {
  boarded: 'On board',
  'no-show': 'Did not come',
  'left early': 'Left early',
  'not yet': 'Not on board',
}

/** The server's ticks and the phone's own, each guest's latest. */
function ticksOf(ticks: FieldTick[], notes: Field['notes']): Map<string, Shown> {
  const own = notes
    .filter(({ act, state }) => act === 'tick' && state !== 'refused')
    .map(({ key, at, fields, state }) => ({
      key,
      at,
      guest: fields.guest ?? '',
      state: fields.state as TickState,
      waits: state === 'waiting',
    }))
  const known = new Set(own.map(({ key }) => key))
  const theirs = ticks.filter(({ key }) => !known.has(key)).map((tick) => ({ ...tick, waits: false }))
  return latestTicks([...theirs, ...own])
}

type PartProps = { view: FieldView; field: Field; health: HealthOfGuest[] | null }

/** Guests by where they get in, with how many are there. */
export function FieldGuests({ view, field, health }: PartProps) {
  const ticks = ticksOf(view.ticks, field.notes)
  const there = (guests: FieldGuest[]) => guests.filter(({ id }) => ticks.get(id)?.state === 'boarded').length
  return (
    <section id="guests" className="stack gap-3" aria-label="Guests">
      {view.stops.length === 0 && <p className="panel padded quiet-text">Nobody has booked yet.</p>}
      {view.stops.map(({ id, place, time, guests }) => (
        <section key={id} className="panel" aria-label={place}>
          <header>
            <h2>{[time, place].filter(Boolean).join(', ')}</h2>
            <span className="at-end">
              {there(guests)} of {guests.length} on board
            </span>
          </header>
          <ul className="rows">
            {guests.map((guest) => (
              <Guest
                key={guest.id}
                guest={guest}
                tick={ticks.get(guest.id)}
                view={view}
                field={field}
                told={health?.find((row) => row.guest === guest.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

type GuestProps = {
  guest: FieldGuest
  tick: Shown | undefined
  view: FieldView
  field: Field
  told: HealthOfGuest | undefined
}

function Guest({ guest, tick, view, field, told }: GuestProps) {
  const state = tick?.state ?? 'not yet'
  const note = { add: field.add, act: 'tick' as const, noteKey: guest.key, at: view.now }
  const line =
    tick && state !== 'not yet'
      ? `${words[state]} ${timeInIndia(new Date(tick.at))}${tick.waits ? ', waiting to be sent' : ''}`
      : guest.missing.length > 0
        ? `Missing: ${guest.missing.join(', ')}`
        : [guest.room && `Room ${guest.room}`, guest.who].filter(Boolean).join(', ')
  return (
    <li className="field-guest">
      <NoteForm {...note} fields={{ guest: guest.id, state: state === 'boarded' ? 'not yet' : 'boarded' }}>
        <button
          type="submit"
          name="do"
          value="tick"
          className="tick-button"
          aria-pressed={state === 'boarded'}
        >
          {state === 'boarded' && <Icon node={Check} size={20} />}
          {state === 'no-show' && <Icon node={X} size={20} />}
          {state === 'left early' && <Icon node={LogOut} size={20} />}
          <span className="sr-only">{guest.name} is on board</span>
        </button>
      </NoteForm>
      <details>
        <summary>
          <b>{guest.name}</b>
          <span className={`small ${tick?.waits ? 'money-owed' : 'quiet-text'}`}>{line}</span>
        </summary>
        <Facts facts={factsOf(guest)} />
        {told && <HealthWords told={told.told} />}
        <div className="line mt-2">
          {(['no-show', 'left early'] as const)
            .filter((other) => other !== state)
            .map((other) => (
              <NoteForm key={other} {...note} fields={{ guest: guest.id, state: other }}>
                <button type="submit" name="do" value="tick" className="button">
                  {words[other]}
                </button>
              </NoteForm>
            ))}
        </div>
      </details>
      {guest.tel ? (
        <a href={`tel:+${guest.tel}`} className="icon-button">
          <Icon node={Phone} size={20} />
          <span className="sr-only">Call {guest.name}</span>
        </a>
      ) : (
        <span />
      )}
    </li>
  )
}

function factsOf({ who, room, diet, phone, inNeed, needTel, stop }: FieldGuest) {
  return {
    Who: who || <span className="missing">Missing</span>,
    'Gets in': stop,
    Room: room || 'None',
    Diet: diet ?? <span className="missing">Missing</span>,
    Phone: phone ?? 'None',
    'In need': inNeed ? (
      <>
        {inNeed.name},{' '}
        <a href={`tel:+${needTel}`} className="link">
          {inNeed.phone}
        </a>
      </>
    ) : (
      <span className="missing">Missing</span>
    ),
  }
}
