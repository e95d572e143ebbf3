/** How long we keep what. The job that erases (server/retention) and every page that promises it read this table. */
export const retention = {
  /** Paid bookings with their invoices, credit notes and the wallet's ledger: the law asks for them. */
  booksYears: 8,
  /** What PhonePe told us of a payment: its numbers and the way of paying. */
  paymentYears: 7,
  /** The server's log of what was done with personal data. */
  logYears: 1,
  /** Enquiries, job applications, and who began a booking and never paid. */
  enquiryYears: 1,
  /** Reviews that we refused, or that their authors withdrew. */
  reviewYears: 1,
  /** What captains wrote of incidents on the way. */
  incidentYears: 1,
  /** Mails and messages that we sent. */
  messageDays: 30,
  /** After a trip's end: the names of those who travelled with whoever booked, what all of them told of themselves, and who was there. */
  guestDays: 30,
  /** After a trip's start: who waited for seats on it. */
  waitingDays: 30,
  /** An address for the newsletter that was not confirmed, or was taken back. */
  newsletterDays: 30,
} as const
