import { showTravelMonth } from '../calendar/travel-months.ts'

/** The fields of a form beside name, address and message, as they are stored. */
export type Asked = Record<string, string>

/** What somebody asks for, in a line: 'Wayanad, 2 in May 2027', or the subject of their message. */
export function wantsOf({ tripName, people, travelMonth, subject }: Asked): string {
  if (!tripName) return subject ?? ''
  const who = people && (/^\d+$/.test(people) ? people : people.toLowerCase())
  const month = travelMonth && `in ${showTravelMonth(travelMonth)}`
  return [tripName, [who, month].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** What they are asked about in a sentence: the trip, else the subject; null where neither is known. */
export function aboutOf({ tripName, subject }: Asked): string | null {
  return tripName || subject || null
}
