/** Tags as browsers read them: the name ends at a space, a slash or the bracket. */
const scriptStart = /<script(?=[\s/>])[^>]*>/gi
const scriptEnd = /<\/script(?=[\s/>])[^>]*>/gi
const scriptAddress = /javascript:/gi
/** Up to its bracket, one inside a quoted value left aside, or to the end of the text. */
const tag = /<[a-z/](?:=\s*(?:"[^"]*"?|'[^']*'?)|[^>])*/gi
const handler = /([\s/"'])on\w+\s*=/gi

/**
 * Takes out of a free text what could run where it is shown: script blocks with their content, `javascript:`, and `on…=` inside a tag. What is taken
 * out can leave another one behind, so it goes on until none is left. Everything else stays as it was written.
 */
export function cleanText(text: string): string {
  let cleaned = text
  for (;;) {
    const next = cleanOnce(cleaned)
    if (next === cleaned) return cleaned
    cleaned = next
  }
}

function cleanOnce(text: string): string {
  return withoutScripts(text)
    .replace(scriptAddress, '')
    .replace(tag, (inside) => inside.replace(handler, '$1'))
}

/** By hand, because one pattern for a whole block looks through the rest of the text for every tag that is never closed. */
function withoutScripts(text: string): string {
  let kept = ''
  let at = 0
  for (;;) {
    scriptStart.lastIndex = at
    const start = scriptStart.exec(text)
    scriptEnd.lastIndex = scriptStart.lastIndex
    if (!start || !scriptEnd.test(text)) return kept + text.slice(at)
    kept += text.slice(at, start.index)
    at = scriptEnd.lastIndex
  }
}
