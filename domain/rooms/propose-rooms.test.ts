import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookAtRooms } from './look-at-rooms.ts'
import { proposeRooms } from './propose-rooms.ts'
import { readSharing, type Sharing } from './read-sharing.ts'
import type { RoomGuest } from './room-guest.ts'

const guest = (party: string, n: number, change: Partial<RoomGuest> = {}): RoomGuest => ({
  id: `${party}/${n}`,
  name: `Guest ${party}${n}`,
  party,
  kind: 'adult',
  gender: 'female',
  age: 30,
  wish: '',
  alone: false,
  ...change,
})

const firstNames = ['Asha', 'Ravi', 'Meera', 'Imran', 'Tara', 'Zoya', '']
const parties: fc.Arbitrary<RoomGuest[]> = fc
  .array(
    fc.array(
      fc.record({
        name: fc.constantFrom(...firstNames),
        kind: fc.constantFrom<RoomGuest['kind']>('adult', 'adult', 'child'),
        gender: fc.constantFrom<RoomGuest['gender']>('female', 'male', 'other', null),
        age: fc.option(fc.integer({ min: 4, max: 80 })),
        wish: fc.constantFrom('', '', ...firstNames),
        alone: fc.boolean().map((yes) => yes),
      }),
      { minLength: 1, maxLength: 7 },
    ),
    { maxLength: 9 },
  )
  .map((sizes) =>
    sizes.flatMap((people, i) =>
      people.map((person, n) => guest(`P${i}`, n + 1, { ...person, alone: person.alone && n === 0 })),
    ),
  )
const sharings: fc.Arbitrary<Sharing> = fc.oneof(
  fc.integer({ min: 1, max: 8 }).map((beds) => ({ beds })),
  fc.constant<Sharing>({ beds: 12, byGender: true }),
)

