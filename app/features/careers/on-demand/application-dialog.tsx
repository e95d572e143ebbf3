import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { CareersPageData } from '#server/pages/show-careers.ts'
import { ApplicationForm } from '../application-form.tsx'

type ApplicationDialogProps = {
  opening: CareersPageData['words']['openings'][number]
  onClose: () => void
}

export function ApplicationDialog({ opening, onClose }: ApplicationDialogProps) {
  const { id, title, location, type } = opening
  return (
    <Dialog open onClose={onClose} title={`Apply: ${title}`} subtitle={`${location}. ${type}.`}>
      <ApplicationForm openingId={id} onDone={onClose} className="mt-6" />
    </Dialog>
  )
}
