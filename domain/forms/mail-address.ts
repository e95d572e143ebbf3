import * as v from 'valibot'

const required = 'This field is required'
const invalidEmail = 'Please enter a valid email address'

/** What SMTP and people agree on, without characters that nobody sees. */
export const validEmailSchema = v.pipe(
  v.string(invalidEmail),
  v.trim(),
  v.maxLength(254, invalidEmail),
  v.regex(
    /^[^\s\p{C}@"(),:;<>[\\\]]+@[^\s\p{C}@"(),:;<>[\\\]]+\.[^\s\p{C}@"(),:;<>[\\\].]{2,}$/u,
    invalidEmail,
  ),
)

/** The same, with a word of its own for an empty field. */
export const emailSchema = v.pipe(v.string(required), v.trim(), v.nonEmpty(required), validEmailSchema)
