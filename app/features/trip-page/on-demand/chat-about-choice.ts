import { showDates } from '#domain/calendar/calendar-date.ts'
import { tripChat } from '#domain/forms/trip-chat.ts'
import type { Site } from '#domain/site/site.ts'
import type { TripChoice } from '../use-trip-choice.ts'

/** The operator's chat, told the trip and what was chosen of it. */
export function chatAboutChoice(
  site: Pick<Site, 'name' | 'whatsapp'>,
  trip: string,
  choice: TripChoice,
): string {
  const { guests, departure } = choice
  const details = {
    trip,
    travelers: String(guests),
    dates: departure ? showDates(departure) : undefined,
    package: choice.package.title,
    total: choice.totalFor(guests),
  }
  return tripChat(site, details, location.origin + location.pathname)
}
