import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { backTo, goTo } from '../answers.ts'
import { desk, sentForm } from '../desk.ts'
import { forgetPages } from '../field/kept-pages.ts'
import { drawQr } from '../login/draw-qr.ts'
import { logIn } from '../login/log-in.ts'
import { LoginCard } from '../login/login-card.tsx'
import type { LoginView } from '../login/login-view.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const { session, form } = context.get(desk)
  const asked = new URL(request.url).searchParams
  const to = backTo(asked.get('to'))
  // Whoever has just enrolled an app still has to see the recovery codes.
  if (session && !form) throw goTo(to)
  return { title: 'Log in', to, signedOut: asked.has('out') }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const at = context.get(desk)
  const done = await logIn(at, sentForm(context))
  if ('in' in done) return goTo(backTo(new URL(request.url).searchParams.get('to')))
  const { view, status } = done
  const qr = view.step === 'enrol' ? drawQr(view.uri) : null
  return data({ view, qr }, { status })
}

export default function Login() {
  const { to, signedOut } = useLoaderData<typeof loader>()
  useEffect(() => {
    if (signedOut) void forgetPages().catch(() => {})
  }, [signedOut])
  const answer = useActionData<typeof action>()
  const first: LoginView = { step: 'number', errors: {}, phone: '' }
  return (
    <LoginCard
      view={answer?.view ?? first}
      qr={answer?.qr ?? null}
      to={to}
      signedOut={signedOut && !answer}
    />
  )
}
