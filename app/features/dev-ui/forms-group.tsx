import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field, TextArea, TextInput } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Stepper } from '#app/ui/forms/stepper.tsx'
import { Group, Specimen } from './group.tsx'

export function FormsGroup() {
  return (
    <Group
      id="forms"
      title="Forms"
      intro="A label above, a hint below, an error in words with an icon. Screen readers hear all three with the field."
    >
      <div className="grid items-start gap-12 l:grid-cols-2">
        <Specimen
          name="A form at work"
          note="Send it empty to see the errors; they leave as soon as a field is right."
        >
          <LiveForm />
        </Specimen>
        <Specimen name="States" className="grid gap-5">
          <Field label="Plain" hint="A hint says what helps to fill it in.">
            {(control) => <TextInput {...control} name="plain" placeholder="Placeholder" />}
          </Field>
          <Field
            label="With a very long label that goes on to a second line when the column is as narrow as a phone"
            error="An error may be long as well: it says what is wrong, and what to write in its place."
          >
            {(control) => <TextInput {...control} name="long" defaultValue="not-an-address@" />}
          </Field>
          <div className="grid gap-5 s:grid-cols-2">
            <Field label="Disabled">
              {(control) => <TextInput {...control} disabled defaultValue="Kept" />}
            </Field>
            <Field label="Read only">
              {(control) => <TextInput {...control} readOnly defaultValue="KAF-2041" />}
            </Field>
            <Field label="Disabled choice">
              {(control) => (
                <Select {...control} disabled>
                  <option>Standard</option>
                </Select>
              )}
            </Field>
            <Field label="Wrong choice" error="Choose a date.">
              {(control) => (
                <Select {...control} name="date">
                  <option value="">No date chosen, and none of these is easy to fit in</option>
                </Select>
              )}
            </Field>
          </div>
        </Specimen>
      </div>
      <Specimen
        name="Stepper"
        note="At each bound its button says “disabled” and keeps the focus."
        className="grid gap-5 m:grid-cols-2"
      >
        <Steppers />
      </Specimen>
    </Group>
  )
}

type Message = { name: string; month: string; message: string }

function LiveForm() {
  const { register, handleSubmit, formState, reset } = useForm<Message>({ mode: 'onTouched' })
  const { errors, isSubmitSuccessful } = formState
  return (
    <Card className="p-5">
      <form
        noValidate
        aria-label="Sample"
        onSubmit={handleSubmit(() => reset(undefined, { keepIsSubmitSuccessful: true }))}
        className="grid gap-5"
      >
        <Field label="Full name" required error={errors.name?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('name', { required: 'Please enter your name.' })}
              autoComplete="name"
            />
          )}
        </Field>
        <Field label="Month" required hint="The passes open in June." error={errors.month?.message}>
          {(control) => (
            <Select {...control} {...register('month', { required: 'Please choose a month.' })}>
              <option value="">Choose</option>
              <option>June</option>
              <option>July</option>
              <option>August</option>
            </Select>
          )}
        </Field>
        <Field label="Message" hint="Optional.">
          {(control) => <TextArea {...control} {...register('message')} rows={3} />}
        </Field>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" tone="ghost">
            Send
          </Button>
          <p role="status" className="text-leaf">
            {isSubmitSuccessful && 'Sent. Nothing left this page.'}
          </p>
        </div>
      </form>
    </Card>
  )
}

function Steppers() {
  const [guests, setGuests] = useState(1)
  const [rooms, setRooms] = useState(3)
  return (
    <>
      <Card className="p-5">
        <Stepper label="Guests" value={guests} onChange={setGuests} max={4} hint="Up to 4" />
      </Card>
      <Card className="p-5">
        <Stepper
          label="Rooms for those who would rather sleep alone"
          value={rooms}
          onChange={setRooms}
          max={3}
        />
      </Card>
    </>
  )
}
