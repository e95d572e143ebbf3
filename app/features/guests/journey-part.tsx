import { Field, TextInput } from '#app/ui/forms/field.tsx'
import { OneOf } from '#app/ui/forms/one-of.tsx'
import { dietWords } from '#domain/guests/detail-words.ts'
import type { FormState } from './form-state.ts'
import { Part, Place } from './part.tsx'

export function JourneyPart({ state }: { state: FormState }) {
  const { errors, textOf, isTicked } = state
  return (
    <Part title="On the journey" why="So that kitchen, rooms and cars are ready for you.">
      <Place of="diet">
        <OneOf
          legend="What do you eat?"
          name="diet"
          choices={dietWords}
          chosen={textOf('diet')}
          error={errors.diet}
          optional
        />
      </Place>
      <Pickups state={state} />
      <Place of="roomMate">
        <Field
          label="With whom would you share a room?"
          error={errors.roomMate}
          hint="A name from your group, or leave it empty."
        >
          {(field) => (
            <TextInput
              {...field}
              name="roomMate"
              maxLength={80}
              autoComplete="off"
              defaultValue={textOf('roomMate')}
            />
          )}
        </Field>
      </Place>
      <Place of="city">
        <Field label="Your city" error={errors.city}>
          {(field) => (
            <TextInput
              {...field}
              name="city"
              maxLength={80}
              autoComplete="address-level2"
              defaultValue={textOf('city')}
            />
          )}
        </Field>
      </Place>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
        <input
          type="checkbox"
          name="shown"
          value="yes"
          defaultChecked={isTicked('shown')}
          className="mt-0.5 size-5 shrink-0 accent-indigo"
        />
        <span className="leading-snug">
          Show my first name and city to those who travel along
          <span className="block text-sm text-ink-3">A week before the trip, and nothing else of me.</span>
        </span>
      </label>
    </Part>
  )
}

/** The meeting place is always a choice; a trip without others has nothing to choose. */
function Pickups({ state: { asks, textOf } }: { state: FormState }) {
  const { meet, pickups } = asks
  if (pickups.length === 0 || !meet) return null
  const places = [{ id: '', ...meet }, ...pickups]
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[0.9375rem] font-label">Where do you join us?</legend>
      <div className="grid gap-2">
        {places.map(({ id, place, time }) => (
          <label
            key={id}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-m px-3.5 py-2 ring-[1.5px] ring-inset ring-line hover:bg-paper-2 has-checked:bg-indigo-tint has-checked:ring-2 has-checked:ring-indigo"
          >
            <input
              type="radio"
              name="pickup"
              value={id}
              defaultChecked={textOf('pickup') === id}
              className="size-5 shrink-0 accent-indigo"
            />
            <span className="min-w-0 leading-snug">
              <b className="font-label">{time}</b>
              <span className="block text-sm text-ink-2">{place}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
