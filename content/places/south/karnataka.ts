import type { PlaceContent } from '../../schema.ts'

export const places: PlaceContent[] = [
  {
    id: 'hosapete',
    name: 'Hosapete',
    state: 'Karnataka',
    lat: 15.27,
    lon: 76.39,
    altitude: 479,
    fact: 'The railhead for Hampi, 13 km away, beside the Tungabhadra dam.',
  },
  {
    id: 'hampi',
    name: 'Hampi',
    state: 'Karnataka',
    lat: 15.34,
    lon: 76.46,
    altitude: 467,
    hindi: 'हम्पी',
    fact: 'Vijayanagara, capital of the south until it was sacked in 1565; the Virupaksha temple has never stopped worship.',
  },
  {
    id: 'anegundi',
    name: 'Anegundi',
    state: 'Karnataka',
    lat: 15.35,
    lon: 76.49,
    altitude: 470,
    fact: 'Older than Hampi across the river, and held to be Kishkindha, the monkey kingdom of the Ramayana.',
  },
  {
    id: 'gokarna',
    name: 'Gokarna',
    state: 'Karnataka',
    lat: 14.54,
    lon: 74.32,
    altitude: 10,
    hindi: 'गोकर्ण',
    fact: 'A temple town first and a beach town second; its Atmalinga brings pilgrims the year round.',
  },
]
