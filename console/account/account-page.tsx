import { passkeyFields } from '#domain/staff/passkey-answer.ts'
import { roleNames } from '../frame/role-names.ts'
import { Choices, TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel, Row, Rows } from '../ui/panel.tsx'
import { PasskeyForm } from '../ui/passkey-form.tsx'
import { PostForm } from '../ui/post-form.tsx'
import { RecoveryCodes } from '../ui/recovery-codes.tsx'
import { Tag } from '../ui/tag.tsx'
import type { AccountAnswer } from './change-account.ts'
import type { AccountView } from './show-account.ts'

type AccountPageProps = { view: AccountView; answer: AccountAnswer | undefined }

export function AccountPage({ view, answer }: AccountPageProps) {
  const { me, devices } = view
  return (
    <>
      <PageHead title="My account" line={`${me.name}, ${roleNames[me.role]}, ${me.phone}`} />
      <div className="columns with-side">
        <div className="stack">
          {answer && 'refused' in answer && <Note tone="bad">{answer.refused}</Note>}
          {answer && 'codes' in answer && (
            <Panel title="Eight recovery codes" beside="shown once; those before no longer work" padded>
              <RecoveryCodes codes={answer.codes} />
            </Panel>
          )}
          <Devices devices={devices} />
          <Passkeys passkeys={view.passkeys} answer={answer} />
          <Panel title="Recovery codes">
            <Rows>
              <Row end={<Act act="new recovery codes">Make new ones</Act>}>
                Eight codes for a day without the app. Each works once.
              </Row>
            </Rows>
          </Panel>
        </div>
        <LookChoice look={view.look} />
      </div>
    </>
  )
}

/** A button that is a form of its own. */
function Act({ act, id, children }: { act: string; id?: string; children: string }) {
  return (
    <PostForm className="">
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <button type="submit" name="do" value={act} className="button small">
        {children}
      </button>
    </PostForm>
  )
}

function Devices({ devices }: Pick<AccountView, 'devices'>) {
  return (
    <Panel
      title="Signed in"
      beside={devices.length}
      end={<Act act="sign out everywhere">Sign out everywhere</Act>}
    >
      <Rows>
        {devices.map(({ id, name, here, since, seen }) => (
          <Row
            key={id}
            end={
              here ? (
                <Tag tone="good">This browser</Tag>
              ) : (
                <Act act="end device" id={id}>
                  Sign out
                </Act>
              )
            }
          >
            <b>{name}</b>
            <p className="small quiet-text">
              Since {since}, seen {seen}
            </p>
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}

function Passkeys({ passkeys, answer }: Pick<AccountView, 'passkeys'> & Pick<AccountPageProps, 'answer'>) {
  return (
    <Panel title="Passkeys" beside={passkeys.length} end={<Act act="ask for passkey">Add one</Act>}>
      {answer && 'wish' in answer && (
        <div className="padded">
          <PasskeyForm wish={answer.wish} makes fields={passkeyFields} label="Ask my device">
            <input type="hidden" name="do" value="add passkey" />
            <TextField label="Its name" name="name" placeholder="Office laptop" maxLength={60} />
          </PasskeyForm>
        </div>
      )}
      <Rows>
        {passkeys.map(({ id, name, added, used }) => (
          <Row
            key={id}
            end={
              <Act act="remove passkey" id={id}>
                Remove
              </Act>
            }
          >
            <b>{name}</b>
            <p className="small quiet-text">
              Added {added}, {used ? `used ${used}` : 'not used yet'}
            </p>
          </Row>
        ))}
        {passkeys.length === 0 && (
          <Row>A passkey of your phone or computer stands in for both codes. You have none yet.</Row>
        )}
      </Rows>
    </Panel>
  )
}

const colours = [
  { value: 'auto', title: 'As the device', line: 'Light by day, dark where the device is dark' },
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
]
const keyChoices = [
  { value: 'on', title: 'On', line: '/ finds, g and a letter go, j k move, ? shows them all' },
  { value: 'off', title: 'Off', line: 'For who speaks to the computer, or leans on the keyboard' },
]

function LookChoice({ look }: Pick<AccountView, 'look'>) {
  return (
    <Panel id="keys-choice" title="In this browser" padded>
      <PostForm>
        <Choices label="Colours" name="colour" choices={colours} chosen={look.colour} />
        <Choices
          label="Keys of one letter"
          name="keys"
          choices={keyChoices}
          chosen={look.keys ? 'on' : 'off'}
        />
        <div className="line">
          <button type="submit" name="do" value="look" className="button">
            Keep this
          </button>
          <button type="button" className="button quiet" popoverTarget="keys">
            Show the keys
          </button>
        </div>
      </PostForm>
    </Panel>
  )
}
