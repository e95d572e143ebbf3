import type { DressingName } from '../dressing.ts'
import type { Time } from '../kit/moods.ts'
import type { Options, Season, Stage } from '../kit/stage.ts'

export type Draw = (o: Options) => Stage
type View = Pick<Scene, 'draw' | 'alt' | 'focus' | 'mirror'> & {
  /** Hours of the view, each fit for a cover; counted after the album, so that a view may come later. */
  times?: Time[]
  /** Its close-ups. */
  details?: Scene['details']
}
export type Scene = {
  id: string
  title: string
  /** The state of India, or the country, as content names it. */
  region: string
  /** States whose country looks just the same, so that the picture is true of them too. */
  alike?: string[]
  /** Says what is seen, without the hour and without "Illustration". */
  alt: string
  /** Hours that suit the scene; the first is its cover. */
  times: Time[]
  /** Close-ups, as crops of the wide picture; their hours are those after the first in turn, unless one is named. */
  details: { crop: NonNullable<Options['crop']>; alt: string; time?: Time }[]
  draw: Draw
  /** Other places or vantage points of the same destination. */
  views?: Record<string, View>
  /**
   * Further pictures, written `[view:]time[+dressing]`: `gold+tent`, `valley:dusk`, `valley:dawn+flags`.
   */
  more?: string[]
  /** The same, for galleries only: landscape, never a cover. */
  album?: string[]
  /** Pictures that show another season than summer, by name; a dressing brings its own. */
  seasons?: Record<string, Season>
  /** What is seen where a season, a dressing or a vantage point changes `alt`, by the picture’s name. */
  alts?: Record<string, string>
  /** What a dressing stands for in this place: a loggia rather than a Mughal arch. */
  instead?: Partial<Record<DressingName, DressingName>>
  /** Where nearer vantage points look, as fractions of the picture. */
  focus?: [u: number, v: number]
  /** Heads the page of a destination: its golden hour is drawn as a banner too. */
  banner?: true
  /** Well-known skylines are not mirrored. */
  mirror?: false
}
