import { TriangleAlert } from 'lucide'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { showDates } from '#domain/calendar/calendar-date.ts'
import { seatsLeftText } from '#domain/departures/seats.ts'
import { groupSizes } from '#domain/forms/enquiry-forms.ts'
import type { OfferedDeparture } from '#server/departures/offered-departure.ts'
import { EnquiryActions } from './enquiry-actions.tsx'
import { NoDates } from './no-dates.tsx'
import { SenderFields } from './sender-fields.tsx'
import { useTripEnquiryForm } from './use-trip-enquiry-form.ts'

type TripEnquiryDialogProps = {
  onClose: () => void
  tripTitle: string
  /** Null while they can't be read. */
  departures: OfferedDeparture[] | null
  /** What is chosen on the page. */
  departureId: string | null
  guests: number
  package: string
  /** What so many pay for it, where that can be told. */
  totalFor: (guests: number) => string | undefined
}

/** 'Get Trip Details' of a trip with dates: checked here, then handed to the operator's chat. No server takes part. */
export function TripEnquiryDialog(props: TripEnquiryDialogProps) {
  const { onClose, tripTitle, guests } = props
  const open = props.departures?.filter(({ freeSeats }) => freeSeats > 0) ?? []
  return (
    <Dialog open onClose={onClose} title="Get Trip Details" subtitle={tripTitle}>
      {open.length > 0 ? (
        <TripEnquiry {...props} departures={open} />
      ) : (
        <NoDates
          onClose={onClose}
          tripTitle={tripTitle}
          guests={guests}
          package={props.package}
          unread={props.departures === null}
        />
      )}
    </Dialog>
  )
}

type TripEnquiryProps = TripEnquiryDialogProps & { departures: OfferedDeparture[] }

function TripEnquiry({ onClose, departures, ...options }: TripEnquiryProps) {
  const { register, errors, isSubmitting, warning, send } = useTripEnquiryForm({
    ...options,
    departures,
    onSent: onClose,
  })
  return (
    <form noValidate onSubmit={send} className="mt-6 grid gap-4">
      <SenderFields register={register} errors={errors} />
      <Field label="Batch date" required error={errors.batchDateId?.message}>
        {(field) => (
          // More people than one date has seats may fit on another.
          <Select {...field} {...register('batchDateId', { deps: 'numberOfPeople' })}>
            <option value="">Select a date</option>
            {departures.map((departure) => (
              <option key={departure.id} value={departure.id}>
                {showDates(departure)}, {seatsLeftText(departure.freeSeats)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <Field label="Number of people" required error={errors.numberOfPeople?.message}>
          {(field) => (
            <Select {...field} {...register('numberOfPeople')}>
              <option value="">Select</option>
              {groupSizes.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </Select>
          )}
        </Field>
        <div role="status">
          {warning && (
            <p className="mt-3 flex items-center gap-2.5 rounded-m bg-marigold-tint px-4 py-3 font-label">
              <Icon node={TriangleAlert} size={20} className="shrink-0 text-marigold-deep" />
              {warning}
            </p>
          )}
        </div>
      </div>
      <EnquiryActions onCancel={onClose} busy={isSubmitting && 'Opening WhatsApp...'} />
      <p className="text-sm text-pretty text-ink-3">
        What you write goes straight into a WhatsApp chat with us, and nowhere else.
      </p>
    </form>
  )
}
