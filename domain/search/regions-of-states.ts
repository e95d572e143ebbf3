const northEast = [
  ...['Arunachal Pradesh', 'Assam', 'Manipur', 'Meghalaya'],
  ...['Mizoram', 'Nagaland', 'Sikkim', 'Tripura'],
]

/** The parts of India that people name, by the words that trips are indexed under. Islands belong to none. */
const states: Record<string, string[]> = {
  northindia: [
    ...['Ladakh', 'Jammu & Kashmir', 'Himachal Pradesh', 'Uttarakhand'],
    ...['Punjab', 'Haryana', 'Chandigarh', 'Delhi', 'Uttar Pradesh'],
  ],
  southindia: ['Kerala', 'Tamil Nadu', 'Puducherry', 'Karnataka', 'Andhra Pradesh', 'Telangana'],
  westindia: ['Rajasthan', 'Gujarat', 'Maharashtra', 'Goa'],
  eastindia: ['West Bengal', 'Odisha', 'Bihar', 'Jharkhand', ...northEast],
  northeastindia: northEast,
}

/** 'southindia' for a trip with its nights in Kerala. */
export function regionWords(nightsIn: readonly string[]): string[] {
  return Object.entries(states).flatMap(([word, within]) =>
    nightsIn.some((state) => within.includes(state)) ? [word] : [],
  )
}
