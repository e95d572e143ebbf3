import type { LegalContent } from './types.ts'

export const privacy: LegalContent = {
  title: 'Privacy policy',
  intro:
    'What we know about you, why we need it, how long we keep it, and how you can see it, correct it or have it deleted.',
  description:
    'What personal data Kafila collects, why and for how long, with whom it is shared, and how you see it, correct it or have it deleted.',
  updated: '2026-11-18',
  inShort: [
    'You can read most of this site without telling us anything. Before you agree, we set no cookies.',
    'We ask for what a booking needs, and for each purpose separately.',
    'You pay on PhonePe’s own page: we never see card numbers, PINs or passwords.',
    'We do not sell personal data. Only those who carry out your trip or work for us get the part that they need.',
    'You can download or delete what we know about you under [My Profile](/profile#settings), or write to {email}.',
  ],
  sections: [
    {
      id: 'what-we-collect',
      title: 'What we collect, and why',
      paragraphs: [
        'This notice tells you what {legalName}, which runs Kafila, does with personal data. We decide what we collect and we are responsible for it; the Digital Personal Data Protection Act, 2023 calls us the “data fiduciary”. You can read most of this site without telling us anything.',
        'When you book, we ask for the lead traveller’s name, email address and phone number. We also store the trip, package, date, number of guests and any coupon. We need these details to hold your seats, charge the right amount, confirm the booking, send the invoice and reach you on the way.',
        'Before you travel, we ask for the name, age and gender of each guest, for identity papers where a permit, hotel, railway or airline needs them, and for an emergency contact. Each guest fills this in by a link of their own. On treks and at height we also ask whether you have a health condition that the captain should know; ‘none of these’ is an answer, and nobody but the captain reads what you say. For trips abroad we also ask for passport details, and for the PAN that we need for the tax collected at source.',
        'When you log in, we ask for your phone number and send a one-time code to it. We store the code only in scrambled form, and delete it once you have used it. For each device on which you are logged in, we store what kind it is, such as “Chrome on Android”, when it logged in and when it was last used, so that you can recognise it and sign it out. If you turn on two-step login, we store the secret that your authenticator app shares with us, in encrypted form.',
        'In your account, we store the name and email address that you enter there, your saved trips, your bookings and the entries of your wallet. We create the account when you confirm a phone number for the first time. You can browse, ask and book without an account.',
        'When you write to us through the contact form, a suggested-trip enquiry or a job application, we store what you write, with your name, your email address and, where the form asks for it, your phone number. We use it to answer you. If you subscribe to the newsletter, we store your email address and send you the newsletter once you have confirmed it.',
        'Two days after a trip we ask you once, by email, how it was. If you write a review, we publish it on the trip’s page with your first name and the month of your trip, and nothing else about you. You can withdraw it at any time with the link in that email.',
        'If you want to know who travels along, you can let the others know the same of you: your first name and your city. Only travellers of your departure who have agreed too see it, from a week before the start to the last day, and you can take it back at any time. We show nobody who is under 18.',
        'To run the site, our server notes in its log which page somebody asked for, when, how the server answered and how long it took. The log holds no network address, no name and nothing that you typed. To slow down abuse, we count how often somebody sends a form or tries to log in from one network address, and how many codes one phone number has asked for. We count for a day at most, and store the address and the number only in scrambled form. We delete a count within a minute of its end, and the key that we scrambled it with within two days.',
      ],
    },
    {
      id: 'consent',
      title: 'Your consent, and taking it back',
      paragraphs: [
        'We use your data because you gave it to us for a purpose that we told you, or because a law, such as the tax law, obliges us to keep it. We ask for each purpose separately. When you pay, you accept the [terms](/terms). You do not have to accept this policy: it is a notice that tells you what we do. If you book a trip, we do not subscribe you to the newsletter. If you write to us, we do not create an account for you.',
        'You can take your consent back as easily as you gave it. To stop the newsletter, use the link in each issue. To stop measuring and advertising, where we ask you about them, use Privacy choices at the bottom of every page. To end your account, use [My Profile](/profile#settings). For anything else, write a line to {email}. We then stop, and ask the companies that work for us to stop, within a reasonable time.',
        'What we did before you took your consent back stays lawful. If we need the data for a coming trip, such as the papers for a permit, we tell you so first. If you still want us to stop, we may have to treat it as a cancellation under the [terms](/terms).',
      ],
    },
    {
      id: 'whatsapp',
      title: 'Enquiries through WhatsApp',
      paragraphs: [
        'Plan Trip, Know More on a trip with dates, and the travel-plan form do not send what you enter to our server. They open WhatsApp on your device with a message that is already written. You can read, change or delete it. Nothing reaches us until you press send there.',
        'WhatsApp, a service of Meta, carries the message under its own terms and sees your number. We use the chat to answer you and, if you book, to arrange the trip. If you do not want to use WhatsApp, write to {email} or call {phone}. We give you the same answers.',
      ],
    },
    {
      id: 'payments',
      title: 'Payments, and how long we keep things',
      paragraphs: [
        'You pay on PhonePe’s own page. You type card numbers, CVV, UPI PIN and bank passwords there. They never pass through our site, and we cannot see them. We send PhonePe the amount, a reference and the name of the trip. PhonePe sends us the result, the number of the transaction and the way you paid.',
        'We keep these payment records, with PhonePe’s numbers and the way you paid, for up to {paymentYears} years. We keep our books, with your booking and the amounts, and your invoices for {booksYears} years. Tax and company law oblige us to keep them, even if you delete your account, and we then use them for nothing else.',
        'We keep enquiries and job applications for {enquiryTime}. If you begin a booking and do not pay, we keep your name, email address and phone number for {enquiryTime} as well. We keep the emails and text messages that we send you for {messageDays} days. If you do not confirm your address for the newsletter, or unsubscribe, we delete the address after {newsletterDays} days. We erase what guests tell us of themselves before a trip {guestDays} days after it ends, and at once if they do not travel; health, passport, licence and PAN are encrypted until then. If you wait for seats on a trip, we delete what you gave us for it {waitingDays} days after that trip has started. We erase a review that you withdrew, or that we did not publish, after {reviewTime}. We keep our log of what was done with personal data for {logTime}. We keep everything else in your account until you delete the account.',
        'If something happens on a trip, your captain writes it down for our office. We delete these notes after {incidentTime}.',
      ],
    },
    {
      id: 'sharing',
      title: 'With whom we share it',
      paragraphs: [
        'We share your data with the people who carry out your trip, and give them only the part they need: hotels, homestays and camps, drivers, captains and guides, activity operators, airlines, railways and ferries, insurers if you ask for insurance, and the offices that issue permits. On a trip abroad some of them are in that country, so we send your data there.',
        'We share data with companies that work on our instructions: PhonePe for payments, the company that delivers our text messages and therefore sees your number and the code, the company that delivers our emails, and the companies that host our servers and the login. If you open the map on the contact page, OpenStreetMap sees your network address.',
        'We give data to public authorities where a law or a court orders us to. We do not sell personal data, do not rent out lists and do not give your number to other travel companies.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and local storage',
      paragraphs: [
        'Before you agree, we set no cookies, load no pixel and store nothing about you in your browser. If you save or compare trips without logging in, the browser tab remembers them until you close it. Your browser also remembers the last five things that you searched for, on this device alone, and offers them when you search again; you can clear them there, and when you sign out, we remove them. The tab also remembers the details of a booking while you pay for it, so that we find your payment again if you reload the page; once you have booked, we delete them at once. If you booked without logging in, the tab keeps the reference, your phone number and a key that opens the booking for two hours, until you log in or close it. It remembers the name, email address and phone number that you gave in a form or that your profile has, so that the next form is filled in for you, until you close the tab or sign out. If you send an enquiry, a message or an application without a connection, it waits in your browser until you send it or delete it.',
        'Your browser keeps copies of our offline page, the home page, the last thirty trips and posts that you read, and their pictures and scripts, so that you can open them without a signal. This takes about 30 MB at most and contains nothing about you. While you are logged in, your browser also keeps a list of your bookings, and the vouchers and trip pages of your coming trips, with itinerary and packing list. When you sign out, we remove these copies and whatever waits to be sent, in every tab. You can remove all of it in your browser’s own settings.',
        'When you log in, we keep your session in the local storage of your browser: your phone number, the number of your account and the keys that renew the session. Without them every page would ask you for a new code. We set no cookie for this. When you sign out, we remove it. We sign out a device that you have not used for {unusedDays} days. Your browser remembers your answer to the question about measuring in the same way, on this device alone.',
        'Where we ask you about measuring and advertising and you agree, we load a Meta pixel. It sets its own cookies, and we tell it that somebody sent a travel-plan form, without your name, number or email address. Meta then sees your network address and the page that you are on. You can say no, and you can change your mind later under Privacy choices at the bottom of every page. Prices and service stay the same. When you change your mind, we tell the pixel nothing more and remove its cookies.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      paragraphs: [
        'We encrypt the connections to this site. A one-time code is valid for a short time, works once and allows five tries, and we store it only in scrambled form. You can turn on two-step login with an authenticator app in your [settings](/profile#settings). We ask for a fresh code before you change your phone number, remove two-step login, download your data or delete your account, and we tell the phone number or email address that we knew before. Nobody can guess a booking reference, and only the traveller who is logged in can open the details of a booking. Inside the company, only people who need your data for a trip, a payment or an answer can see it.',
        'No system is perfectly safe. If somebody loses or exposes personal data, we tell you and the Data Protection Board of India without delay what happened, what it may mean for you, what we are doing and what you can do. We never ask you for a one-time code by phone or chat. Whoever does so is not from Kafila.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: [
        'Access: you can ask what we know about you, what we do with it and with whom we shared it. If you have an account, press Download my data under [My Profile](/profile#settings) and you get a copy at once.',
        'Correction: you can have us correct data that is wrong, incomplete or outdated. Erasure: you can have us delete data that we no longer need and that no law obliges us to keep. To delete your account, press Delete my account, also under My Profile; before you confirm, we tell you what we delete and what the law makes us keep. If you want us to delete an enquiry or an application before its {enquiryTime} is over, write to us.',
        'Nomination: you can name a person who uses these rights for you if you die or can no longer act. Redress: you can complain to us, and if our answer does not settle the matter, to the Data Protection Board of India.',
        'Write to {email} from the email address that we know, or call from the phone number that we know, so that we do not give your data to somebody else. You pay nothing for this. The Act asks you not to pretend to be somebody else, hide important facts or make false complaints.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'This site is not meant for under {minimumAge}s. They must not create an account or send us their details. The Act treats everyone under {adultAge} as a child. A traveller under {adultAge} travels on the booking of a parent or lawful guardian. The parent or guardian gives us the child’s details and consents to our use of them.',
        'We do not track children, observe their behaviour or show them advertising. If you find that a child has given us data without this consent, tell us at {email} and we delete it.',
      ],
    },
    {
      id: 'grievance-officer',
      title: 'Grievance Officer',
      seller: true,
      paragraphs: [
        'If you have a question or complaint about personal data, or about an order that you placed here, write to our Grievance Officer, {grievanceOfficer}, at {grievanceEmail}, or call {grievancePhone} during {supportHours}. Please give your booking reference if you have one, and tell us what you would like us to do.',
        'The Grievance Officer acknowledges your complaint within {acknowledgedHours} hours, with a reference number, and answers it within {answeredWithin}. You may write in English or Hindi, and we answer in the same language.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this notice',
      paragraphs: [
        'We change this page before we change what we do. If a change concerns data that you have already given us and needs a new consent, we ask you for it. If you want to read an earlier version, write to {email}.',
      ],
    },
  ],
}
