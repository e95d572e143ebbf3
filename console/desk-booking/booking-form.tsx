import { keepHours } from '#domain/desk-bookings/desk-booking.ts'
import { Choices, SelectField, TextField } from '../ui/field.tsx'
import { Panel } from '../ui/panel.tsx'
import type { FormErrors } from '../ui/post-form.tsx'
import { ReceiptFields } from './receipt-fields.tsx'
import type { ChosenDeparture } from './show-new-booking.ts'

type BookingFieldsProps = { chosen: ChosenDeparture; errors: FormErrors; typed: Record<string, string> }

/** Everything that a caller says, in that order. */
export function BookingFields({ chosen, errors, typed }: BookingFieldsProps) {
  return (
    <>
      <WhatIsBooked chosen={chosen} errors={errors} typed={typed} />
      <WhoTravels chosen={chosen} errors={errors} typed={typed} />
      <HowItIsPaid chosen={chosen} errors={errors} typed={typed} />
    </>
  )
}

function WhatIsBooked({ chosen, errors, typed }: BookingFieldsProps) {
  return (
    <Panel title="Package and guests" padded>
      <div className="stack">
        <Choices
          label="Package"
          name="package"
          choices={chosen.packages.map(({ id, title, price }) => ({ value: id, title, line: price }))}
          chosen={typed.package ?? chosen.packages[0]?.id}
          errors={errors}
        />
        <TextField
          label="Guests"
          name="guests"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.guests ?? '2'}
          errors={errors}
          hint={`${chosen.seats.free} seats are free`}
          className="max-w-40"
        />
        {(chosen.child || chosen.ownRoom) && (
          <div className="fields">
            {chosen.child && (
              <TextField
                label="Of them children"
                name="children"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={typed.children}
                errors={errors}
                hint={chosen.child}
              />
            )}
            {chosen.ownRoom && (
              <TextField
                label="Rooms of their own"
                name="ownRooms"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={typed.ownRooms}
                errors={errors}
                hint={chosen.ownRoom}
              />
            )}
          </div>
        )}
        {chosen.byPhone > 0 && (
          <label className="tick">
            <input type="checkbox" name="fromPhone" value="yes" defaultChecked={typed.fromPhone === 'yes'} />
            <span>
              They are among the {chosen.byPhone} {chosen.byPhone === 1 ? 'seat' : 'seats'} noted by phone,
              and get a name now
            </span>
          </label>
        )}
      </div>
    </Panel>
  )
}

function WhoTravels({ chosen, errors, typed }: BookingFieldsProps) {
  return (
    <Panel title="Who books" padded>
      <div className="stack">
        <div className="fields">
          <TextField label="Name" name="name" autoComplete="off" defaultValue={typed.name} errors={errors} />
          <TextField
            label="Phone"
            name="phone"
            inputMode="tel"
            autoComplete="off"
            defaultValue={typed.phone}
            errors={errors}
          />
          <TextField
            label="E-mail"
            name="email"
            inputMode="email"
            autoComplete="off"
            defaultValue={typed.email}
            errors={errors}
            hint="For voucher, invoice and news. Empty if there is none."
          />
          {chosen.abroad && (
            <TextField
              label="PAN"
              name="pan"
              autoComplete="off"
              defaultValue={typed.pan}
              errors={errors}
              hint="For the tax on trips abroad. It can follow later."
            />
          )}
        </div>
        <div className="fields">
          <TextField
            label="Discount in rupees"
            name="discount"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed.discount}
            errors={errors}
            hint="Above 15 % a second person decides."
          />
          <TextField
            label="Why (stands in the log)"
            name="discountWhy"
            autoComplete="off"
            defaultValue={typed.discountWhy}
            errors={errors}
          />
        </div>
      </div>
    </Panel>
  )
}

const hours = (count: number) => (count === 2 ? '2 hours' : `${count / 24} ${count === 24 ? 'day' : 'days'}`)

function HowItIsPaid({ chosen, errors, typed }: BookingFieldsProps) {
  return (
    <Panel title="How it is paid" padded>
      <div className="stack paying">
        <Choices
          label="Payment"
          name="pay"
          choices={[
            {
              value: 'receipt',
              title: 'Money now',
              line: 'Cash, UPI, bank or card machine; all of it or a part',
            },
            { value: 'link', title: 'Pay link', line: 'The seats are kept until it is used' },
            { value: 'owed', title: 'Owed until a day', line: 'The seats are sold, the money follows' },
          ]}
          chosen={typed.pay ?? 'receipt'}
          errors={errors}
        />
        <fieldset className="stack with-receipt">
          <legend className="sr-only">Money that came</legend>
          <ReceiptFields errors={errors} typed={typed} today={chosen.today} />
        </fieldset>
        <div className="fields">
          <SelectField
            label="Keep the seats for"
            name="keep"
            defaultValue={typed.keep ?? '24'}
            errors={errors}
            className="with-link"
          >
            {keepHours.map((count) => (
              <option key={count} value={count}>
                {hours(count)}
              </option>
            ))}
          </SelectField>
          <TextField
            label="The rest is owed until"
            name="dueOn"
            type="date"
            min={chosen.today}
            defaultValue={typed.dueOn}
            errors={errors}
            className="with-due"
            hint="Needed when not all of it is paid now. Before the trip begins."
          />
        </div>
      </div>
    </Panel>
  )
}
