/** The sections' scripts come when the first of them is near. */
export const loadSections = () => import('./section-body.tsx')
