import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { PickedTrip } from '../compare-store.ts'
import { shortTitle } from '../short-title.ts'
import { answerWaiting } from './answer-waiting.ts'
import { PickedPicture } from './picked-picture.tsx'

type ReplaceDialogProps = { trips: readonly PickedTrip[]; waiting: PickedTrip }

/** Asks which of the three makes room for a fourth. */
export function ReplaceDialog({ trips, waiting }: ReplaceDialogProps) {
  const keep = () => answerWaiting(null)
  return (
    <Dialog
      open
      onClose={keep}
      title="Three fit side by side"
      subtitle={`Which one makes room for ${shortTitle(waiting)}?`}
      narrow
    >
      <ul className="mt-5 grid gap-2">
        {trips.map((trip) => (
          <li key={trip.id}>
            <button
              type="button"
              onClick={() => answerWaiting(trip.id)}
              className="flex w-full cursor-pointer items-center gap-3 rounded-m p-2 text-left ring-[1.5px] ring-inset ring-line hover:bg-paper-2 hover:ring-edge"
            >
              <PickedPicture trip={trip} className="h-14 w-11 shrink-0 rounded-s" />
              <span className="min-w-0 grow leading-snug font-label">
                <span className="sr-only">Replace </span>
                {shortTitle(trip)}
              </span>
              <span aria-hidden className="pr-2 text-sm font-label text-peacock">
                Replace
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button tone="ghost" className="mt-4 w-full" onClick={keep}>
        Keep these three
      </Button>
    </Dialog>
  )
}
