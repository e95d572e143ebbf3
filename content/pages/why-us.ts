import { companyNumbers } from './company-numbers.ts'
import type { WhyUsContent } from './types.ts'

export const whyUs: WhyUsContent = {
  home: [
    {
      title: 'One price, everything in it',
      text: 'The figure on the card is what you pay, taxes included. Where a package adds GST, it says so on that first card, and every total after it already counts it.',
    },
    {
      title: 'Seats that are really there',
      text: 'Each number is the departure’s total less what is sold or being paid for this minute. When it says four, four people can still come.',
    },
    {
      title: 'Small groups, fixed in size',
      text: 'A departure’s size is shown before you book and never stretched afterwards. Most people know every name by the second dinner.',
    },
    {
      title: 'Hosts who live there',
      text: 'Drivers from Leh, cooks from Sankri, boatmen from Kuttanad. They know which pass opens late, whose apricots are ripe and when to turn back.',
    },
    {
      title: 'A refund you can work out yourself',
      text: 'One table, the same on the trip page, in the terms and in My Trips. You see the exact amount before you confirm a cancellation.',
    },
    {
      title: 'One WhatsApp number',
      text: 'Ask about a trip, send a passport copy, report a missed train: the same chat, with the whole history in front of the person who answers.',
    },
  ],
  landing: [
    {
      title: 'Secure Data',
      text: 'What you type here opens in your own WhatsApp chat with us. This form sends nothing to our server, and we sell no one’s details.',
    },
    {
      title: '24/7 Support',
      text: 'Once you are on the road, the number in your travel papers is answered at any hour, by someone who knows your route.',
    },
    {
      title: 'Expert Guides',
      text: 'Trek and ride leaders are trained in first aid and altitude, and come from the valleys they lead in wherever we can manage it.',
    },
    {
      title: `${companyNumbers.travelers}+ Happy Travelers`,
      text: 'Families, first-time trekkers, couples and people who came alone, on the road with us since 2018.',
    },
  ],
}
