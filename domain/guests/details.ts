/** What a guest tells of themselves after the booking, as codes; the words stand where they are shown. */
export const genders = ['female', 'male', 'other'] as const
export type Gender = (typeof genders)[number]

export const diets = ['vegetarian', 'jain', 'vegan', 'egg', 'everything'] as const
export type Diet = (typeof diets)[number]

/** What a guest is asked for, in the order in which it is asked and named where it is missing. */
export const detailNames = [
  'name',
  'gender',
  'born',
  'phone',
  'emergency',
  'health',
  'passport',
  'pan',
  'licence',
  'diet',
] as const
export type Detail = (typeof detailNames)[number]

/** What is declared where the trip is hard on the body. `none`: none of the list, which is an answer too. */
export type Health = { none: true; words: string } | { none: false; conditions: Condition[]; words: string }

/** With it they cross a border; some neighbours take the voter card. */
export type BorderPaper =
  | { kind: 'passport'; number: string; expires: string }
  | { kind: 'voter card'; number: string }

/** Of who rides; whoever sits behind needs none. */
export type Licence = { rides: true; number: string } | { rides: false }

/** What a captain must know of before a climb. The list is closed, so that nobody has to guess what matters. */
export const conditions = {
  heart: 'A heart condition',
  'blood pressure': 'High or low blood pressure',
  lungs: 'Asthma or another condition of the lungs',
  diabetes: 'Diabetes',
  epilepsy: 'Epilepsy or fainting',
  height: 'Mountain sickness on an earlier trip',
  operation: 'An operation or a fracture in the last six months',
  joints: 'Trouble with knees, hips or back',
  pregnancy: 'Pregnancy',
  allergy: 'An allergy to food, medicine or stings',
  medicine: 'Medicine that I take every day',
  other: 'Something else',
} as const
export type Condition = keyof typeof conditions
export const conditionNames = Object.keys(conditions) as Condition[]
