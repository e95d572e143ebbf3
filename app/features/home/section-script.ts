import { loadOnDemand } from '#app/ui/load-on-demand.tsx'

/** One script for all sections, which comes when the first of them is near. */
export const sectionBody = loadOnDemand(() =>
  import('./section-body.tsx').then(({ SectionBody }) => SectionBody),
)
