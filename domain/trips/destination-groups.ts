/** The destination groups in the order of the specification, by slug, named as menus and maps write them. */
export const destinationGroups = {
  india: {
    ladakh: 'Ladakh',
    'himachal-pradesh': 'Himachal Pradesh',
    uttarakhand: 'Uttarakhand',
    rajasthan: 'Rajasthan',
    goa: 'Goa',
    kerala: 'Kerala',
    'tamil-nadu': 'Tamil Nadu',
    andaman: 'Andaman',
  },
  world: {
    thailand: 'Thailand',
    singapore: 'Singapore',
    bali: 'Bali',
    maldives: 'Maldives',
    dubai: 'Dubai',
    europe: 'Europe',
  },
} as const

export type IndiaGroup = keyof typeof destinationGroups.india
