/** A figure and its unit stay on one line: '6:30 am', '4,300 m'. */
export function keepTogether(text: string): string {
  return text.replace(/(\d) (am|pm|noon|m|km|V)\b/g, '$1\u00a0$2')
}

/** A date stays on one line: '20 May 2026'. */
export function keepDates(text: string): string {
  return text
    .replace(/(\d) ([JFMASOND][a-z]{2,8})\b/g, '$1\u00a0$2')
    .replace(/\b([JFMASOND][a-z]{2,8}) (20\d\d)\b/g, '$1\u00a0$2')
}
