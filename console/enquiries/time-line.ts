import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { showMomentBeside } from '#domain/calendar/show-moment-beside.ts'
import { type LostReason, lostReasons, type Stage, stageTable } from '#domain/enquiries/stages.ts'
import { type LogWord, logWords } from '#domain/staff/log-words.ts'
import type { DeskEnquiry } from '#server/enquiries/desk/show-enquiry.ts'

type Moment = { id: string; at: Date; what: string; who: string | null }
type Deed = DeskEnquiry['deeds'][number]

/** What was written, done and noted in one line of time, the newest first; also of those that stand under it. */
export function happeningsOf({ enquiry, merged, notes, deeds }: DeskEnquiry, now: Date) {
  const moments: Moment[] = [
    ...[enquiry, ...merged].map(({ reference, createdAt, pagePath }) => ({
      id: reference,
      at: createdAt,
      what: `Wrote on the page ${pagePath}`,
      who: null,
    })),
    ...deeds.flatMap((deed) => {
      const what = wordsOf(deed)
      return what === null
        ? []
        : [{ id: `deed-${deed.id}`, at: deed.at, what, who: deed.who ?? 'Command line' }]
    }),
    ...notes.map(({ id, at, who, kind, text }) => ({
      id: `note-${id}`,
      at,
      what: kind === 'note' ? text : `WhatsApp opened: ‘${text}’`,
      who,
    })),
  ]
  return moments
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, ...moment }) => ({ ...moment, at: showMomentBeside(at, now) }))
}

/** Null for what stands here as a note. */
function wordsOf({ what, before, after }: Deed): string | null {
  switch (what as LogWord) {
    case 'enquiry noted':
    case 'WhatsApp opened':
      return null
    case 'enquiry moved': {
      const [from, to] = [before?.stage, after?.stage].map((stage) => stageTable[stage as Stage].title)
      const reason = after?.reason ? `: ${lostReasons[after.reason as LostReason].toLowerCase()}` : ''
      return `${from} → ${to}${reason}`
    }
    case 'enquiry given':
      return after?.given ? 'Got an owner' : 'Has no owner any more'
    case 'enquiry day set':
      return after?.day ? `Next day: ${showPlainDate(String(after.day))}` : 'No next day any more'
    default:
      return logWords[what as LogWord].shown
  }
}
