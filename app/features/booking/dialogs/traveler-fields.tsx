import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Field, TextInput } from '#app/ui/forms/field.tsx'
import type { TravelerForm } from './traveler-form.ts'

type TravelerFieldsProps = { register: UseFormRegister<TravelerForm>; errors: FieldErrors<TravelerForm> }

export function TravelerFields({ register, errors }: TravelerFieldsProps) {
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
      </div>
    </fieldset>
  )
}
