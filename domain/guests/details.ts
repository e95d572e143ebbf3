/** What a guest tells of themselves after the booking, as codes; the words stand where they are shown. */
export const genders = ['female', 'male', 'other'] as const
export type Gender = (typeof genders)[number]

export const diets = ['vegetarian', 'jain', 'vegan', 'egg', 'everything'] as const
export type Diet = (typeof diets)[number]
