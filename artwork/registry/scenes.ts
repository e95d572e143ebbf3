import { EAST } from './east.ts'
import { LADAKH_AND_HIMACHAL } from './ladakh-himachal.ts'
import { NORTH } from './north.ts'
import type { Scene } from './scene.ts'
import { WEST_AND_SOUTH } from './west-south.ts'
import { WORLD } from './world.ts'

export const SCENES: Scene[] = [...LADAKH_AND_HIMACHAL, ...NORTH, ...WEST_AND_SOUTH, ...EAST, ...WORLD]
