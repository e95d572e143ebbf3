import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { AccountPage } from '../account/account-page.tsx'
import { changeAccount } from '../account/change-account.ts'
import { showAccount } from '../account/show-account.ts'
import { deskOfStaff, sentForm } from '../desk.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return showAccount(deskOfStaff(context))
}

export async function action({ context }: ActionFunctionArgs) {
  const done = await changeAccount(deskOfStaff(context), sentForm(context))
  return done instanceof Response ? done : data(done, { status: 'refused' in done ? 422 : 200 })
}

export default function Account() {
  const view = useLoaderData<typeof loader>()
  return <AccountPage view={view} answer={useActionData<typeof action>()} />
}
