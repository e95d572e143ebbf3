import type pg from 'pg'
import { fillBookings } from '../setup/fill-bookings.ts'

const firstNames = [
  'Asha',
  'Rohan',
  'Mrunal',
  'Chetan',
  'Noor Jahan',
  'Ankit',
  'Revathi',
  'Dorjee',
  'Simran',
  'Pranav',
  'आशा',
  'रोहन',
  'मृणाल',
  'ঋতু',
  'கவிதா',
  'ಅನಿಲ್',
  'నవీన్',
  'Aisha',
  'Rajat',
  'Vidya',
  'Mayur',
  'Kavya',
  'Aditya',
  'Sneha',
  'Omar',
  'Pooja',
  'Siddharth',
  'Manpreet',
  'Arnav',
  'Nandini',
  'Yash',
  'Fatima',
  'Karthik',
  'Ritika',
  'Joseph',
  'Sonal',
  'Devansh',
]
const lastNames = [
  'Rao',
  'Gokhale',
  'Bhosale',
  'Syed',
  'Rastogi',
  'Shetty',
  'Tamang',
  'Ahuja',
  'Hegde',
  'देशपांडे',
  'राव',
  'सेन',
  'Siddiqui',
  'Balakrishnan',
  'Chavan',
  'Reddy',
  'Rane',
  'Pillai',
  'Qureshi',
  'Bhatt',
  'Jain',
  'Kaur',
  'Ghosh',
  'O’Brien',
  'D’Souza',
  'Agarwal',
  'Sheikh',
  'Subramanian',
  'Malhotra',
  'Kumar',
]

const listed = (names: string[]) => `array[${names.map((name) => `'${name}'`).join(', ')}]`

/** A desk with so many bookings: names of several scripts, phones, days and states as a company has them, made by SQL. */
export async function fillDesk(pool: pg.Pool, count: number): Promise<void> {
  await fillBookings(pool, count)
  const at = `abs(hashtext(reference))`
  await pool.query(`
    update bookings set
      name = (${listed(firstNames)})[1 + ${at} % ${firstNames.length}] || ' ' || (${listed(lastNames)})[1 + ${at} / 64 % ${lastNames.length}],
      phone = '919' || lpad((${at} % 1000000000)::text, 9, '0'),
      status = case when ${at} % 1000 < 20 then 'awaiting_payment' when ${at} % 1000 < 200 then 'expired' when ${at} % 1000 < 240 then 'cancelled'
        when ${at} % 1000 < 250 then 'refunding' when ${at} % 1000 < 600 then 'completed' else status end,
      sold = sold || jsonb_build_object('title', 'Kedarkantha: A First Winter Summit', 'packageTitle', 'Standard', 'startDate', (date '2026-06-01' + ${at} % 400)::text,
        'endDate', (date '2026-06-06' + ${at} % 400)::text),
      channel = case when ${at} % 100 < 12 then 'desk' else 'site' end,
      due_on = case when ${at} % 100 < 3 and ${at} % 1000 >= 600 then date '2026-11-01' + ${at} % 60 end,
      total_paise = 995000 * guests, wallet_paise = 0, payable_paise = 995000 * guests,
      created_at = timestamptz '2025-11-01' + ${at} % 31536000 * interval '1 second' + interval '123456 microseconds'`)
  await pool.query(
    `update payments set amount_paise = 995000, paid_paise = 995000, bank_reference = lpad((${at} % 1000000000)::text, 12, '6')`,
  )
  await pool.query('vacuum analyze')
}
