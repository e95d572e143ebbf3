import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef, useState } from 'react'
import { type FieldErrors, type UseFormRegister, useForm } from 'react-hook-form'
import { noteGiven } from '#app/features/login/note-details.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { toast } from '#app/ui/toast.tsx'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { nextTravelMonths } from '#domain/calendar/travel-months.ts'
import {
  groupSizeOf,
  groupSizes,
  type SuggestedEnquiryForm,
  suggestedEnquiryFormSchema,
} from '#domain/forms/enquiry-forms.ts'
import { EnquiryActions } from './enquiry-actions.tsx'
import { newEnquiryKey, sendEnquiry } from './send-enquiry.ts'
import { SenderFields } from './sender-fields.tsx'
import { useDraft } from './use-draft.ts'
import { useFilledSender } from './use-filled-sender.ts'

type SuggestedEnquiryDialogProps = { onClose: () => void; tripTitle: string; guests: number }

/** The form's fields by the names under which the server speaks of them. */
const fieldsByName: Record<string, keyof SuggestedEnquiryForm> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  people: 'people',
  travelMonth: 'month',
}

/** 'Get Trip Details' of a trip that is made to measure: stored by the server and mailed to the operator. */
export function SuggestedEnquiryDialog({ onClose, tripTitle, guests }: SuggestedEnquiryDialogProps) {
  const element = useRef<HTMLFormElement>(null)
  const [key] = useState(newEnquiryKey)
  const form = useForm<SuggestedEnquiryForm>({
    resolver: valibotResolver(suggestedEnquiryFormSchema),
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      people: groupSizeOf(guests),
      month: '',
    },
  })
  const dropDraft = useDraft(`enquiry about ${tripTitle}`, form, String(guests), {
    people: groupSizeOf(guests),
  })
  useFilledSender(form)
  const { register, handleSubmit, reset, setError, formState } = form
  const { errors, isSubmitting } = formState

  const send = handleSubmit(async ({ name, email, phone, people, month }) => {
    const answer = await sendEnquiry({
      formType: 'Suggested Trip Enquiry',
      name,
      email,
      phone,
      additionalData: { people, travelMonth: month, tripName: tripTitle },
      pageUrl: location.href,
      idempotencyKey: key,
    })
    if (answer.ok) {
      noteGiven({ name, email, phone })
      thank()
      reset()
      dropDraft()
      // Whoever closed the dialog meanwhile may have opened the next.
      if (element.current) onClose()
      return
    }
    if (answer.waits) {
      dropDraft()
      return element.current ? onClose() : undefined
    }
    const faults = Object.entries(answer.errors).filter(([field]) => fieldsByName[field])
    for (const [i, [field, message]] of faults.entries())
      setError(fieldsByName[field] ?? 'name', { message }, { shouldFocus: i === 0 })
    if (faults.length === 0)
      toast({ title: 'Something went wrong. Please try again later.', tone: 'destructive' })
  })

  return (
    <Dialog open onClose={onClose} title="Get Trip Details" subtitle={tripTitle}>
      <form ref={element} noValidate onSubmit={send} className="mt-6 grid gap-4">
        <SenderFields register={register} errors={errors} />
        <GroupAndMonth register={register} errors={errors} />
        <EnquiryActions onCancel={onClose} busy={isSubmitting && 'Sending...'} />
        <p className="text-sm text-pretty text-ink-3">
          We use what you write to answer you, and for nothing else.
        </p>
      </form>
    </Dialog>
  )
}

type GroupAndMonthProps = {
  register: UseFormRegister<SuggestedEnquiryForm>
  errors: FieldErrors<SuggestedEnquiryForm>
}

function GroupAndMonth({ register, errors }: GroupAndMonthProps) {
  const [months] = useState(() => nextTravelMonths(dateInIndia(new Date())))
  return (
    <div className="grid gap-4 m:grid-cols-2">
      <Field label="Number of people" required error={errors.people?.message}>
        {(field) => (
          <Select {...field} {...register('people')}>
            <option value="">Select</option>
            {groupSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Travel month" required error={errors.month?.message}>
        {(field) => (
          <Select {...field} {...register('month')}>
            <option value="">Select a month</option>
            {months.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

function thank(): void {
  toast({
    title: "Thank you for your interest! We'll get back to you with a personalized itinerary soon.",
    tone: 'success',
    duration: 5000,
  })
}
