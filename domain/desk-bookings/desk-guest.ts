import * as v from 'valibot'
import { checkForm } from '../forms/check-form.ts'
import { nameSchema, required } from '../forms/enquiry-forms.ts'

const unwhole = 'This form is not whole. Open the page anew.'

const schema = v.object(
  {
    n: v.pipe(v.string(unwhole), v.regex(/^([1-9]|[1-9]\d)$/, unwhole), v.transform(Number)),
    name: nameSchema,
    /** As it stood when the page was opened. */
    was: v.optional(v.string(unwhole), ''),
    who: v.optional(v.picklist(['same', 'friend'], 'Please say who that is.'), 'same'),
  },
  required,
)
export const checkDeskGuest = (fields: URLSearchParams) => checkForm(schema, fields)
