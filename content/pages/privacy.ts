import type { LegalContent } from './types.ts'

export const privacy: LegalContent = {
  title: 'Privacy policy',
  intro:
    'What we know about you, why, for how long, and how you see it, correct it or have it deleted. No small print: what we do stands here.',
  description:
    'What personal data Kafila collects, why and for how long, with whom it is shared, and how you see it, correct it or have it deleted.',
  updated: '2026-11-16',
  sections: [
    {
      id: 'what-we-collect',
      title: 'What we collect, and why',
      paragraphs: [
        'This notice says what Kafila does with personal data, in the words of the Digital Personal Data Protection Act, 2023 where they matter and in plain words otherwise. We are the “data fiduciary”: we decide what is collected and answer for it. Most of this site can be read without telling us anything.',
        'To book: the lead traveller’s name, email address and phone number, the trip, package, date, number of guests and any coupon. We need them to hold the seats, charge the right amount, confirm, send the invoice and reach you on the way.',
        'To travel: for each guest, name, age, gender and identity papers where a permit, hotel, railway or airline asks for them, an emergency contact, and only if you choose to tell us, food needs and health conditions that the captain should know. For journeys abroad also passport details, and PAN for the tax collected at source.',
        'To log in: your phone number, and a one-time code sent to it, which is stored only in scrambled form and goes once it is used. For each device on which you are signed in we keep its kind, such as “Chrome on Android”, and when it signed in and was last used, so that you can tell it and sign it out. If you turn on two-step login, the secret that your authenticator app shares with us, encrypted.',
        'In your account: the name and email address that you give there, if you like, your saved trips, your bookings and your wallet’s entries. It begins when a number is first confirmed. Browsing, asking and booking need no account.',
        'To answer you: what you write in the contact form, a suggested-trip enquiry or a job application, with your name, email address and, where asked, phone. For the newsletter: your email address, once you have confirmed it.',
        'To keep the site running: our server’s log notes which page was asked for, when, how it was answered and how long that took. It holds no network address, no name and nothing you typed. To slow down abuse, we count how often a form is sent or a login tried from one network address, and how many codes one phone number has asked for: for a day at most, and with address and number in scrambled form only. The count is deleted within a minute of its end, and the key that they were scrambled with within two days.',
      ],
    },
    {
      id: 'consent',
      title: 'Your consent, and taking it back',
      paragraphs: [
        'We use your data because you gave it to us for a stated purpose, or because a law such as the tax law obliges us to keep it. Each purpose is asked for separately. Booking a trip doesn’t subscribe you to the newsletter, and writing to us doesn’t create an account.',
        'You can take consent back as easily as you gave it: the newsletter by the link in each issue, measuring and advertising, where we ask about them, under Privacy choices at the foot of every page, your account under [My Profile](/profile#settings), anything else by a line to {email}. We then stop, and ask those who work for us to stop, within a reasonable time.',
        'Taking consent back does not undo what was done before. If it concerns data without which a coming trip can’t run, such as the papers for a permit, we tell you so first; going ahead may then count as a cancellation under the [terms](/terms).',
      ],
    },
    {
      id: 'whatsapp',
      title: 'Enquiries through WhatsApp',
      paragraphs: [
        'Plan Trip, Know More on a trip with dates and the travel-plan form do not send their contents to our server. They open WhatsApp on your device with a message already written, which you can read, change or discard. Nothing reaches us until you press send there.',
        'From then on WhatsApp, a service of Meta, carries the message under its own terms and sees your number. We use the chat to answer you and, if you book, to arrange the trip. If you would rather not use WhatsApp, write to {email} or call {phone}; you get the same answers.',
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      paragraphs: [
        'Payments are handled by PhonePe on its own page. Card numbers, CVV, UPI PIN and bank passwords are typed there and never pass through our site; we can’t see them. We send PhonePe the amount, a reference and the name of the trip, and receive the result, the transaction’s number and the kind of payment used.',
        'Records of payments, refunds and invoices are kept for up to {keptYears} years, because tax and accounting law asks for it. This holds even if you delete your account; the records are then used for nothing else.',
      ],
    },
    {
      id: 'sharing',
      title: 'With whom we share it',
      paragraphs: [
        'With those who carry out your trip, and only the part they need: hotels, homestays and camps, drivers, captains and guides, activity operators, airlines, railways and ferries, insurers if you ask for cover, and the offices that issue permits. On journeys abroad some of them are in that country, so your data travels there as you do.',
        'With companies that work on our instructions: PhonePe for payments, the provider that delivers our text messages and so sees your number and the code, the one that delivers our email, and those that host our servers and the login. The map on the contact page comes from OpenStreetMap, which sees your network address when the map loads.',
        'With public authorities where a law or a court orders it. We don’t sell personal data, don’t rent lists and don’t pass your number to other travel companies.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and local storage',
      paragraphs: [
        'Before you agree, we set no cookies, load no pixel and store nothing about you in your browser. Trips that a visitor saves or compares live in the open tab and vanish when it is closed. So do the details of a booking while you pay for it, so that a page loaded again finds your payment; once you have booked they go at once. An enquiry, a message or an application that you send while there is no connection waits in your browser until you send it or throw it away.',
        'So that they open without a signal, your browser keeps copies of our offline page, the home page, the last thirty trips and posts that you have read, and their pictures and scripts: about 30 MB at most, and nothing about you. While you are logged in, it also keeps the vouchers and the trip pages, with itinerary and packing list, of journeys to come. Signing out removes these copies and whatever waits to be sent, in every tab; your browser’s own settings remove all of it.',
        'When you log in, your session is kept in the browser’s local storage: your phone number, the number of your account and the keys that renew it, because otherwise every page would ask for a new code. No cookie is set for it. Signing out removes it, and a device that was not used for {unusedDays} days is signed out by itself. Your answer to the question about measuring is remembered in the same way, on this device alone.',
        'Where we ask about measuring and advertising and you agree, a Meta pixel is loaded, which sets cookies of its own, and is told that a travel-plan form was sent, without your name, number or email address. Meta then sees your network address and the page that you are on. You can say no, and change your mind later under Privacy choices at the foot of every page, with no effect on prices or service: the pixel is then told nothing more and its cookies are removed.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      paragraphs: [
        'Connections to this site are encrypted. One-time codes are short-lived, work once, allow five tries and are stored only in scrambled form. Two-step login with an authenticator app can be turned on in your [settings](/profile#settings). Before a phone number is changed, two-step login removed, your data downloaded or your account deleted, we ask for a fresh code, and tell the phone or email address that we knew before. Those messages are deleted after {noticeDays} days. Booking references can’t be guessed, and a booking’s details open only for the traveller who is logged in. Inside the company, access is limited to those who need it for a trip, a payment or an answer.',
        'No system is beyond failure. If personal data is lost or exposed, we tell the people concerned and the Data Protection Board of India without delay: what happened, what it may mean, what we are doing and what you can do. We never ask for a one-time code by phone or chat; whoever does is not from Kafila.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: [
        'Access: ask what we hold about you, what we do with it and with whom it was shared. With an account, Download my data under [My Profile](/profile#settings) gives you a copy at once.',
        'Correction: have wrong, incomplete or outdated data put right. Erasure: have data deleted that is no longer needed for its purpose and that no law obliges us to keep; Delete my account, also there, does this for the account itself, and first names what goes and what the law has us keep. Enquiries and applications are deleted once they have served their purpose, or earlier if you ask.',
        'Nomination: name a person who may exercise these rights for you if you die or can no longer act. Redress: complain to us, and if our answer does not settle it, to the Data Protection Board of India.',
        'Write to {email} from the address or phone number we know, so that we don’t hand your data to someone else. It costs nothing. In return the Act asks you not to impersonate others, hold back material facts or file false complaints.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'This site is not meant for under {minimumAge}s, and they must not create an account or send us their details. Anyone under {adultAge} is a child in the eyes of the Act: we take their data only with the verifiable consent of a parent or lawful guardian, who also makes the booking.',
        'We don’t track children, observe their behaviour or direct advertising at them. If you find that a child has given us data without that consent, tell us at {email} and we delete it.',
      ],
    },
    {
      id: 'grievance-officer',
      title: 'Grievance officer',
      paragraphs: [
        'Questions and complaints about personal data, or about an order placed here, go to the Grievance Officer, Kafila, New Delhi: {email}, subject “Grievance”, or {phone} during {supportHours}. Please give your booking reference if there is one, and say what you would like us to do.',
        'Receipt is acknowledged within 48 hours with a reference number, and we aim to settle the matter within one month. You may write in English or Hindi, and we answer in the same language.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this notice',
      paragraphs: [
        'When what we do changes, this page changes first. If a change concerns data you have already given us and needs a new consent, we ask you for it rather than assume it. Earlier versions are available on request at {email}.',
      ],
    },
  ],
}