test('nobody is twice in a room or left out, no room is above its beds, and the order of guests changes nothing', () => {
  fc.assert(
    fc.property(parties, sharings, fc.infiniteStream(fc.nat()), (guests, sharing, dice) => {
      const rooms = proposeRooms(guests, sharing)
      expect(rooms.flatMap((room) => room.guests).toSorted()).toEqual(guests.map(({ id }) => id).toSorted())
      for (const room of rooms) {
        expect(room.guests.length).toBeGreaterThan(0)
        expect(room.guests.length).toBeLessThanOrEqual(room.beds)
        expect(room.beds).toBeLessThanOrEqual(sharing.beds ?? 0)
      }
      const shuffled = guests
        .map((one) => ({ one, at: dice.next().value }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one)
      expect(proposeRooms(shuffled, sharing)).toEqual(rooms)
    }),
  )
})

test('strangers share only with grown-ups of their own known gender; whoever is alone or not known is named', () => {
  fc.assert(
    fc.property(parties, sharings, (guests, sharing) => {
      const rooms = proposeRooms(guests, sharing)
      const notes = lookAtRooms(rooms, guests)
      expect(notes.filter(({ kind }) => ['mixed', 'over', 'not placed'].includes(kind))).toEqual([])
      for (const room of rooms) {
        const inside = guests.filter(({ id }) => room.guests.includes(id))
        const strange = notes.find(
          (note) => note.kind === 'strangers' && note.guests.includes(inside[0]?.id ?? ''),
        )
        if (strange) {
          expect(new Set(inside.map(({ gender }) => gender)).size).toBe(1)
          expect(inside.every(({ gender }) => gender === 'female' || gender === 'male')).toBe(true)
          expect(inside.some(({ kind, age }) => (age === null ? kind === 'child' : age < 18))).toBe(false)
        }
        if (inside.length === 1 && room.beds > 1)
          expect(notes.some((note) => 'room' in note && note.guests.includes(inside[0]?.id ?? ''))).toBe(true)
      }
    }),
  )
})

test('a party stays together while one room holds it', () => {
  fc.assert(
    fc.property(parties, fc.integer({ min: 1, max: 8 }), (guests, beds) => {
      const rooms = proposeRooms(guests, { beds })
      for (const party of new Set(guests.map((one) => one.party))) {
        const members = guests.filter((one) => one.party === party && !one.alone)
        const used = new Set(members.map(({ id }) => rooms.findIndex((room) => room.guests.includes(id))))
        expect(used.size).toBe(Math.ceil(members.length / beds))
      }
    }),
  )
})

test('wishes of two who asked for each other are met before strangers of the same age; a wish of one is not', () => {
  const guests = [
    guest('A', 1, { name: 'Asha Rao', age: 20, wish: 'With Meera please' }),
    guest('B', 1, { name: 'Tara Sen', age: 20, wish: 'Asha Rao' }),
    guest('C', 1, { name: 'Meera Nair', age: 60, wish: 'asha rao' }),
    guest('D', 1, { name: 'Zoya Khan', age: 61 }),
  ]
  expect(proposeRooms(guests, { beds: 2 }).map((room) => room.guests)).toEqual([
    ['A/1', 'C/1'],
    ['B/1', 'D/1'],
  ])
})

test('strangers are put together by age, and a couple is joined by nobody', () => {
  const guests = [
    guest('A', 1, { age: 20 }),
    guest('B', 1, { age: 60 }),
    guest('C', 1, { age: 22 }),
    guest('D', 1, { age: 58 }),
    guest('E', 1),
    guest('E', 2, { gender: 'male' }),
    guest('F', 1, { gender: null }),
  ]
  const rooms = proposeRooms(guests, { beds: 2 })
  expect(rooms.map((room) => room.guests)).toEqual([['A/1', 'C/1'], ['B/1', 'D/1'], ['E/1', 'E/2'], ['F/1']])
  expect(proposeRooms(guests, { beds: 3 }).map((room) => room.guests.join())).toContain('E/1,E/2')
  expect(lookAtRooms(rooms, guests)).toContainEqual({ kind: 'gender missing', room: 4, guests: ['F/1'] })
})

test('no child is put without a grown-up of its party where there is one', () => {
  const guests = [1, 2, 3, 4].map((n) =>
    guest(
      'A',
      n,
      n > 2 ? { kind: 'child', age: 8, gender: 'male' } : { gender: n === 1 ? 'female' : 'male' },
    ),
  )
  const rooms = proposeRooms(guests, { beds: 2 })
  expect(lookAtRooms(rooms, guests).filter(({ kind }) => kind === 'child alone')).toEqual([])
})

test('a room that staff have filled says what is so', () => {
  const guests = [guest('A', 1), guest('B', 1, { gender: 'male' }), guest('C', 1)]
  const kinds = (rooms: string[][]) =>
    lookAtRooms(
      rooms.map((inside) => ({ beds: 2, guests: inside })),
      guests,
    ).map(({ kind }) => kind)
  expect(kinds([['A/1', 'B/1'], ['C/1']])).toEqual(['mixed', 'alone'])
  expect(kinds([['A/1', 'C/1']])).toEqual(['not placed', 'strangers'])
  expect(kinds([['A/1', 'B/1', 'C/1']])).toEqual(['over', 'mixed'])
})

test('words for beds are read in one place, the larger of two', () => {
  expect(readSharing('Twin')).toEqual({ beds: 2 })
  expect(readSharing('Two or three to a room')).toEqual({ beds: 3 })
  expect(readSharing('Double or family room')).toEqual({ beds: 4 })
  expect(readSharing('Triple; double in other packages')).toEqual({ beds: 3 })
  expect(readSharing('Dormitory of 8')).toEqual({ beds: 8 })
  expect(readSharing('Dormitory')).toEqual({ beds: 6 })
  expect(readSharing('Rooms by gender')).toEqual({ beds: 12, byGender: true })
  expect(readSharing('Seat')).toEqual({ beds: null })
  expect(readSharing('Hammock')).toBeNull()
})
