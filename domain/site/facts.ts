import { usualDeposit } from '#domain/bookings/deposit.ts'
import { troubleCreditBelowDays, troubleCreditPerGuest } from '#domain/bookings/our-cancellation.ts'
import { maximumGuests } from '#domain/departures/guests.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { cancellationSentence, refundTime } from '#domain/money/cancellation.ts'
import { type Coupon, welcomeCode } from '#domain/money/coupon.ts'
import { emiMinimumPaise, emiMonths } from '#domain/money/emi.ts'
import { formatPaise, formatRupees } from '#domain/money/money.ts'
import { gstPercent, tcsPercent } from '#domain/money/tax.ts'
import { acknowledgedWithinHours, answeredWithin } from './grievance.ts'
import { sayOpenHours } from './hours.ts'
import { retention } from './retention.ts'
import type { Site } from './site.ts'

/** Facts that prose names as `{token}`, so that no text can disagree with the rules. */

const confirmationHours = 24
/** Days without use after which a device is signed out. */
export const unusedDays = 90
/** The service is not for anyone younger. */
const minimumAge = 13
/** Younger travellers need a parent's consent. */
const adultAge = 18

/** Numbers whose unit stands in the prose come bare: '24', '15', '7'. */
export function factsOf(
  site: Pick<Site, 'phone' | 'email' | 'hours' | 'seller'>,
  coupons: readonly Pick<Coupon, 'code' | 'minimumAmount'>[],
) {
  const welcome = coupons.find(({ code }) => code === welcomeCode)
  const { legalName, address, grievanceOfficer } = site.seller
  return {
    cancellationPolicy: cancellationSentence('standard'),
    refundDays: refundTime,
    gstRate: `${gstPercent}%`,
    tcsRate: `${tcsPercent}%`,
    welcomeMinimum: formatRupees(welcome?.minimumAmount ?? 0),
    emiMinimum: formatPaise(emiMinimumPaise),
    emiMonths: `${emiMonths.slice(0, -1).join(', ')} or ${emiMonths.at(-1)}`,
    confirmationHours: String(confirmationHours),
    depositPercent: `${usualDeposit.percent}%`,
    depositFromDays: String(usualDeposit.fromDays),
    depositDueDays: String(usualDeposit.dueDays),
    supportHours: sayOpenHours(site.hours),
    maxGuests: String(maximumGuests),
    phone: displayPhone(site.phone),
    email: site.email,
    legalName,
    registeredOffice: address,
    grievanceOfficer: `${grievanceOfficer.name}, ${grievanceOfficer.designation}`,
    grievanceEmail: grievanceOfficer.email,
    grievancePhone: displayPhone(grievanceOfficer.phone),
    acknowledgedHours: String(acknowledgedWithinHours),
    answeredWithin,
    troubleCreditBelowDays: String(troubleCreditBelowDays),
    troubleCreditPerGuest: formatRupees(troubleCreditPerGuest),
    minimumAge: String(minimumAge),
    adultAge: String(adultAge),
    paymentYears: String(retention.paymentYears),
    booksYears: String(retention.booksYears),
    unusedDays: String(unusedDays),
    enquiryTime: sayYears(retention.enquiryYears),
    reviewTime: sayYears(retention.reviewYears),
    incidentTime: sayYears(retention.incidentYears),
    logTime: sayYears(retention.logYears),
    messageDays: String(retention.messageDays),
    guestDays: String(retention.guestDays),
    newsletterDays: String(retention.newsletterDays),
    waitingDays: String(retention.waitingDays),
  }
}

function sayYears(years: number): string {
  return years === 1 ? 'one year' : `${years} years`
}
