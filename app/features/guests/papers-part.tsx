import { Field, TextInput } from '#app/ui/forms/field.tsx'
import { OneOf } from '#app/ui/forms/one-of.tsx'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import type { PassportAsk } from '#domain/guests/passport-rules.ts'
import type { FormState } from './form-state.ts'
import { Kept, Part, Place } from './part.tsx'

/** Papers that the trip asks for; nothing where it asks for none. */
export function PapersPart({ state }: { state: FormState }) {
  const { passport, licence } = state.asks
  if (!passport && !licence) return null
  return (
    <Part
      title="Your papers"
      why="Numbers alone, no copies. They are encrypted, and once saved nobody sees them on this page again."
    >
      {passport && <Passport state={state} asked={passport} />}
      {passport && <Pan state={state} />}
      {licence && <LicenceFields state={state} />}
    </Part>
  )
}

const paperWords = { passport: 'Passport', 'voter card': 'Voter card' }

function Passport({ state, asked }: { state: FormState; asked: PassportAsk }) {
  const { errors, kept, textOf } = state
  const isOpen = errors.passport !== undefined || errors.expires !== undefined
  return (
    <Kept what="Passport" kept={kept.passport} isOpen={isOpen}>
      {asked.voterCard && (
        <OneOf
          legend="You travel with"
          name="paper"
          choices={paperWords}
          chosen={textOf('paper') || 'passport'}
          optional
        />
      )}
      <Place of="passport">
        <Field
          label={asked.voterCard ? 'Its number' : 'Passport number'}
          error={errors.passport}
          hint="Airline, visa and border go by it."
        >
          {(field) => (
            <TextInput
              {...field}
              name="passport"
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={textOf('passport')}
            />
          )}
        </Field>
      </Place>
      <Place of="expires">
        <Field
          label="Valid until"
          error={errors.expires}
          hint={`It has to be valid until ${showPlainDate(asked.validUntil)}, ${asked.rule}.`}
        >
          {(field) => (
            <TextInput
              {...field}
              type="date"
              name="expires"
              defaultValue={textOf('expires')}
              className="max-w-[16em]"
            />
          )}
        </Field>
      </Place>
    </Kept>
  )
}

function Pan({ state: { errors, kept, textOf } }: { state: FormState }) {
  return (
    <Place of="pan">
      <Kept what="PAN" kept={kept.pan} isOpen={errors.pan !== undefined}>
        <Field
          label="PAN"
          error={errors.pan}
          hint="Tax rules ask for it with tours abroad. Under 18 it may stay empty."
        >
          {(field) => (
            <TextInput
              {...field}
              name="pan"
              maxLength={14}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={textOf('pan')}
            />
          )}
        </Field>
      </Kept>
    </Place>
  )
}

function LicenceFields({ state: { errors, kept, textOf, isTicked } }: { state: FormState }) {
  return (
    <Place of="licence">
      <Kept what="Driving licence" kept={kept.licence} isOpen={errors.licence !== undefined}>
        <Field
          label="Number of your driving licence"
          error={errors.licence}
          hint="For a geared two-wheeler. Posts on the way ask for it."
        >
          {(field) => (
            <TextInput
              {...field}
              name="licence"
              maxLength={24}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={textOf('licence')}
            />
          )}
        </Field>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="pillion"
            value="yes"
            defaultChecked={isTicked('pillion')}
            className="size-5 shrink-0 accent-indigo"
          />
          I sit behind and don’t ride
        </label>
      </Kept>
    </Place>
  )
}
