import type { ReactNode } from 'react'
import { toast } from '#app/ui/toast.tsx'
import type { LikedTrip, Press } from '../favourite-store.ts'
import { shortTitle } from '../short-title.ts'

/** Milliseconds on screen of a message that can be acted on. */
const timeToAct = 10_000

/** Says what a press on a heart did, with the way back. `where` a trip is saved is told with it. */
export function sayKept(trip: LikedTrip, { liked, undo }: Press, where: ReactNode): void {
  toast({
    title: `${liked ? 'Saved' : 'No longer saved'}: ${shortTitle(trip)}`,
    description: liked ? where : undefined,
    action: { label: 'Undo', onPress: undo },
    duration: timeToAct,
  })
}
