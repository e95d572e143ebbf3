/** What a form's check says: the cleaned value, or a message for each field at fault. */
export type FormCheck<Value> = { ok: true; value: Value } | { ok: false; errors: Record<string, string> }
