export const askingToPay = { asks: 'payment: ask for', saying: 'Asking for a payment' } as const

/** What the page of a list's file takes: each list has the same. */
export const exporting = {
  csv: { asks: 'exports', saying: 'Exporting a list' },
  xlsx: { asks: 'exports', saying: 'Exporting a list' },
  'csv with phones': { asks: 'exports with phones', saying: 'Exporting phones' },
  'xlsx with phones': { asks: 'exports with phones', saying: 'Exporting phones' },
} as const

/** The same of a list without people's numbers. */
export const exportingPlain = { csv: exporting.csv, xlsx: exporting.xlsx } as const

/** What every list takes whose filters can be saved. */
export const savingViews = {
  'save view': { asks: 'views: save', saying: 'Saving a view' },
  'share view': { asks: 'views: share', saying: 'Sharing a view' },
  'remove view': { asks: 'views: save', saying: 'Removing a view' },
} as const
