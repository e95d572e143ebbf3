import * as v from 'valibot'

const invalidEmail = 'Please enter a valid email address'

/** What SMTP and people agree on; the part before the @ keeps its case nowhere in practice. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('This field is required'),
  v.maxLength(254, invalidEmail),
  v.regex(/^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@"(),:;<>[\\\].]{2,}$/, invalidEmail),
)
