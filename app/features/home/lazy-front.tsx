import { readyPart } from '#app/ui/ready-part.tsx'
import { loadSections } from './load-sections.ts'

/** The front page's code stays away from a page of search results. */
const load = () => import('./front-page.tsx')
const hero = readyPart(() => load().then(({ FrontHero }) => FrontHero))
const body = readyPart(() => load().then(({ FrontBody }) => FrontBody))

export const LazyHero = hero.Part
export const LazyBody = body.Part

/** All of it, with its sections. */
export const loadFront = () => Promise.all([hero.load(), body.load(), loadSections()])
