import { valibotResolver } from '@hookform/resolvers/valibot'
import { MessageCircle } from 'lucide'
import { useForm } from 'react-hook-form'
import { noteGiven } from '#app/features/login/note-details.ts'
import { useSite } from '#app/features/site/use-site.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { toast } from '#app/ui/toast.tsx'
import { groupSizes, type PlanTripForm, planTripFormSchema } from '#domain/forms/enquiry-forms.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { enquiryText } from '#domain/forms/whatsapp.ts'
import { openWhatsapp, tellRefused } from './open-whatsapp.ts'
import { SenderFields } from './sender-fields.tsx'
import { useDraft } from './use-draft.ts'
import { useFilledSender } from './use-filled-sender.ts'

/** The general enquiry: checked here, then handed to the operator's chat. No server takes part. */
export function PlanTripDialog({ onClose }: { onClose: () => void }) {
  const site = useSite()
  const form = useForm<PlanTripForm>({
    resolver: valibotResolver(planTripFormSchema),
    defaultValues: { name: '', email: '', phone: '', people: '1', destination: '', dates: '' },
  })
  const dropDraft = useDraft('plan trip', form)
  useFilledSender(form)
  const { register, handleSubmit, reset, formState } = form
  const { errors, isSubmitting } = formState
  if (!site) return null

  const send = handleSubmit(async ({ people, ...typed }) => {
    const greeting = `Hello ${site.name}, I would like to plan a trip.`
    const opened = await openWhatsapp(
      site.whatsapp,
      enquiryText(greeting, { ...typed, travelers: people }, location.href),
    )
    if (!opened) return tellRefused()
    toast({
      title: 'WhatsApp is opening!',
      description: 'Thank you. Send the message there, and our travel expert will reply.',
      tone: 'success',
    })
    noteGiven({ name: typed.name, email: typed.email, phone: typed.phone })
    reset()
    dropDraft()
    onClose()
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title="Plan Your Trip"
      subtitle="Tell us where and when. Our travel experts reply within 24 hours."
    >
      <form noValidate onSubmit={send} className="mt-6 grid gap-4">
        <SenderFields register={register} errors={errors} />
        <div className="grid gap-4 m:grid-cols-2">
          <Field label="Destination" required error={errors.destination?.message}>
            {(field) => (
              <TextInput {...field} {...register('destination')} placeholder="Ladakh, Kerala, not sure yet" />
            )}
          </Field>
          <Field label="Number of people" required error={errors.people?.message}>
            {(field) => (
              <Select {...field} {...register('people')}>
                {groupSizes.map((size) => (
                  <option key={size}>{size}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Field label="Dates" required error={errors.dates?.message}>
          {(field) => (
            <TextInput {...field} {...register('dates')} placeholder="Second week of May, about 6 days" />
          )}
        </Field>
        <Button type="submit" busy={isSubmitting && 'Opening WhatsApp...'} className="mt-2 w-full">
          <Icon node={MessageCircle} size={20} />
          Continue on WhatsApp
        </Button>
        <p className="text-sm text-pretty text-ink-3">
          What you write goes straight into a WhatsApp chat with us, and nowhere else. Your email is for when
          we can’t reach you there. Rather talk? Call{' '}
          <Link to={`tel:+${site.phone}`} className="whitespace-nowrap">
            {displayPhone(site.phone)}
          </Link>
        </p>
      </form>
    </Dialog>
  )
}
