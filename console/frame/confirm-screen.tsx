import { confirmPasskeyFields } from '#domain/staff/passkey-answer.ts'
import type { Refused } from '#server/console/refused.ts'
import { CodeField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { PasskeyForm } from '../ui/passkey-form.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'
import { Kept } from './kept-fields.tsx'

type ConfirmProps = Extract<Refused, { kind: 'confirm' }>

const saying = {
  wrong: 'That is not the code. Each works once: wait for the next.',
  expired: 'That took too long. Please try once more.',
}

/** The factor once more, for money, exports, staff: what was typed goes on from here by itself. */
export function ConfirmScreen({ fields, wrong, until, passkey }: ConfirmProps) {
  const error = wrong && wrong !== 'locked' ? saying[wrong] : undefined
  const errors: FormErrors = error ? { 'confirm-code': error } : {}
  return (
    <div className="mx-auto w-full max-w-95 pt-4">
      <section className="panel stack p-5.5">
        <div>
          <h1>Confirm it is you</h1>
          <p className="quiet-text mt-1">This asks for your app again. It holds for five minutes.</p>
        </div>
        {wrong === 'locked' ? (
          <Note tone="bad">
            Too many wrong codes. {until ? `Wait until ${until} IST.` : 'Wait a while.'} Nothing was changed.
          </Note>
        ) : (
          <>
            <PostForm errors={errors}>
              <Kept fields={fields} />
              <CodeField
                label="Code of the app, or a recovery code"
                name="confirm-code"
                errors={errors}
                hint={fields.length > 1 ? 'What you typed is kept, and sent with it.' : undefined}
              />
              <button type="submit" className="button primary wide">
                Go on
              </button>
            </PostForm>
            {passkey && (
              <PasskeyForm wish={passkey} fields={confirmPasskeyFields} label="Use a passkey">
                <Kept fields={fields} />
              </PasskeyForm>
            )}
          </>
        )}
      </section>
    </div>
  )
}
