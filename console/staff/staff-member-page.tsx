import { roleNames } from '../frame/role-names.ts'
import { ConfirmTyped } from '../ui/confirm-typed.tsx'
import { Facts } from '../ui/facts.tsx'
import { Choices } from '../ui/field.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'
import { Tag } from '../ui/tag.tsx'
import { roleChoices } from './role-choices.ts'
import type { StaffMemberView } from './show-staff-member.ts'

export function StaffMemberPage({ view, errors }: { view: StaffMemberView; errors: FormErrors }) {
  const { '': refused, ...ofFields } = errors
  return (
    <>
      <PageHead title={view.name} line={`${roleNames[view.role]}, ${view.phone}`} />
      <div className="columns with-side">
        <div className="stack">
          {refused && <Note tone="bad">{refused}</Note>}
          {view.mayChange ? <Changes view={view} errors={ofFields} /> : <WhyNot view={view} />}
        </div>
        <Panel title="What is known" padded>
          <Facts
            facts={{
              Access: view.ended ? <Tag>Ended {view.ended}</Tag> : <Tag tone="good">Since {view.since}</Tag>,
              'Last login': view.seen,
              Factor: view.factor,
              Passkeys: view.passkeys,
              'Recovery codes': view.recoveryCodes,
            }}
          />
        </Panel>
      </div>
    </>
  )
}

function WhyNot({ view }: { view: StaffMemberView }) {
  if (view.ended) return <Note>Access has ended. To let them in again, invite them anew.</Note>
  if (view.isMe)
    return (
      <Note>
        This is you. Nobody changes their own role, access or factor: another owner does. Devices, passkeys
        and recovery codes are in{' '}
        <a href="/console/account" className="link">
          My account
        </a>
        .
      </Note>
    )
  return <Note>Your role may look, not change.</Note>
}

function Changes({ view, errors }: { view: StaffMemberView; errors: FormErrors }) {
  return (
    <>
      <Panel title="Role" padded>
        <PostForm errors={errors.role ? { role: errors.role } : {}}>
          <Choices
            label="What they may do"
            name="role"
            choices={roleChoices}
            chosen={view.role}
            errors={errors}
          />
          <FormFoot act="role" label="Change the role" look="primary" />
        </PostForm>
      </Panel>
      <Panel title="Second factor" padded>
        <PostForm>
          <p>
            For a lost phone: app, passkeys and recovery codes go, every browser is signed out, and the next
            login adds a new app. They are told by SMS.
          </p>
          <FormFoot act="reset factor" label="Reset the factor" />
        </PostForm>
      </Panel>
      <Panel title="End access" padded>
        <ConfirmTyped
          id={view.tail}
          act="end"
          label={`End access of ${view.name}`}
          errors={errors}
          back="/console/staff"
        >
          <p>
            They are out at their next request, in every browser. What they did stays in the log under their
            name. The last four digits of their number confirm it.
          </p>
        </ConfirmTyped>
      </Panel>
    </>
  )
}
