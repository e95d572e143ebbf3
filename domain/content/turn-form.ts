import * as v from 'valibot'
import { dayField } from '../forms/day-field.ts'
import { required } from '../forms/enquiry-forms.ts'
import type { FormCheck } from '../forms/form-check.ts'
import { checkNames } from './checks.ts'

const noPerson = 'Choose somebody, or nobody.'
const noTrip = 'Choose at least one trip.'

/** For which trips, what there is to look at, whose turn it is ('' is nobody's) and until when. */
const turnForm = v.object(
  {
    trips: v.pipe(
      v.array(v.pipe(v.string(noTrip), v.regex(/^[a-z0-9-]{1,80}$/, noTrip)), noTrip),
      v.minLength(1, noTrip),
      v.maxLength(500, 'Choose at most 500 trips at once.'),
    ),
    what: v.picklist(checkNames, 'This form is not whole. Open the page anew.'),
    who: v.pipe(v.string(noPerson), v.regex(/^([0-9a-f-]{36})?$/, noPerson)),
    until: dayField('Choose a day.'),
  },
  required,
)
type TurnForm = v.InferOutput<typeof turnForm>

export function checkTurn(fields: URLSearchParams): FormCheck<TurnForm> {
  const sent = { ...Object.fromEntries(fields), trips: fields.getAll('trips') }
  const checked = v.safeParse(turnForm, sent, { abortPipeEarly: true })
  if (checked.success) return { ok: true, value: checked.output }
  const errors: Record<string, string> = {}
  for (const { path, message } of checked.issues) errors[String(path?.[0]?.key ?? '')] ??= message
  return { ok: false, errors }
}
