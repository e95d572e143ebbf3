import { Field, TextInput } from '#app/ui/forms/field.tsx'
import { OneOf } from '#app/ui/forms/one-of.tsx'
import { genderWords } from '#domain/guests/detail-words.ts'
import type { FormState } from './form-state.ts'
import { Kept, Part, Place } from './part.tsx'

type YouPartProps = { state: FormState; nameIsFixed: boolean }

export function YouPart({ state, nameIsFixed }: YouPartProps) {
  const { errors, textOf, kept, asks } = state
  return (
    <Part title="You" why="As on the ID that you bring along: permits, tickets and rooms go by it.">
      <Place of="name">
        <Field
          label="Name as on the ID"
          error={errors.name}
          hint={nameIsFixed ? 'Papers are made in this name. Call us if it is wrong.' : undefined}
        >
          {(field) => (
            <TextInput
              {...field}
              name="name"
              maxLength={80}
              autoComplete="name"
              readOnly={nameIsFixed}
              defaultValue={textOf('name')}
            />
          )}
        </Field>
      </Place>
      <Place of="gender">
        <OneOf
          legend="Gender"
          name="gender"
          choices={genderWords}
          chosen={textOf('gender')}
          error={errors.gender}
          optional
        />
      </Place>
      <Place of="born">
        <Field label="Birth date" error={errors.born} hint={errors.born ? undefined : sayAges(state)}>
          {(field) => (
            <TextInput
              {...field}
              type="date"
              name="born"
              autoComplete="bday"
              max={asks.days.startDate}
              defaultValue={textOf('born')}
              className="max-w-[16em]"
            />
          )}
        </Field>
      </Place>
      <Place of="phone">
        <Kept what="Your phone" kept={kept.phone} isOpen={errors.phone !== undefined}>
          <Field
            label="Your phone"
            error={errors.phone}
            hint="For the captain, on the way. Others in the group don’t see it. Under 18 it may stay empty."
          >
            {(field) => (
              <TextInput
                {...field}
                type="tel"
                name="phone"
                autoComplete="tel"
                maxLength={24}
                defaultValue={textOf('phone')}
              />
            )}
          </Field>
        </Kept>
      </Place>
    </Part>
  )
}

/** 'This trip takes travellers from 12 to 60 years.' */
function sayAges({ asks: { ages } }: FormState): string | undefined {
  if (!ages || (ages.from === 0 && ages.to === undefined)) return undefined
  const until = ages.to === undefined ? '' : ` to ${ages.to}`
  return `This trip takes travellers from ${ages.from}${until} years on its first day.`
}

export function EmergencyPart({ state: { errors, textOf, kept } }: { state: FormState }) {
  const isOpen = errors.emergencyName !== undefined || errors.emergencyPhone !== undefined
  return (
    <Part
      title="In an emergency"
      why="Somebody who stays at home. We call them only if something happens to you."
    >
      <Kept what="Emergency contact" kept={kept.emergency} isOpen={isOpen}>
        <Place of="emergencyName">
          <Field label="Whom do we call?" error={errors.emergencyName} hint="Such as ‘Sunita, my mother’.">
            {(field) => (
              <TextInput
                {...field}
                name="emergencyName"
                maxLength={80}
                autoComplete="off"
                defaultValue={textOf('emergencyName')}
              />
            )}
          </Field>
        </Place>
        <Place of="emergencyPhone">
          <Field label="Their phone" error={errors.emergencyPhone}>
            {(field) => (
              <TextInput
                {...field}
                type="tel"
                name="emergencyPhone"
                autoComplete="off"
                maxLength={24}
                defaultValue={textOf('emergencyPhone')}
              />
            )}
          </Field>
        </Place>
      </Kept>
    </Part>
  )
}
