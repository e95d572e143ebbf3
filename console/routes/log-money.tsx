import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { moneyWords } from '#domain/staff/log-words.ts'
import { deskOfStaff } from '../desk.ts'
import { LogPage } from '../log/log-page.tsx'
import { showLog } from '../log/show-log.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const at = deskOfStaff(context)
  return showLog(at, { here: '/console/log/money', whats: moneyWords }, new URL(request.url).searchParams)
}

export default function MoneyLog() {
  return (
    <LogPage
      title="Money log"
      line="Where money left, and who decided about it."
      view={useLoaderData<typeof loader>()}
    />
  )
}
