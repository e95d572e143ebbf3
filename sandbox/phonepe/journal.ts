import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export type Journal<Entry> = { entries: Entry[]; append: (entry: Entry) => void; close: () => void }

/** Lines of JSON, only ever added to. A line that a crash left unfinished is cut off when the file is opened. */
export function openJournal<Entry>(folder: string): Journal<Entry> {
  mkdirSync(folder, { recursive: true })
  const file = openSync(join(folder, 'journal.jsonl'), 'a+')
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) ftruncateSync(file, Buffer.byteLength(whole))
  let open = true
  return {
    entries: whole
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Entry),
    append(entry) {
      if (open) writeSync(file, `${JSON.stringify(entry)}\n`)
    },
    close() {
      if (open) closeSync(file)
      open = false
    },
  }
}
