import type { CategorySlug } from '#content/pages/types.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import type { ChooseCovers } from '../../cards/choose-covers.ts'
import type { ListCards } from '../../cards/list-cards.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { ListUpcomingDepartures } from '../../departures/list-upcoming-departures.ts'
import type { Log } from '../../log.ts'
import type { ResolvePicture } from '../../pictures/resolve-picture.ts'
import { homeCard } from '../../pictures/share-card.ts'
import { heroPictures } from '../hero-pictures.ts'
import { graphOf, type HeadDeps, type PageHead } from '../page-head.ts'
import type { PageWithSeats } from '../page-with-seats.ts'
import { type AgencyFacts, travelAgency } from '../structured/travel-agency.ts'
import { chooseRails } from './choose-rails.ts'
import { createFillSections } from './fill-sections.ts'
import type { CategoryCardData, HomePageData } from './home-data.ts'
import { listLongWeekends } from './list-long-weekends.ts'

const heroes = [
  { name: 'hero/desert', place: 'Jaisalmer, Rajasthan', tone: '#2b0f2a' },
  { name: 'hero/lake', place: 'Pangong Tso, Ladakh', tone: '#1e2345' },
  { name: 'hero/coast', place: 'Goa', tone: '#12353a' },
  { name: 'hero/salt', place: 'Rann of Kutch, Gujarat', tone: '#12143a' },
]

export type ShowHome = () => Promise<PageWithSeats<HomePageData>>

type Deps = HeadDeps & {
  site: AgencyFacts & Pick<Site, 'tagline'>
  /** Whether real visitors come here: samples that must not be taken for facts are left out. */
  production: boolean
  catalogue: Catalogue
  cards: ListCards
  chooseCovers: ChooseCovers
  picture: ResolvePicture
  listUpcomingDepartures: ListUpcomingDepartures
  clock: Clock
  log: Log
}

/** Each trip's card is made once, however many rails it stands in. */
export function createShowHome(deps: Deps): ShowHome {
  const { catalogue, cards, picture } = deps
  const chosen = chooseRails(catalogue)
  const shown = [...new Set(Object.values(chosen).flat())]
  const fillSections = createFillSections(deps, chosen)
  return async () => {
    const [{ cards: made, seatsOf }, longWeekends] = await Promise.all([
      cards(shown),
      listLongWeekends(deps, chosen.longWeekend),
    ])
    const byId = new Map(made.map((card) => [card.id, card]))
    const page = {
      head: headOf(deps),
      intro: catalogue.home.intro,
      numbers: catalogue.companyNumbers,
      slides: heroes.map(({ name, place, tone }) => ({ place, tone, ...heroPictures(picture, name) })),
      categories: categoriesOf(deps),
      sections: fillSections(
        byId,
        longWeekends((id) => byId.get(id)),
      ),
      contact: catalogue.home.contact,
    }
    return { page, seatsOf }
  }
}

function headOf({ site, siteUrl, shareImage }: Deps): PageHead {
  const title = `${site.name}: ${site.tagline}`
  return {
    title,
    description: site.description,
    canonical: `${siteUrl}/`,
    share: { title, image: shareImage(homeCard) },
    structured: graphOf([travelAgency(siteUrl, site)]),
  }
}

function categoriesOf({ catalogue, picture }: Deps): CategoryCardData[] {
  return Object.entries(catalogue.home.categories).map(([slug, card]) => ({
    slug: slug as CategorySlug,
    ...card,
    picture: picture(`category/${slug}`, 'tall'),
  }))
}
