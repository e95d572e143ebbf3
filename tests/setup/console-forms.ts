/** Where browsers know the console of tests. */
export const consoleOrigin = 'http://localhost:3000'

/** The value of a hidden field of a page. */
export function hiddenField(html: string, name: string): string | undefined {
  return new RegExp(`<input type="hidden"[^>]* name="${name}" value="([^"]*)"`).exec(html)?.[1]
}
