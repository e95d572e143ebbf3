import type { Box, Season, Stage } from './kit/stage.ts'
import type { Subject } from './subject.ts'

export type Dressing = {
  draw: (k: Stage) => string
  words: string
  /** The season that the scene behind must show as well. */
  season?: Season
  /** What it makes the picture be of. */
  subject?: Subject
  /** The window in which the scene is seen where it does not fill the picture; its words then come first. */
  pane?: (k: Stage) => Box
  /** Named where it stands all round the scene: pictures seen through the same thing are arranged alike. */
  encloses?: string
}
