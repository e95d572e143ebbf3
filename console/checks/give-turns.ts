import { checkTurn } from '#domain/content/turn-form.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Desk, SentForm } from '#server/console/desk.ts'
import { goTo, notInOrder } from '../answers.ts'
import { checksAddress } from './show-checks.ts'

export async function giveTurns(
  { services, actor }: Pick<Desk, 'services'> & { actor: Actor },
  { fields }: SentForm,
) {
  const form = checkTurn(fields)
  if (!form.ok) return notInOrder(form.errors, fields)
  const { trips, what, who, until } = form.value
  if (!trips.every((id) => services.checks.hasTrip(id)))
    return notInOrder(
      { trips: 'One of these trips is not on the site any more. Open the page anew.' },
      fields,
    )
  const given = await services.checks.give({ trips, what, staffId: who || null, until }, actor)
  return given.ok
    ? goTo(`${checksAddress}?${new URLSearchParams({ what })}`)
    : notInOrder({ who: 'Their access has ended. Choose somebody else.' }, fields)
}
