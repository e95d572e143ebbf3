import { valibotResolver } from '@hookform/resolvers/valibot'
import { type ComponentProps, useMemo, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { InferInput } from 'valibot'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/forms/field.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { stateNames } from '#domain/papers/indian-states.ts'
import { type InvoiceDetails, invoiceDetailsSchema } from '#domain/papers/invoice-details.ts'
import { askAccount } from '../../ask-account.ts'
import { focusHeadingAbove } from '../../focus-heading-above.ts'
import type { OpenBookingData } from '../open-booking-data.ts'

type InvoiceFormProps = {
  booking: OpenBookingData
  wanted: NonNullable<OpenBookingData['invoiceWanted']>
  onIssued: () => void
}
type Fields = InferInput<ReturnType<typeof invoiceDetailsSchema>>

type Form = UseFormReturn<Fields, unknown, InvoiceDetails>

export function InvoiceForm({ booking, wanted, onIssued }: InvoiceFormProps) {
  const { asksPan } = wanted
  const paper = wanted.title.toLowerCase()
  const schema = useMemo(() => invoiceDetailsSchema({ overseas: asksPan }), [asksPan])
  const form: Form = useForm<Fields, unknown, InvoiceDetails>({
    resolver: valibotResolver(schema),
    defaultValues: { name: booking.name, address: '', pinCode: '', company: '', gstin: '', pan: '' },
  })
  const [failed, setFailed] = useState(false)

  const save = form.handleSubmit(async (details, event) => {
    setFailed(false)
    const answer = await askAccount(`/bookings/${booking.bookingRef}/invoice-details`, {
      method: 'PUT',
      body: details,
    })
    if (answer.ok || answer.reason === 'conflict') {
      // Issued, now or before: the form goes.
      focusHeadingAbove(event?.target as Element)
      onIssued()
    } else if (answer.reason === 'refused') {
      for (const [i, [name, message]] of Object.entries(answer.errors).entries())
        form.setError(name as keyof Fields, { message }, { shouldFocus: i === 0 })
    } else if (answer.reason !== 'signed out') setFailed(true)
  })

  return (
    <form noValidate onSubmit={save} className="mt-5 grid gap-4 m:grid-cols-2">
      <FormText form={form} name="name" label={`Name on the ${paper}`} required wide autoComplete="name" />
      <FormText form={form} name="address" label="Address" required wide autoComplete="street-address" />
      <FormText
        form={form}
        name="pinCode"
        label="PIN code"
        required
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <StateField form={form} />
      {asksPan && <FormText form={form} name="pan" label="PAN" required wide hint={panHint} {...code} />}
      <FormText form={form} name="company" label="Company" hint={companyHint} autoComplete="organization" />
      <FormText form={form} name="gstin" label="GSTIN" hint={companyHint} {...code} />
      <div role="status" className="empty:absolute m:col-span-2">
        {failed && (
          <Note tone="bad">
            <b className="font-strong">We could not hear back.</b>
            <br />
            Please try again in a minute: the {paper} is issued once only.
          </Note>
        )}
      </div>
      <div className="m:col-span-2">
        {/* What is to be paid is the page's one loud button. */}
        <Button
          type="submit"
          tone={booking.desk?.owed ? 'ghost' : 'primary'}
          busy={form.formState.isSubmitting && 'Saving...'}
          className="max-s:w-full"
        >
          Save and issue {paper}
        </Button>
      </div>
    </form>
  )
}

const companyHint = 'Only if a company pays'
const panHint = 'The law asks for it on trips abroad (TCS). Stored encrypted, used for nothing else.'
const code = { autoCapitalize: 'characters', autoComplete: 'off' }

type FormTextProps = Pick<
  ComponentProps<'input'>,
  'required' | 'inputMode' | 'autoComplete' | 'autoCapitalize'
> & {
  form: Form
  name: keyof Fields
  label: string
  hint?: string
  /** Takes the whole width. */
  wide?: boolean
}

function FormText({ form, name, label, hint, required, wide = false, ...input }: FormTextProps) {
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      error={form.formState.errors[name]?.message}
      className={wide ? 'm:col-span-2' : ''}
    >
      {(field) => <TextInput {...field} {...input} {...form.register(name)} />}
    </Field>
  )
}

function StateField({ form }: { form: Form }) {
  return (
    <Field label="State" required error={form.formState.errors.state?.message}>
      {(field) => (
        <Select {...field} {...form.register('state')} autoComplete="address-level1">
          <option value="">Choose</option>
          {stateNames.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}
