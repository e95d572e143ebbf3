import { companyNumbers } from './company-numbers.ts'
import type { WhyUsContent } from './types.ts'

export const whyUs: WhyUsContent = {
  home: [
    {
      title: 'One price, everything in it',
      text: 'The price on the card is what you pay us, taxes included. If GST comes on top of a package, its card says so, and every total already includes it. Charges you must pay on the way are listed with their amounts.',
    },
    {
      title: 'Seats that are really there',
      text: 'We count seats: the total of the departure minus those sold or being paid for now. When it says 4, four people can still come.',
    },
    {
      title: 'Small groups, fixed in size',
      text: 'You see the size of the group before you book, and we do not add seats later. By the second dinner most people know every name.',
    },
    {
      title: 'Hosts who live there',
      text: 'Drivers from Leh, cooks from Sankri, boatmen from Kuttanad. They know which pass opens late, where to eat and when to turn back.',
    },
    {
      title: 'A refund you can work out yourself',
      text: 'Two refund tables, one for rafting at Rishikesh and one for all other trips. Yours stands on the trip page and in My Trips. You see the exact amount before you cancel.',
    },
    {
      title: 'One WhatsApp number',
      text: 'Ask about a trip, send a passport copy or report a missed train in the same chat. Whoever answers can see all that you wrote before.',
    },
  ],
  landing: [
    {
      title: 'Secure Data',
      text: 'What you type here opens in your own WhatsApp chat with us. This form sends nothing to our server, and we never sell your details.',
    },
    {
      title: '24/7 Support',
      text: 'During your trip, someone who knows your route answers the number in your travel papers at any hour.',
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
