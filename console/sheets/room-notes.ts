import type { ManifestGuest } from '#domain/manifest/manifest-guest.ts'
import type { RoomNote } from '#domain/rooms/look-at-rooms.ts'

export type ShownNote = { tone: 'wait' | 'plain'; title: string; text: string; room: number | null }

const together = (names: string[]) =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** What to look at, in words: what is so, then why or what to do. Nothing of it forbids anything. */
export function sayNotes(notes: RoomNote[], guests: ManifestGuest[]): ShownNote[] {
  const byId = new Map(guests.map((guest) => [guest.id, guest]))
  return notes.flatMap((note) => {
    const inside = note.guests.flatMap((id) => byId.get(id) ?? [])
    const names = together(inside.map(({ name }) => name))
    const room = 'room' in note ? note.room : null
    const said = wordsOf(note, names, inside)
    return said ? [{ ...said, room }] : []
  })
}

function wordsOf(note: RoomNote, names: string, inside: ManifestGuest[]): Omit<ShownNote, 'room'> | null {
  const many = inside.length
  switch (note.kind) {
    case 'alone':
      return {
        tone: 'wait',
        title: `${names} is alone in room ${note.room}.`,
        text: 'Nobody of the same gender has a free bed. They paid to share: nothing is added.',
      }
    case 'gender missing':
      return {
        tone: 'wait',
        title: `With whom can ${names} share?`,
        text: 'Whether they share with women or with men is not known, so nobody was put with them. Ask, then place them.',
      }
    case 'mixed':
      return {
        tone: 'wait',
        title: `Room ${note.room} mixes strangers.`,
        text: `${names} are not of one party, and not known to be of one gender. Ask them first.`,
      }
    case 'over':
      return {
        tone: 'wait',
        title: `Room ${note.room} is too small.`,
        text: `${many} guests, fewer beds. Move somebody, or ask the hotel for one more.`,
      }
    case 'child alone':
      return {
        tone: 'wait',
        title: `No grown-up in room ${note.room}.`,
        text: `${names} ${many === 1 ? 'is' : 'are'} under 18.`,
      }
    case 'strangers':
      return {
        tone: 'plain',
        title: `${names} share room ${note.room}.`,
        text: `Same gender${agesOf(inside)}. They did not ask for it.`,
      }
    case 'wish not met':
      return {
        tone: 'plain',
        title: `${names} asked for each other.`,
        text: 'They are in different rooms: one room does not hold both their parties.',
      }
    case 'not placed':
      return null
  }
}

function agesOf(guests: ManifestGuest[]): string {
  const ages = guests.flatMap(({ age }) => age ?? [])
  return ages.length < 2 ? '' : `, ages ${Math.min(...ages)} to ${Math.max(...ages)}`
}
