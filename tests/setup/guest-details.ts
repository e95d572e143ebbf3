import type pg from 'pg'

export type Told = {
  name?: string
  gender?: 'female' | 'male' | 'other'
  born?: string
  phone?: string
  emergency?: [name: string, phone: string]
  diet?: string
  pickup?: string
  wish?: string
  health?: string
}

/** What the guests of a departure's bookings have told, in the order of the manifest; null for who has told nothing. Answers their ids. */
export async function tellDetails(
  pool: pg.Pool,
  departure: string,
  told: (Told | null)[],
): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string; n: number }>(
    `select g.reference, g.n from booking_guests g join bookings b using (reference)
     where b.trip_id || '/' || b.departure_id = $1 and g.ended_at is null order by b.created_at, g.reference, g.n`,
    [departure],
  )
  for (const [i, { reference, n }] of rows.entries()) {
    const { name, gender, born, phone, emergency, diet, pickup, wish, health } = told[i] ?? {}
    if (name !== undefined)
      await pool.query('update booking_guests set name = $3 where reference = $1 and n = $2', [
        reference,
        n,
        name,
      ])
    if (told[i])
      await pool.query(
        `insert into guest_details (reference, n, gender, born, phone, emergency_name, emergency_phone, diet, pickup, room_mate, health, saved_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now())`,
        [reference, n, gender, born, phone, emergency?.[0], emergency?.[1], diet, pickup, wish, health],
      )
  }
  return rows.map(({ reference, n }) => `${reference}/${n}`)
}
