export type Time = 'dawn' | 'day' | 'gold' | 'dusk' | 'night'
export type Climate = 'alpine' | 'desert' | 'tropic' | 'monsoon'

/**
 * The light of a climate at a time of day: sky, haze, direct light and shade. Local colours such as snow, pine or
 * sandstone are seen through it, which keeps every scene in one key.
 */
export type Mood = {
  sky: [string, string, string, string]
  haze: string
  /** Colour and gain of direct light. */
  key: string
  keyGain: number
  /** Colour and gain of shade. */
  ambient: string
  ambientGain: number
  sun: string
  glow: string
  cloud: string
  cloudShade: string
  sea: [string, string]
  hazeMax: number
  night: boolean
}
