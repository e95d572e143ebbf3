/** What was written in forms of dialogs and not sent yet, for as long as the tab has this page. */
const drafts = new Map<string, Record<string, string>>()

export function draftOf(form: string): Record<string, string> | undefined {
  return drafts.get(form)
}

export function keepDraft(form: string, typed: Record<string, string>): void {
  drafts.set(form, typed)
}

/** It was sent; without a name all go, with the traveller who wrote them. */
export function dropDraft(form?: string): void {
  if (form === undefined) drafts.clear()
  else drafts.delete(form)
}
