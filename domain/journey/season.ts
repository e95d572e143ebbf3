import { monthNames } from '../calendar/month-names.ts'
import { timeZoneOf } from '../calendar/time-zone.ts'
import type { Place, Trip } from '../trips/trip.ts'
import { sunTimes } from './sun-times.ts'

/** What of the trip's own facts tells of the weather on its days. Nothing here is reckoned but the sun. */
export type Season = {
  /** 'December' */
  month: string
  sun: { place: string; rises: string; sets: string } | null
  /** Between which heights one sleeps, in metres; null where all of it is low. */
  nights: { lowest: Height; highest: Height } | null
  /** What we measured there in such a month. */
  stories: { place: string; month: string; temperature: string; title: string; href: string }[]
  answers: Trip['faqs']
}

type Height = Pick<Place, 'name' | 'altitude'>

/** A story of the blog, as far as it tells of weather. */
export type WeatherStory = {
  slug: string
  title: string
  location: string
  month: string
  temperature: string
}

/** Below, heights say nothing of the weather. */
const highNight = 1500
const mostStories = 2
const mostAnswers = 3

export function seasonOf(
  trip: Pick<Trip, 'route' | 'faqs'>,
  startDate: string,
  stories: readonly WeatherStory[],
): Season {
  const month = monthNames[Number(startDate.slice(5, 7)) - 1] ?? ''
  const first = trip.route[0]?.place
  const onRoute = new Set(trip.route.map(({ place }) => place.name))
  return {
    month,
    sun: first ? sunOf(first, startDate) : null,
    nights: nightsOf(trip.route),
    stories: stories
      .filter((story) => story.month === month && onRoute.has(placeOf(story)))
      .slice(0, mostStories)
      .map((story) => ({
        place: placeOf(story),
        month,
        temperature: story.temperature,
        title: story.title,
        href: `/blog/${story.slug}`,
      })),
    answers: trip.faqs.filter(({ question }) => tellsOfWeather(question)).slice(0, mostAnswers),
  }
}

function placeOf({ location }: WeatherStory): string {
  return location.replace(/,.*$/, '')
}

function sunOf(place: Place, date: string): Season['sun'] {
  const zone = timeZoneOf(place.country)
  const times = zone && sunTimes(place, date, zone)
  return times ? { place: place.name, ...times } : null
}

function nightsOf(route: Trip['route']): Season['nights'] {
  const slept = route.filter(({ night }) => night).map(({ place }) => place)
  const byHeight = slept.toSorted((a, b) => a.altitude - b.altitude)
  const [lowest, highest] = [byHeight[0], byHeight.at(-1)]
  if (!lowest || !highest || highest.altitude < highNight) return null
  const heightOf = ({ name, altitude }: Place): Height => ({ name, altitude })
  return { lowest: heightOf(lowest), highest: heightOf(highest) }
}

const weather = /\b(cold|hot|heat|weather|rains?|snow|monsoon|winter|summer|season)\b/i
/** The word means something else there. */
const other =
  /\b(phones?|cameras?|food|water|lungs|trains?|visas?|toilets?|ears?|ropeway|fair|booked|why|route)\b/i

function tellsOfWeather(question: string): boolean {
  return weather.test(question) && !other.test(question)
}
