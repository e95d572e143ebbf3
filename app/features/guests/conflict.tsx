import { Note } from '#app/ui/forms/note.tsx'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { dietWords, genderWords } from '#domain/guests/detail-words.ts'
import type { ToldDetails } from '#server/guests/show-guest-page.ts'

type Shown = { label: string; now: string; yours: string }

/** Somebody else saved meanwhile: both versions of what differs, as far as it may be shown. */
export function Conflict({ now, typed }: { now: ToldDetails; typed: Record<string, string> }) {
  const rows = differences(now, typed)
  return (
    <Note tone="wait">
      <b className="font-label">These details were saved a moment ago, perhaps on another phone.</b>
      <p className="mt-1">Nothing of yours is saved yet. It still stands in the form below.</p>
      {rows.length > 0 && (
        <dl className="mt-2 grid gap-2">
          {rows.map(({ label, now: saved, yours }) => (
            <div key={label}>
              <dt className="text-sm font-label">{label}</dt>
              <dd className="text-sm">
                Saved: {saved || 'nothing'}. Yours: {yours || 'nothing'}.
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Note>
  )
}

function differences(now: ToldDetails, typed: Record<string, string>): Shown[] {
  const say = (words: Record<string, string>, word: string | null | undefined) => words[word ?? ''] ?? ''
  const day = (date: string | null | undefined) => (date ? showPlainDate(date) : '')
  const rows: Shown[] = [
    { label: 'Name', now: now.name, yours: typed.name ?? '' },
    { label: 'Gender', now: say(genderWords, now.gender), yours: say(genderWords, typed.gender) },
    { label: 'Birth date', now: day(now.born), yours: day(typed.born) },
    { label: 'Diet', now: say(dietWords, now.diet), yours: say(dietWords, typed.diet) },
    { label: 'Room mate', now: now.roomMate ?? '', yours: typed.roomMate ?? '' },
    { label: 'City', now: now.city ?? '', yours: typed.city ?? '' },
  ]
  return rows.filter(({ now: saved, yours }) => saved !== yours)
}
