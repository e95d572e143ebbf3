import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { sectionBody } from './section-script.ts'

/** The front page's script stays away from a page of search results. */
const importFrontPage = () => import('./front-page.tsx')
export const frontHero = loadOnDemand(() => importFrontPage().then(({ FrontHero }) => FrontHero))
export const frontBody = loadOnDemand(() => importFrontPage().then(({ FrontBody }) => FrontBody))

/** All of it, for a visitor who comes by a link. */
export const loadFrontPage = () => Promise.all([frontHero.load(), frontBody.load(), sectionBody.load()])
