import type { Difficulty, Trip } from './trip.ts'

export const difficulties: readonly Difficulty[] = ['easy', 'moderate', 'hard']

/** How hard a trek or a motorbike ride is. Other trips are told apart by other things. */
export function difficultyOf({ tags, difficulty }: Pick<Trip, 'tags' | 'difficulty'>): Difficulty | null {
  const isTold = tags.includes('trek') || tags.includes('bikingPackage')
  return (isTold && difficulty) || null
}

/** 'Easy' */
export function sayDifficulty(difficulty: Difficulty): string {
  return difficulty.charAt(0).toUpperCase() + difficulty.slice(1)
}
