/** Replaces every `{token}`; an unknown token or a stray brace is a mistake in the text. */
export function fillTokens(text: string, values: Record<string, string>): string {
  const stray = /[{}]/.exec(text.replace(/\{[^{}]*\}/g, ''))
  if (stray) throw new Error(`stray "${stray[0]}" in: ${text}`)
  return text.replace(/\{([^{}]*)\}/g, (_, token: string) => {
    const value = Object.hasOwn(values, token) ? values[token] : undefined
    if (value === undefined) throw new Error(`unknown token {${token}} in: ${text}`)
    return value
  })
}
