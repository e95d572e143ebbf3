import type { JourneyStage } from '#domain/journey/stage.ts'
import type { JourneyData } from '../journey-data.ts'

export type JourneyCardProps = {
  journey: JourneyData
  stage: JourneyStage
  today: string
  /** Whether what needs a network can be had. */
  signal: boolean
  /** It is what the device keeps. */
  isCopy: boolean
  onChange?: (journey: JourneyData) => void
}
