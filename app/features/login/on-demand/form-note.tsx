import type { ReactNode } from 'react'
import { Note, type NoteTone } from '#app/ui/forms/note.tsx'

export type FormNews = { tone: NoteTone; text: ReactNode }

/** What has happened to a form as a whole; screen readers hear it when it comes. */
export function FormNote({ news }: { news: FormNews | null }) {
  return (
    <div role="status" className="empty:-mb-5">
      {news && <Note tone={news.tone}>{news.text}</Note>}
    </div>
  )
}
