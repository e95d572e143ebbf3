import type { DressingName } from '../dressings.ts'
import type { Time } from '../kit/mood.ts'
import type { Options, Season, Stage } from '../kit/stage.ts'
import type { Subject } from '../subject.ts'

export type Draw = (o: Options) => Stage

type View = Pick<Scene, 'draw' | 'alt' | 'focus' | 'mirror' | 'subject' | 'composition'> & {
  /** Hours of the view, each fit for a cover. They come after the album, so that a new view changes no older picture. */
  times?: Time[]
  /** Its close-ups. */
  details?: Scene['details']
}
export type Scene = {
  id: string
  title: string
  /** The state of India, or the country, as content names it. */
  region: string
  /** Other states whose landscape looks the same, so that the picture may show them too. */
  alike?: string[]
  /** Says what is seen, without the hour and without "Illustration". */
  alt: string
  subject: Subject
  /** Its arrangement on the page, whatever the hour; unless told, the scene’s own. Scenes built alike share one. */
  composition?: string
  /** Hours that suit the scene; the first is its cover. */
  times: Time[]
  /** Close-ups: crops of the wide picture. Without a time of its own, each takes the next of `times` after the first. */
  details: {
    crop: NonNullable<Options['crop']>
    alt: string
    time?: Time
    subject?: Subject
    /** The same crop of the tall picture, where the close-up may stand as a cover. */
    tall?: NonNullable<Options['crop']>
  }[]
  draw: Draw
  /** Other places or vantage points of the same destination. */
  views?: Record<string, View>
  /**
   * Further pictures, written `[view:]time[+dressing]`: `gold+tent`, `valley:dusk`, `valley:dawn+flags`.
   */
  more?: string[]
  /** The same, for galleries only: landscape, never a cover. */
  album?: string[]
  /** The same again, seen from where one sleeps. They come last of all, so that they change no other picture. */
  inside?: string[]
  /** The part of the scene that stands in a room's window; unless told, most of it round `focus`. */
  outlook?: NonNullable<Options['crop']>
  /** Pictures, by name, that no page shows now. They are not drawn, and keep their place for the seeds of the others. */
  shelf?: string[]
  /** Pictures that show another season than summer, by name; a dressing brings its own. */
  seasons?: Record<string, Season>
  /** What is seen where a season, a dressing or a vantage point changes `alt`, by the picture’s name. */
  alts?: Record<string, string>
  /** Dressings that are replaced in this place: a loggia instead of a Mughal arch. */
  instead?: Partial<Record<DressingName, DressingName>>
  /** Where nearer vantage points look, as fractions of the picture. */
  focus?: [u: number, v: number]
  /** The page of a destination shows it at the top, hence its golden hour is also drawn as a banner. */
  banner?: true
  /** Well-known skylines are not mirrored. */
  mirror?: false
}
