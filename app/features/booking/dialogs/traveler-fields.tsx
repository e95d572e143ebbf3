import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Field, TextInput } from '#app/ui/forms/field.tsx'
import type { TravelerForm } from './traveler-form.ts'

type TravelerFieldsProps = {
  register: UseFormRegister<TravelerForm>
  errors: FieldErrors<TravelerForm>
  /** On trips abroad. */
  asksPan: boolean
}

export function TravelerFields({ register, errors, asksPan }: TravelerFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-lg font-strong">Traveller details</legend>
      <div className="grid gap-4 m:grid-cols-2">
        <Field label="Name" required error={errors.name?.message} className="m:col-span-2">
          {(field) => <TextInput {...field} {...register('name')} autoComplete="name" />}
        </Field>
        <Field label="Email" required error={errors.email?.message} hint="Confirmation and invoice go here">
          {(field) => (
            <TextInput
              {...field}
              {...register('email')}
              type="email"
              autoComplete="email"
              inputMode="email"
            />
          )}
        </Field>
        <Field label="Phone" required error={errors.phone?.message} hint="Log in with it to see your booking">
          {(field) => <TextInput {...field} {...register('phone')} type="tel" autoComplete="tel" />}
        </Field>
        {asksPan && (
          <Field
            label="PAN (optional)"
            error={errors.pan?.message}
            hint="The tax on trips abroad (TCS) that is in your price is credited to your PAN; without it the law sets a higher rate, and your price stays the same."
            className="m:col-span-2"
          >
            {(field) => (
              <TextInput
                {...field}
                {...register('pan')}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            )}
          </Field>
        )}
      </div>
    </fieldset>
  )
}
