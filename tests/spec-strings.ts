/**
 * Every quoted string of the specification and the browser test that sees it on screen.
 * A part of the product that is finished stands in `finished`: from then on each of its strings must have been
 * seen by the test named here, or `npm test` fails. N, dots and braces stand for values.
 */

export type Part = 'shell' | 'discovery' | 'trip pages' | 'login' | 'booking' | 'content pages'

export const finished: Part[] = ['shell', 'discovery', 'trip pages', 'login', 'booking', 'content pages']

/** A string that tests may record as seen. */
export type SpecText = (typeof specStrings)[number]['text']

const seenBy = <Text extends string>(part: Part, test: string, ...texts: Text[]) =>
  texts.map((text) => ({ text, part, test: `tests/e2e/${test}` }))

export const specStrings = [
  ...seenBy('shell', 'error-screens.spec.ts', '404 Oops! Page not found'),
  ...seenBy(
    'shell',
    'error-screens.spec.ts',
    'Something went wrong',
    'An unexpected error occurred. Please try refreshing the page.',
    'Try Again',
    'Refresh Page',
  ),
  ...seenBy(
    'shell',
    'plan-trip.spec.ts',
    'Plan Your Trip',
    'More than 10',
    'Opening WhatsApp...',
    'WhatsApp is opening!',
    'Something went wrong!',
    "We couldn't open WhatsApp. Please try again later.",
    'This field is required',
    'Please enter a valid email address',
    'Please enter a valid phone number',
  ),
  ...seenBy('discovery', 'search-overlay.spec.ts', 'Search destinations, trips, experiences...'),
  ...seenBy(
    'discovery',
    'search-results.spec.ts',
    'No trips found',
    'Try different search terms or explore our featured trips',
    'Found N trips',
    'Showing results for ...',
  ),
  ...seenBy(
    'discovery',
    'listings.spec.ts',
    'No trips found.',
    'No trips found for this category.',
    // Of a trip whose duration is 'Flexible'.
    'N-day plan, flexible',
  ),
  ...seenBy(
    'trip pages',
    'trip.spec.ts',
    '5 Jan 2025',
    'Select Package',
    'Popular',
    'Select Date',
    'Know More',
    'Have questions about this trip?',
    'Trip Not Found',
  ),
  ...seenBy('trip pages', 'listings.spec.ts', 'Standard Package', 'Perfect for budget-conscious travelers'),
  ...seenBy('trip pages', 'trip-pictures.spec.ts', '+N more photos'),
  ...seenBy(
    'trip pages',
    'trip-tabs.spec.ts',
    'Itinerary',
    'Highlights',
    'Inclusions',
    'FAQs',
    'Cancellation Policy',
    'Things to Carry',
  ),
  ...seenBy(
    'trip pages',
    'trip-extras.spec.ts',
    'You Might Also Like',
    'Google Reviews',
    'Travel Moments',
    'Travel Inspiration',
  ),
  ...seenBy(
    'trip pages',
    'trip-enquiry.spec.ts',
    'Get Trip Details',
    'Name must be at least 2 characters',
    'Number of people is required',
    'Please select a batch date',
    'No available dates',
    'Only N slots available for this date!',
    'Cannot book more than N slots for this date',
    'WhatsApp is opening with your inquiry details! Our travel expert will respond shortly.',
  ),
  ...seenBy(
    'trip pages',
    'suggested-enquiry.spec.ts',
    'Sending...',
    'Please select number of people',
    'Please select a travel month',
    "Thank you for your interest! We'll get back to you with a personalized itinerary soon.",
    'Something went wrong. Please try again later.',
  ),
  ...seenBy(
    'login',
    'login.spec.ts',
    'Login with Phone',
    'User',
    'Please enter your phone number',
    'Please enter the complete OTP',
    'OTP sent successfully!',
    'Login successful!',
    'Signed out successfully',
    'Signing out...',
    'Failed to send OTP',
    'Invalid OTP',
    'Failed to sign out',
    'Something went wrong. Please try again.',
    'SMS service is not configured. Please configure SMS provider in Supabase dashboard.',
  ),
  ...seenBy(
    'booking',
    'booking.spec.ts',
    'Book Now',
    'Booking Summary',
    'Pay with PhonePe',
    'Back to Trip Details',
    'Secure Payment with a payments provider',
    'Back to Booking',
    'Please fill in all required details',
    'Invalid coupon code',
    'This coupon has expired',
    'Minimum order amount of ₹{amount} required',
    'Failed to validate coupon. Please try again.',
    'Payment initiation failed',
    'Failed to connect to payment service',
    'Failed to initiate payment',
    'Payment initiation failed. Please try again.',
    'Payment window closed. Please check your payment status.',
  ),
  ...seenBy(
    'content pages',
    'contact.spec.ts',
    'Get in Touch',
    'Subject must be at least 5 characters',
    'Message must be at least 10 characters',
    "Message sent successfully! We'll get back to you as soon as possible.",
    'Failed to send your details. Please try again later.',
    'Message failed to send - Please try again later or contact us directly.',
  ),
  ...seenBy(
    'content pages',
    'contact-landing.spec.ts',
    'Get Your FREE Travel Plan',
    'Why Choose Us',
    'Limited Time Offer',
    'Connecting you to our expert...',
    "Amazing! We're connecting you now!",
    'Please fix the errors - Fill in all required fields correctly to continue.',
    'Oops! Something went wrong - Please try again or call us directly...',
    'Minimum length is N characters',
    'Maximum length is N characters',
    'Invalid format',
  ),
  ...seenBy('content pages', 'blog.spec.ts', 'Travel Blog', 'Blog Post Not Found'),
  ...seenBy('content pages', 'faq.spec.ts', 'No FAQs found matching your search.'),
]

/** Quoted in the specification as well, but never on screen. */
export const notShown = {
  'part of the WhatsApp text, asserted there': ['To be discussed', 'Custom destination'],
  'values in data or payloads': ['1', 'more', 'standard', 'Suggested Trip Enquiry', '8 Days / 7 Nights'],
  'a pattern that input is cleaned of': ['javascript:'],
  'a message of the auth library for callers that pass neither': [
    'You must provide either an email or phone number.',
  ],
}

/** Throws for a name that is not listed, and for words on screen that are not what the name stands for. */
export function checkListed(name: string, shown = name): void {
  if (!specStrings.some(({ text }) => text === name))
    throw new Error(`"${name}" is not listed in tests/spec-strings.ts`)
  if (shown !== name && !patternOf(name).test(shown)) throw new Error(`"${shown}" is no "${name}"`)
}

function patternOf(name: string): RegExp {
  const parts = name.split(/\bN\b|\{\w+\}|\.\.\./).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}
