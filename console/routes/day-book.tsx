import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { readDate, showDate } from '#domain/calendar/calendar-date.ts'
import { checkCash, checkClose } from '#domain/day-book/day-book-forms.ts'
import { goTo, type NotInOrder, notInOrder } from '../answers.ts'
import { DayBookPage } from '../day-book/day-book-page.tsx'
import { dayBookAddress, showDayBook } from '../day-book/show-day.ts'
import { deskOfStaff, sentForm } from '../desk.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const view = await showDayBook(deskOfStaff(context), new URL(request.url).searchParams)
  return { ...view, formKey: crypto.randomUUID() }
}

const refusals = {
  closed: 'This day was closed meanwhile, or a later one. Nothing was changed.',
  'not yet': 'This day has not come yet.',
  changed:
    'Something was noted after you opened this page. Nothing was closed: look at the sums, and count again.',
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const { act, fields } = sentForm(context)
  const { dayBook } = services
  if (act === 'cash') {
    const cash = checkCash(fields)
    if (!cash.ok) return notInOrder(cash.errors, fields)
    return goTo(`${dayBookAddress}?day=${await dayBook.moveCash(cash.value, actor)}`)
  }
  const day = readDate(new URL(request.url).searchParams.get('day') ?? '') ?? dayBook.today()
  const form = checkClose(fields)
  if (!form.ok) return notInOrder(form.errors, fields)
  const closed = await dayBook.close(day, form.value, actor)
  if (closed.ok) return goTo(`${dayBookAddress}?day=${day}`)
  if (closed.reason === 'no reason')
    return notInOrder({ why: 'Another sum was counted than should be there: please say why.' }, fields)
  const problem =
    closed.reason === 'earlier day'
      ? `${showDate(closed.day)} is still open and comes first. Nothing was closed.`
      : refusals[closed.reason]
  return data<NotInOrder>({ errors: { '': problem }, typed: Object.fromEntries(fields) }, { status: 409 })
}

export default function DayBook() {
  const { formKey, ...view } = useLoaderData<typeof loader>()
  const { errors = {}, typed = {} } = (useActionData<typeof action>() as NotInOrder | undefined) ?? {}
  return <DayBookPage view={view} errors={errors} typed={typed} formKey={formKey} />
}
