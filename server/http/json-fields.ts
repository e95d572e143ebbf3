export const jsonType = /^application\/json\s*(;|$)/i

/** The fields of a JSON object, or null for everything else. */
export async function jsonFields(body: Blob): Promise<Record<string, unknown> | null> {
  try {
    const value: unknown = JSON.parse(await body.text())
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
