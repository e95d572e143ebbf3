/** The fields of a form in which a browser says what a passkey answered. */
export type PasskeyFields = { attempt: string; answer: string }

/** To log in, or to add one. */
export const passkeyFields: PasskeyFields = { attempt: 'passkey-attempt', answer: 'passkey-answer' }
/** To confirm who one is, beside the fields of whatever form that is asked for. */
export const confirmPasskeyFields: PasskeyFields = {
  attempt: 'confirm-passkey-attempt',
  answer: 'confirm-passkey-answer',
}

/** Null when the form has nothing of it. */
export function readPasskeyAnswer(
  form: URLSearchParams,
  names: PasskeyFields,
): { attempt: string; response: unknown } | null {
  const [attempt, answer] = [form.get(names.attempt), form.get(names.answer)]
  if (!attempt || !answer) return null
  try {
    return { attempt, response: JSON.parse(answer) }
  } catch {
    return { attempt, response: null }
  }
}
