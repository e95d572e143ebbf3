import { type ActionFunctionArgs, useActionData } from 'react-router'
import { checkLoginPhone, readWholePhone } from '#domain/forms/login-phone.ts'
import { isRole } from '#domain/staff/roles.ts'
import { goTo, notInOrder } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { roleChoices, staffRefusals } from '../staff/role-choices.ts'
import { Choices, TextField } from '../ui/field.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PostForm } from '../ui/post-form.tsx'

const fieldOf: Partial<Record<keyof typeof staffRefusals, string>> = {
  'not a phone': 'phone',
  country: 'phone',
  taken: 'phone',
  'not a name': 'name',
  'needs two persons': 'role',
}

/** An owner is made on their page, by two. */
const choices = roleChoices.filter(({ value }) => value !== 'owner')

export async function action({ context }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const [typed, name, role] = ['phone', 'name', 'role'].map((field) => fields.get(field)?.trim() ?? '') as [
    string,
    string,
    string,
  ]
  const phone = checkLoginPhone(readWholePhone(typed, '91'))
  const errors = {
    ...(name === '' && { name: staffRefusals['not a name'] }),
    ...(!phone.ok && { phone: phone.message }),
    ...(!isRole(role) && { role: 'Please choose a role.' }),
  }
  if (!phone.ok || !isRole(role) || name === '') return notInOrder(errors, fields)
  const added = await services.staff.add({ phone: phone.number, name, role }, actor)
  if (!added.ok) return notInOrder({ [fieldOf[added.reason] ?? '']: staffRefusals[added.reason] }, fields)
  return goTo(`/console/staff/${added.id}`)
}

export default function InviteStaff() {
  const { errors = {}, typed = {} } = useActionData<typeof action>() ?? {}
  return (
    <>
      <PageHead
        title="Invite somebody"
        line="They log in with this number, and add an authenticator app the first time."
      />
      <section className="panel padded max-w-160">
        <PostForm errors={errors} warns>
          <div className="fields grid gap-3">
            <TextField
              label="Name"
              name="name"
              defaultValue={typed.name}
              errors={errors}
              autoComplete="off"
            />
            <TextField
              label="Phone"
              name="phone"
              type="tel"
              defaultValue={typed.phone}
              errors={errors}
              autoComplete="off"
              placeholder="+91 98765 43210"
            />
          </div>
          <Choices label="Role" name="role" choices={choices} chosen={typed.role} errors={errors} />
          <p className="small quiet-text">
            A new owner takes two owners: invite them as a manager, then ask for the role on their page.
          </p>
          <FormFoot act="invite" label="Give access" look="primary" back="/console/staff" />
        </PostForm>
      </section>
    </>
  )
}
