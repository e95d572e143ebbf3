import type { Answers, Asked } from '#domain/content/publish-ask.ts'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'

const before = 'ask.'

type QuestionsProps = { asked: readonly Asked[]; typed?: Record<string, string>; ofDraft?: boolean }

/** What has to be said before it goes out, in the form that publishes it. */
export function PublishQuestions({ asked, typed = {}, ofDraft = true }: QuestionsProps) {
  return asked.map((one) =>
    one.kind === 'question' ? (
      <TextField
        key={one.name}
        label={one.said}
        name={before + one.name}
        defaultValue={typed[before + one.name]}
        maxLength={80}
        autoComplete="off"
      />
    ) : (
      <Note key={one.said} tone="bad">
        <p>{one.said}</p>
        {ofDraft && one.needs === 'an owner' && (
          <button type="submit" name="do" value="ask an owner" className="button small mt-2">
            Ask an owner
          </button>
        )}
      </Note>
    ),
  )
}

export function answersIn(fields: URLSearchParams): Answers {
  return Object.fromEntries(
    [...fields].flatMap(([name, typed]) =>
      name.startsWith(before) ? [[name.slice(before.length), typed.slice(0, 80)]] : [],
    ),
  )
}
