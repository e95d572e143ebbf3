import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { isRole } from '#domain/staff/roles.ts'
import { goTo, notInOrder, orNotFound } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { staffRefusals } from '../staff/role-choices.ts'
import { showStaffMember } from '../staff/show-staff-member.ts'
import { StaffMemberPage } from '../staff/staff-member-page.tsx'
import { typedId } from '../ui/confirm-typed.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const view = orNotFound(await showStaffMember(deskOfStaff(context), params.id ?? ''))
  return view
}

export async function action({ context, params }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const { act, fields } = sentForm(context)
  const id = params.id ?? ''
  const change = async () => {
    const { staff } = services
    if (act === 'reset factor') return staff.resetFactor(id, actor)
    if (act === 'end') return staff.end(id, actor)
    const role = fields.get('role') ?? ''
    return isRole(role) ? staff.changeRole(id, role, actor) : null
  }
  if (act === 'end' && !(await isTypedRight(services, id, fields)))
    return notInOrder({ [typedId]: 'That is not the end of the number. Nothing was changed.' }, fields)
  const changed = await change()
  if (!changed) return notInOrder({ role: 'Please choose a role.' }, fields)
  if (!changed.ok && changed.reason === 'needs two persons') {
    const wish = { kind: 'new owner', subjectId: id, payload: {}, sumPaise: 0, shown: null, why: '' } as const
    const asked = await services.approvals.ask(wish, actor)
    if (asked.ok || asked.reason === 'open') return goTo(`/console/approvals/${asked.id}`)
  }
  return changed.ok ? goTo(`/console/staff/${id}`) : notInOrder({ '': staffRefusals[changed.reason] }, fields)
}

async function isTypedRight(
  { staff }: ReturnType<typeof deskOfStaff>['services'],
  id: string,
  fields: URLSearchParams,
): Promise<boolean> {
  const person = (await staff.list()).find((candidate) => candidate.id === id)
  return person !== undefined && fields.get(typedId)?.trim() === person.phone.slice(-4)
}

export default function StaffMember() {
  const view = useLoaderData<typeof loader>()
  return <StaffMemberPage view={view} errors={useActionData<typeof action>()?.errors ?? {}} />
}
