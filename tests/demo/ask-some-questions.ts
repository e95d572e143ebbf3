import { addDays } from '../../domain/calendar/calendar-date.ts'
import { dateInIndia } from '../../domain/calendar/clock.ts'
import { nextTravelMonths } from '../../domain/calendar/travel-months.ts'
import { groupSizes } from '../../domain/forms/enquiry-forms.ts'
import type { Actor } from '../../domain/staff/actor.ts'
import type { EnquiryDesk } from '../../server/enquiries/desk/create-enquiry-desk.ts'
import type { Move } from '../../server/enquiries/desk/move-enquiry.ts'
import type { Running } from '../../server/start.ts'
import { postJson } from '../setup/post-json.ts'
import type { Choose } from './chooser.ts'

type Staff = Actor & { kind: 'staff' }
type Asking = {
  running: Running
  desk: EnquiryDesk
  /** Who answers. */
  people: readonly Staff[]
  choose: Choose
  count: number
  /** The number of the first of them, among all. */
  first: number
  /** Whether it is so lately that some were not answered yet. */
  lately: boolean
  pass: (milliseconds: number) => void
}

const names =
  'Priya Menon,Zoya Merchant,Thomas Kurian,Sana Pathan,Col. R. S. Ahluwalia,Lakshmi Raman,Rohan Deshpande,Deepak Yadav,Nidhi Saluja,Abhishek Das,Lalita Pradhan,Karan Mehra,Usha Naik,आशा जोशी'.split(
    ',',
  )
const trips = [
  'Wayanad in Private',
  'Spiti in Private',
  'Kashmir for Two',
  'Kutch for the Family',
  'Meghalaya in Private',
]
const messages = [
  'Hello, my brother and I want to walk in snow before new year. He has never done it. Is it safe, and can a mule take both bags?',
  'We are 22 colleagues and look for three days out of Delhi in February.\nWhat would it cost, all in?',
  'My mother is 68 and does not climb stairs well. Which of your trips would you take her on?',
]
const notes = [
  'Called: wants it in writing before she asks her family.',
  'No answer, twice. Try in the evening.',
  'Sent a price by mail. Compares with one other company.',
]

/** A day's questions to the company, and what staff make of them: most are answered the same day, some come to something. */
export async function askSomeQuestions(asking: Asking): Promise<void> {
  const { count, first, pass } = asking
  for (let number = first; number < first + count; number++) {
    pass(600_000)
    const reference = await ask(asking, number)
    if (number % 3 === 0) await subscribe(asking, number)
    if (reference) await answer(asking, reference, number)
  }
}

async function ask({ running, choose }: Asking, number: number): Promise<string | null> {
  const today = dateInIndia(running.resources.clock.now())
  const name = names[number % names.length] ?? ''
  const sender = { name, email: `asks${number}@example.com`, website: choose.percent(4) ? 'x' : undefined }
  // Some have booked before, some ask twice.
  const phone = choose.percent(30) ? 6_000_000_000 + number : 9_822_000_000 + (number % 97)
  const trip = choose.one(trips)
  const kind = choose.below(10)
  const body =
    kind < 6
      ? {
          ...sender,
          formType: 'Suggested Trip Enquiry',
          phone: `+91 ${phone}`,
          pageUrl: '/custom-trip',
          additionalData: {
            people: choose.one(groupSizes),
            travelMonth: choose.one(nextTravelMonths(today)).value,
            tripName: trip,
          },
        }
      : kind < 9
        ? {
            ...sender,
            formType: 'Contact Form',
            message: choose.one(messages),
            pageUrl: '/contact',
            additionalData: { subject: 'A question before we book' },
          }
        : {
            ...sender,
            formType: 'Job Application',
            phone: `+91 ${phone}`,
            message: 'I have led treks in Uttarakhand for six years and speak Hindi, Garhwali and English.',
            pageUrl: '/careers',
            additionalData: { openingId: 'tour-manager' },
          }
  const headers = { 'x-forwarded-for': `198.19.${Math.floor(number / 250) % 250}.${(number % 250) + 1}` }
  const { body: sent } = await postJson(`${running.url}/api/enquiries`, body, { headers })
  const { reference = null } = sent as { reference?: string }
  return kind < 9 ? reference : null
}

async function subscribe({ running }: Asking, number: number): Promise<void> {
  const body = new URLSearchParams({ email: `reader${number}@example.com` })
  await fetch(`${running.url}/newsletter`, { method: 'POST', body, redirect: 'manual' })
}

async function answer(asking: Asking, reference: string, number: number): Promise<void> {
  const { desk, people, choose, lately, running, pass } = asking
  const by = choose.one(people)
  if (lately && choose.percent(55)) return
  pass(1_200_000)
  let revision = 0
  const move = async (to: Move) => {
    if ((await desk.move(reference, { move: to, revision }, by)).ok) revision++
  }
  await move({ stage: 'called' })
  await desk.note(reference, { formKey: crypto.randomUUID(), text: choose.one(notes) }, by)
  if (choose.percent(60)) await move({ stage: 'quoted' })
  const fate = choose.below(100)
  if (!lately && fate < 85)
    return fate < 25
      ? move({ stage: 'won', booking: null })
      : move({
          stage: 'lost',
          reason: choose.one(['too dear', 'date not offered', 'no answer', 'plans changed']),
        })
  const nextDay = addDays(dateInIndia(running.resources.clock.now()), number % 6)
  await desk.setNext(reference, { ownerId: by.id, nextDay, revision }, by)
}
