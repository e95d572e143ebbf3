import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { noteGiven } from '#app/features/login/note-details.ts'
import { useSite } from '#app/features/site/use-site.ts'
import { toast } from '#app/ui/toast.tsx'
import { showDates } from '#domain/calendar/calendar-date.ts'
import { seatRefusal, seatWarning } from '#domain/departures/seat-overflow.ts'
import {
  groupSizeOf,
  peopleIn,
  type TripEnquiryForm,
  tripEnquiryFormSchema,
} from '#domain/forms/enquiry-forms.ts'
import type { OfferedDeparture } from '#server/departures/offered-departure.ts'
import { askByChat } from './ask-by-chat.ts'
import { useDraft } from './use-draft.ts'
import { useFilledSender } from './use-filled-sender.ts'

type TripEnquiryFormOptions = {
  tripTitle: string
  /** Those with free seats. */
  departures: OfferedDeparture[]
  /** What is chosen on the page. */
  departureId: string | null
  guests: number
  package: string
  totalFor: (guests: number) => string | undefined
  onSent: () => void
}

/** The state of the enquiry's form; to send it is to open the chat. */
export function useTripEnquiryForm({
  tripTitle,
  departures,
  departureId,
  guests,
  package: wantedPackage,
  totalFor,
  onSent,
}: TripEnquiryFormOptions) {
  const site = useSite()
  const findDeparture = (id: string | null) => departures.find((departure) => departure.id === id)
  const chosenOnPage = {
    numberOfPeople: groupSizeOf(guests),
    batchDateId: findDeparture(departureId)?.id ?? '',
  }
  const form = useForm<TripEnquiryForm>({
    resolver: valibotResolver(tripEnquiryFormSchema),
    defaultValues: { name: '', email: '', phone: '', ...chosenOnPage },
  })
  const dropDraft = useDraft(`enquiry about ${tripTitle}`, form, JSON.stringify(chosenOnPage), chosenOnPage)
  useFilledSender(form)
  const { register, handleSubmit, reset, setError, watch, formState } = form
  const { errors, isSubmitting } = formState
  const [people, chosen] = watch(['numberOfPeople', 'batchDateId'])
  const departure = findDeparture(chosen)

  const send = handleSubmit(async ({ name, phone, email, numberOfPeople, batchDateId }) => {
    const wanted = findDeparture(batchDateId)
    const travelers = peopleIn(numberOfPeople, guests)
    const refusal = seatRefusal(travelers, wanted?.freeSeats ?? 0)
    if (refusal) {
      setError('numberOfPeople', { message: refusal }, { shouldFocus: true })
      toast({ title: refusal, tone: 'destructive' })
      return
    }
    // Of 'More than 10' the page knows the number only where it was chosen there.
    const isNamed = travelers <= 10 || travelers === guests
    const details = {
      trip: tripTitle,
      name,
      phone,
      email,
      travelers: isNamed ? String(travelers) : numberOfPeople,
      dates: wanted && showDates(wanted),
      package: wantedPackage,
      total: isNamed ? totalFor(travelers) : undefined,
    }
    if (!site || !(await askByChat(site, 'I would like the details of a trip.', details))) return
    noteGiven({ name, email, phone })
    reset()
    dropDraft()
    onSent()
  })

  return {
    register,
    errors,
    isSubmitting,
    /** More people than the chosen departure has seats for. */
    warning: departure && seatWarning(peopleIn(people, guests), departure.freeSeats),
    send,
  }
}
