import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { useSite } from '#app/features/site/use-site.ts'
import { toast } from '#app/ui/toast.tsx'
import { showDates } from '#domain/calendar/calendar-date.ts'
import { seatRefusal, seatWarning } from '#domain/departures/seat-overflow.ts'
import { type TripEnquiryForm, travelerCounts, tripEnquiryFormSchema } from '#domain/forms/enquiry-forms.ts'
import type { OfferedDeparture } from '#server/departures/offered-departure.ts'
import { askByChat } from './ask-by-chat.ts'

type TripEnquiryFormOptions = {
  tripTitle: string
  /** Those with free seats. */
  departures: OfferedDeparture[]
  /** What is chosen on the page. */
  departureId: string | null
  guests: number
  onSent: () => void
}

/** The state of the enquiry's form; to send it is to open the chat. */
export function useTripEnquiryForm({
  tripTitle,
  departures,
  departureId,
  guests,
  onSent,
}: TripEnquiryFormOptions) {
  const site = useSite()
  const findDeparture = (id: string | null) => departures.find((departure) => departure.id === id)
  const { register, handleSubmit, reset, setError, watch, formState } = useForm<TripEnquiryForm>({
    resolver: valibotResolver(tripEnquiryFormSchema),
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      numberOfPeople: travelerCounts.find((count) => count === String(guests)) ?? '',
      batchDateId: findDeparture(departureId)?.id ?? '',
    },
  })
  const { errors, isSubmitting } = formState
  const [people, chosen] = watch(['numberOfPeople', 'batchDateId'])
  const departure = findDeparture(chosen)

  const send = handleSubmit(async ({ name, phone, email, numberOfPeople, batchDateId }) => {
    const wanted = findDeparture(batchDateId)
    const refusal = seatRefusal(Number(numberOfPeople), wanted?.freeSeats ?? 0)
    if (refusal) {
      setError('numberOfPeople', { message: refusal }, { shouldFocus: true })
      toast({ title: refusal, tone: 'destructive' })
      return
    }
    const details = {
      trip: tripTitle,
      name,
      phone,
      email,
      travelers: numberOfPeople,
      dates: wanted && showDates(wanted),
    }
    if (!site || !(await askByChat(site, 'I would like the details of a trip.', details))) return
    reset()
    onSent()
  })

  return {
    register,
    errors,
    isSubmitting,
    /** More people than the chosen departure has seats for. */
    warning: departure && seatWarning(Number(people), departure.freeSeats),
    send,
  }
}
