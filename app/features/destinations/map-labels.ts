/**
 * Names that stand over one another are 43 units apart, which are 24 px on a phone: a finger finds each of them.
 * Where a name stands on the map, in units of the drawing: the end of it that is nearer to the place, and the height
 * of its middle. `from` is where its line starts when that is not beside the name.
 */
type MapLabel = { x: number; y: number; align: 'start' | 'end'; from?: [x: number, y: number] }

export const mapLabels: Record<string, MapLabel> = {
  Kashmir: { x: 78, y: 6, align: 'end' },
  Manali: { x: 78, y: 49, align: 'end' },
  Kasol: { x: 78, y: 92, align: 'end' },
  'Bir Billing': { x: 78, y: 135, align: 'end' },
  Jibhi: { x: 78, y: 178, align: 'end' },
  Shimla: { x: 66, y: 221, align: 'end' },
  Ladakh: { x: 284, y: 2, align: 'start' },
  Zanskar: { x: 284, y: 45, align: 'start' },
  Spiti: { x: 284, y: 88, align: 'start' },
  'Himachal Pradesh': { x: 284, y: 131, align: 'start' },
  'Valley of Flowers': { x: 284, y: 174, align: 'start' },
  Uttarakhand: { x: 280, y: 217, align: 'start' },
  Rishikesh: { x: 186, y: 228, align: 'end', from: [176, 217] },
  Varanasi: { x: 320, y: 287, align: 'start' },
  Rajasthan: { x: 111, y: 272, align: 'start' },
  'Rann of Kutch': { x: 38, y: 324, align: 'start' },
  Lonavala: { x: 92, y: 437, align: 'end' },
  Goa: { x: 102, y: 509, align: 'end' },
  Hampi: { x: 183, y: 512, align: 'start' },
  Kerala: { x: 148, y: 634, align: 'end' },
  'Tamil Nadu': { x: 258, y: 641, align: 'start' },
  Andaman: { x: 496, y: 592, align: 'end' },
  Sikkim: { x: 442, y: 217, align: 'start', from: [452, 227] },
  Tawang: { x: 512, y: 131, align: 'start', from: [548, 141] },
  Sandakphu: { x: 404, y: 331, align: 'end', from: [392, 320] },
  Darjeeling: { x: 440, y: 431, align: 'start', from: [449, 420] },
  Meghalaya: { x: 470, y: 388, align: 'start', from: [486, 377] },
  Nagaland: { x: 622, y: 345, align: 'end', from: [566, 334] },
  Kaziranga: { x: 622, y: 174, align: 'end', from: [574, 184] },
}

/** A phone has room for states alone: those that have a page of ours, and these. Their towns and valleys stand in the list below the map. */
export const statesWithoutPage = new Set(['Kashmir', 'Sikkim', 'Meghalaya', 'Nagaland'])
