import type { LegalContent } from './types.ts'

export const terms: LegalContent = {
  title: 'Terms and conditions',
  intro:
    'What we owe you and what you owe us, from booking to the way home. Where the law gives you more, the law counts.',
  description:
    'The terms for trips with Kafila: booking, prices and taxes, payment, cancellation and refunds, documents, health, liability, coupons and wallet.',
  updated: '2026-11-16',
  sections: [
    {
      id: 'contract',
      title: 'The booking contract',
      paragraphs: [
        'These terms apply between you, the person who books, and Kafila, the tour operator. By booking you accept them for yourself and for everyone you book for, and you confirm that they allowed you to. You must be at least {adultAge} years old to book.',
        'Trip pages are an invitation to book. The contract comes about when your payment has been received in full and the seats are confirmed; written confirmation follows within {confirmationHours} hours. For customised and suggested trips it comes about when you accept our written offer and pay the amount it names.',
        'What we owe you is what the trip page, at the time of booking, lists under itinerary and inclusions. Illustrations show the kind of place, not a room or a view that is promised.',
      ],
    },
    {
      id: 'prices-taxes',
      title: 'Prices and taxes',
      paragraphs: [
        'Prices are per person, in Indian rupees and all-in: GST at {gstRate} is contained in them and shown. Where a package is marked as having GST extra, it is added as a line of its own from the first display on, calculated on the sum after any coupon. On overseas packages, tax collected at source at {tcsRate} is contained as well; it is deposited against your PAN and can be claimed in your return.',
        'The price charged is the one displayed when you book. It does not rise afterwards, and a later discount does not lower it. If a price was displayed by an obvious mistake, we tell you before departure and you may go ahead at the right price or have your money back in full.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'Online bookings are paid in full at booking, through PhonePe. Amounts are computed by our server; a payment whose amount differs from it is refused. One booking covers up to {maxGuests} guests.',
        'Instalments (EMI) on totals above {emiMinimum}, over {emiMonths} months, are a loan from your card’s bank under its terms. The monthly figures on our pages are an indication and no offer of credit. Interest or fees charged by the bank are not refunded by us if you cancel.',
      ],
    },
    {
      id: 'seats-holds',
      title: 'Seats and holds',
      paragraphs: [
        'When you start to pay, your seats are held for you until the time shown. If the payment is not completed by then, the hold ends and the seats return to sale. A payment that arrives later is honoured if the seats are still free; otherwise it is refunded in full.',
        'Seats are given in the order in which payments are completed. Places in a vehicle, raft or tent are assigned by the captain.',
      ],
    },
    {
      id: 'cancellation-by-you',
      title: 'If you cancel',
      refundTable: true,
      paragraphs: [
        'You may cancel at any time before departure. What comes back depends on the days left, counted in the Indian calendar from the day your cancellation reaches us to the day of departure:',
        'A trip may have a table of its own; it then stands on its page and takes the place of this one.',
        'The share is calculated on what was paid for the booking. Refunds go back to the means of payment in {refundDays}; a part that was paid with wallet credit returns to the wallet. Not arriving at the meeting point in time counts as cancellation on the day of departure.',
      ],
    },
    {
      id: 'cancellation-by-us',
      title: 'If we cancel',
      paragraphs: [
        'We may cancel a departure when it cannot be run safely or lawfully, when a road, park, permit or border is closed, or when fewer people have booked by its decision day than it needs; both stand beside the date. We then refund everything paid to us, without fee. You may book another departure instead.',
        'We are not liable for tickets, visas or other things bought from third parties in connection with a cancelled trip, unless we cancelled without one of these reasons.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to a trip',
      paragraphs: [
        'Weather, landslides, strikes, official orders or the health of a guest may force the captain to change the route, the order of days or a night’s halt. We look for something of like value. Extra nights, transport and meals that such events make necessary are paid by the travellers at cost; money saved on services not delivered is returned.',
        'A change of date or of a traveller’s name that you wish for is possible while tickets and permits can still be changed, at the actual cost of changing them. If we alter an essential part of the trip before departure for our own reasons, you may cancel without charge.',
      ],
    },
    {
      id: 'documents-permits',
      title: 'Documents and permits',
      paragraphs: [
        'You carry valid original identity papers and, abroad, a passport valid for six months beyond the return unless the trip’s page says otherwise (Schengen countries: three months beyond the return, issued within ten years; Nepal and Bhutan: an original voter card will do), with visas where they are needed. Inner Line, Protected Area, forest and pass permits are arranged by us where the inclusions say so, provided the papers asked for reach us in time. Some areas admit Indian citizens only; the trip page or our offer says which.',
        'Riders and drivers hold a licence for the class of vehicle. If you are refused entry, boarding or a permit because papers are missing or wrong, this counts as a cancellation by you on that day.',
      ],
    },
    {
      id: 'health-altitude',
      title: 'Health and altitude',
      paragraphs: [
        'Mountains, rivers, deserts and the sea carry risks that care reduces and does not remove. Above about 2,500 m anyone can fall ill from altitude, however fit. You tell us truthfully about conditions that matter, follow the acclimatisation plan, and accept that the captain or guide may have you rest, descend or leave the trip when health calls for it. Costs of rescue, evacuation and treatment are yours, or your insurer’s.',
        'Treks, rafting, paragliding, diving and motorcycle rides require a declaration signed on the spot. It records that you were informed; it does not excuse negligence on our side.',
      ],
    },
    {
      id: 'conduct',
      title: 'Conduct on the trip',
      paragraphs: [
        'You respect fellow travellers, hosts, staff, places of worship and the law, which includes the rules on drugs, alcohol, plastic, drones and protected areas. Riding without a helmet, or riding, rafting or trekking after drinking, ends your part in the activity.',
        'Someone who harasses others, endangers the group or refuses a safety instruction may be asked to leave. Nothing is refunded in that case, and damage caused is to be made good.',
      ],
    },
    {
      id: 'insurance',
      title: 'Insurance',
      paragraphs: [
        'Unless the inclusions name it, no insurance is part of the price. We advise travel and medical cover for every trip. It is required on treks, on motorcycle and SUV expeditions in Ladakh and abroad; on treks and expeditions it must cover rescue or evacuation. Read your policy for the altitude and the activities it covers; many exclude motorcycles and heights above 4,500 m or less.',
      ],
    },
    {
      id: 'liability',
      title: 'Our liability',
      paragraphs: [
        'We choose hosts, drivers, guides and operators with care and answer for our own faults and those of the people we employ. For loss caused by our negligence we are liable up to the price paid for the trip, save where the law does not permit a limit, in particular for death or injury caused by negligence and for your rights under the Consumer Protection Act, 2019.',
        'We are not liable for events beyond reasonable control, such as weather, landslides, floods, closures, strikes, epidemics or acts of authorities, nor for airlines, railways, ferries and other independent carriers, whose own conditions apply. Valuables stay in your own care. Please report a defect to the captain at once, so that it can be mended on the way.',
      ],
    },
    {
      id: 'coupons-wallet',
      title: 'Coupons and wallet',
      paragraphs: [
        'One coupon may be used per booking, before payment, on the conditions shown with it. It reduces the price of the packages and has no cash value. If a cancellation or a smaller party takes the booking below a coupon’s minimum, the discount lapses for what remains.',
        'Wallet credit belongs to the account it was given to, can be used only for trips booked here, and never expires. It is neither transferable nor paid out in cash, except when you delete your account or where the law asks for it. Every entry is listed in the [wallet](/wallet). It lowers what is payable after coupon and tax.',
      ],
    },
    {
      id: 'law-jurisdiction',
      title: 'Complaints, law and jurisdiction',
      paragraphs: [
        'If something is wrong, tell us at {email} or {phone}. The Grievance Officer named in the [privacy policy](/privacy-policy#grievance-officer) acknowledges complaints within 48 hours. A claim after the trip should reach us within thirty days of its end, while the facts can still be checked.',
        'Indian law applies. The courts at New Delhi have jurisdiction; a consumer may also go to the consumer commission that the Consumer Protection Act, 2019 provides for, at the place where he or she lives or works. Should one of these terms be void, the others remain in force.',
      ],
    },
  ],
}
