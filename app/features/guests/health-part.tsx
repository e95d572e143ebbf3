import { CircleAlert } from 'lucide'
import { useId } from 'react'
import { Field, TextArea } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { conditionNames, conditions } from '#domain/guests/details.ts'
import { longestWords, tickOf } from '#domain/guests/details-form.ts'
import type { FormState } from './form-state.ts'
import { Kept, Part, Place } from './part.tsx'

const tickLook =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-m px-3.5 py-2 leading-snug ring-[1.5px] ring-inset ring-line hover:bg-paper-2 has-checked:bg-indigo-tint has-checked:ring-2 has-checked:ring-indigo'

/** A list to choose from, where 'none of these' is an answer too: silence is none. */
export function HealthPart({ state }: { state: FormState }) {
  const { asks, errors, kept, textOf } = state
  if (asks.healthFor === null) return null
  const isOpen = errors.none !== undefined || errors.healthWords !== undefined
  return (
    <Part
      title="Your health"
      why={`${asks.healthFor} What you say is encrypted. Your captain reads it for your safety, and each reading is noted. It keeps nobody from coming by itself: we call you if we have a question.`}
    >
      <Kept what="Health declaration" kept={kept.health} isOpen={isOpen}>
        <Ticks state={state} />
        <Place of="healthWords">
          <Field
            label="In your words"
            error={errors.healthWords}
            hint="What the captain should know: medicine, allergies, what helps."
          >
            {(field) => (
              <TextArea
                {...field}
                name="healthWords"
                rows={3}
                maxLength={longestWords}
                defaultValue={textOf('healthWords')}
              />
            )}
          </Field>
        </Place>
      </Kept>
    </Part>
  )
}

function Ticks({ state: { errors, isTicked } }: { state: FormState }) {
  const id = useId()
  return (
    <Place of="none">
      <fieldset
        className="min-w-0"
        aria-invalid={errors.none ? true : undefined}
        aria-describedby={errors.none && id}
      >
        <legend className="mb-2 text-[0.9375rem] font-label">Is any of this true for you?</legend>
        <div className="grid gap-2 m:grid-cols-2">
          <label className={`${tickLook} font-label m:col-span-2`}>
            <input
              type="checkbox"
              name="none"
              value="yes"
              defaultChecked={isTicked('none')}
              className="size-5 shrink-0 accent-indigo"
            />
            None of these
          </label>
          {conditionNames.map((name) => (
            <label key={name} className={tickLook}>
              <input
                type="checkbox"
                name={tickOf(name)}
                value="yes"
                defaultChecked={isTicked(tickOf(name))}
                className="size-5 shrink-0 accent-indigo"
              />
              {conditions[name]}
            </label>
          ))}
        </div>
        {errors.none && (
          <p id={id} className="mt-1.5 flex gap-1.5 text-sm font-label text-alert">
            <Icon node={CircleAlert} size={16} className="mt-[0.15em] shrink-0" />
            <span className="min-w-0">{errors.none}</span>
          </p>
        )}
      </fieldset>
    </Place>
  )
}
