/** One statement of a file of SQL. */
export type SqlStatement = {
  /** In lower case on one line, without quotes of names, comments, and what stands within literals and bodies. */
  plain: string
  /** As it was written. */
  written: string
  /** The comments that stand before it, a line each. */
  comments: string[]
}

/** What a statement is made of, longest kinds first: comments, texts, bodies of functions, quoted names, its end, anything else. */
const parts =
  /--(?<line>[^\n]*)|\/\*[\s\S]*?\*\/|(?<text>'(?:[^']|'')*')|(?<body>\$(?<tag>\w*)\$[\s\S]*?\$\k<tag>\$)|"(?<name>[^"]*)"|(?<end>;)|(?<other>[^-/'$";]+|[-/$])/g

/** Divides a file of SQL. drizzle's own line between two statements ends one as a semicolon does. */
export function readStatements(sql: string): SqlStatement[] {
  const statements: SqlStatement[] = []
  let plain = ''
  let written = ''
  let comments: string[] = []
  const finish = () => {
    const inOneLine = plain.replace(/\s+/g, ' ').trim()
    if (inOneLine) {
      statements.push({ plain: inOneLine, written: written.replace(/\s+/g, ' ').trim(), comments })
      comments = []
    }
    plain = ''
    written = ''
  }
  for (const { 0: part, groups = {} } of sql.matchAll(parts)) {
    const { line, text, body, name, end, other } = groups
    if (line !== undefined) {
      if (line.startsWith('> statement-breakpoint')) finish()
      else comments.push(line.trim())
      continue
    }
    if (end) {
      finish()
      continue
    }
    if (part.startsWith('/*')) continue
    written += part
    plain += text ? "''" : body ? '$$' : (name ?? other ?? part).toLowerCase()
  }
  finish()
  return statements
}

/** Divides at commas that stand in no parentheses. */
export function splitAtCommas(text: string): string[] {
  const pieces = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) pieces.push('')
    else pieces[pieces.length - 1] += letter
  }
  return pieces.map((piece) => piece.trim())
}
