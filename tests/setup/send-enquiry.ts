type Asked = {
  name?: string
  phone?: string
  /** Of a field that people don't see. */
  website?: string
  trip?: string
  people?: string
}

/** Asks for a journey made to measure, as the form of the site does; answers the reference. */
export async function askForTrip(url: string, asked: Asked = {}): Promise<string> {
  const {
    name = 'Priya Menon',
    phone = '98220 44101',
    website,
    trip = 'Wayanad in private',
    people = '2',
  } = asked
  return send(url, {
    formType: 'Suggested Trip Enquiry',
    name,
    phone,
    website,
    pageUrl: '/custom-trip/wayanad-private',
    additionalData: { people, travelMonth: 'may-2027', tripName: trip },
  })
}

/** Writes by the form of the contact page. */
export function writeMessage(url: string, message: string): Promise<string> {
  return send(url, {
    formType: 'Contact Form',
    name: 'Zoya Merchant',
    message,
    pageUrl: '/contact',
    additionalData: { subject: 'A twin room' },
  })
}

export function apply(url: string, more: { name: string; website?: string }): Promise<string> {
  return send(url, {
    formType: 'Job Application',
    phone: '+91 98765 43210',
    message: 'I have led treks for six years.',
    pageUrl: '/careers',
    additionalData: { openingId: 'tour-manager', link: 'https://meera.example/cv' },
    ...more,
  })
}

async function send(url: string, body: object): Promise<string> {
  const answer = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'priya@example.com', ...body }),
  })
  const sent = (await answer.json()) as { reference?: string }
  if (answer.status !== 201 || !sent.reference)
    throw new Error(`an enquiry was answered with ${answer.status}: ${JSON.stringify(sent)}`)
  return sent.reference
}
