import { Badge } from '#app/ui/badge.tsx'
import { seatsLeftText, seatTone } from '#domain/departures/seats.ts'

const tones = { red: 'madder', yellow: 'marigold', green: 'leaf' } as const

/** The free seats of a departure, in words and in the colour of their number. */
export function SeatsLeft({ seats }: { seats: number }) {
  return (
    <Badge tone={seats === 0 ? 'neutral' : tones[seatTone(seats)]} className="whitespace-nowrap">
      {seatsLeftText(seats)}
    </Badge>
  )
}
