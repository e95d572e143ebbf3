/** What a trip is, as the catalogue holds it and pages show it. Prices are whole rupees. */

export type TripKind = 'group' | 'customised' | 'suggested'
export type Region = 'North' | 'South' | 'East' | 'West'
export type Meal = 'breakfast' | 'lunch' | 'dinner'
export type Difficulty = 'easy' | 'moderate' | 'hard'
