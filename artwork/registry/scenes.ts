import { eastScenes } from './east.ts'
import { ladakhAndHimachalScenes } from './ladakh-himachal.ts'
import { northScenes } from './north.ts'
import type { Scene } from './scene.ts'
import { sharedScenes } from './shared.ts'
import { wayScenes } from './ways.ts'
import { westAndSouthScenes } from './west-south.ts'
import { worldScenes } from './world.ts'

export const allScenes: Scene[] = [
  ...ladakhAndHimachalScenes,
  ...northScenes,
  ...westAndSouthScenes,
  ...eastScenes,
  ...worldScenes,
  ...sharedScenes,
  ...wayScenes,
]
