/** A figure and its unit stay on one line: '6:30 am', '4,300 m'. */
export function keepTogether(text: string): string {
  return text.replace(/(\d) (am|pm|noon|m|km|V)\b/g, '$1\u00a0$2')
}
