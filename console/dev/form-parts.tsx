import { ConfirmTyped } from '../ui/confirm-typed.tsx'
import { Conflict } from '../ui/conflict.tsx'
import { Choices, SelectField, TextArea, TextField } from '../ui/field.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { Panel } from '../ui/panel.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'

export function FormParts({ errors, typed }: { errors: FormErrors; typed: Record<string, string> }) {
  const { 'typed-id': wrongId, ...others } = errors
  return (
    <>
      <div className="columns halves">
        <Panel title="Fields" padded>
          <PostForm errors={others}>
            <div className="fields grid gap-3">
              <TextField label="Name" name="name" defaultValue={typed.name} errors={errors} />
              <TextField label="Reference" name="reference" readOnly value="KF-7QXD2MNB" />
              <SelectField label="Paid by" name="way" hint="As it stands in the day book.">
                <option>UPI</option>
                <option>Cash</option>
              </SelectField>
            </div>
            <TextArea label="Note" name="note" defaultValue={typed.note} />
            <Choices
              label="Money"
              name="money"
              chosen="now"
              choices={[
                { value: 'now', title: 'Receipt now', line: 'Cash, UPI or bank' },
                { value: 'link', title: 'Pay link', line: 'Good until the due day' },
              ]}
            />
            <FormFoot act="try" label="Save the sample" look="primary" />
          </PostForm>
        </Panel>
        <Panel title="Confirm by typing" padded>
          <ConfirmTyped
            id="meghalaya-28-nov"
            act="try"
            label="Cancel it, ₹43,884 go back"
            errors={wrongId ? { 'typed-id': wrongId } : {}}
            back="/console/dev/parts"
          >
            <p>3 bookings, 3 guests. ₹43,884 go back, and three mails go out.</p>
          </ConfirmTyped>
        </Panel>
      </div>
      <Conflict
        name="both"
        act="try"
        back="/console/dev/parts"
        conflict={{
          who: 'A manager',
          at: '10:19',
          theirs: 'Mules for 7 rucksacks.',
          yours: 'Mules for 5 rucksacks. Microspikes for 20 in the store.',
          version: '2',
        }}
      />
    </>
  )
}
