import type { LegalContent } from './types.ts'

export const terms: LegalContent = {
  title: 'Terms and conditions',
  intro:
    'What we owe you and what you owe us, from booking to the way home. Where the law gives you more, the law counts.',
  description:
    'The terms for trips with Kafila: booking, prices and taxes, payment, cancellation and refunds, documents, health, liability, coupons and wallet.',
  updated: '2026-11-19',
  inShort: [
    'The price you see when you book is the price you pay. It includes all taxes, or says where GST is extra.',
    'You pay when you book, in full or with a deposit where a trip offers one, and we confirm your seats in writing within {confirmationHours} hours.',
    'You may cancel at any time before departure. How much you get back depends on the days left ([what comes back when](/terms#cancellation-by-you)); the money reaches you in {refundDays}, or your wallet at once.',
    'If we cancel, we send back all your money at once and charge no fee.',
    'We answer for the hotels, drivers and guides that we chose, as for ourselves.',
  ],
  sections: [
    {
      id: 'contract',
      title: 'The booking contract',
      seller: true,
      paragraphs: [
        'These terms apply between you, the person who books, and {legalName}, which runs Kafila and sells its trips as the tour operator:',
        'You accept these terms when you pay. You accept them for yourself and for everyone you book for, and you confirm that they asked you to. You must be at least {adultAge} years old to book. A traveller under {adultAge} travels on the booking of a parent or lawful guardian.',
        'A trip page invites you to book. The contract begins when we have received your full payment, or the deposit that we asked for, and confirmed your seats. We send you the confirmation in writing within {confirmationHours} hours. For a customised or suggested trip, the contract begins when you accept our written offer and pay the amount that the offer names.',
        'We owe you everything that the trip page lists under itinerary and inclusions on the day you book. The pictures are drawings. They show the kind of place you will see, and not the very room or view you will get.',
      ],
    },
    {
      id: 'prices-taxes',
      title: 'Prices and taxes',
      paragraphs: [
        'Prices are per person, in Indian rupees, and include all taxes: we show you the GST of {gstRate} that they contain. If GST is extra for a package, we say so wherever we show its price, and add it as a separate line, calculated after any coupon. The price of a trip abroad also includes tax collected at source (TCS) at {tcsRate}. We deposit it against your PAN, and you can claim it in your tax return.',
        'We charge the price that you see when you book. We do not raise it afterwards, and we do not lower it if we give a discount later. If we showed a price by an obvious mistake, we tell you before departure. You then choose: you travel at the right price, or you get all your money back.',
        'For a date at least {depositFromDays} days away you can pay a deposit of {depositPercent} when you book, and the rest by {depositDueDays} days before departure, unless the trip has other numbers or none; the booking summary shows both sums and the day. Nothing is charged by itself. We remind you a week before, and the link to pay works until the day. If the rest does not come in time, we do not give your seats away without a word: we call you and agree on another day or on a cancellation. If you cancel before you have paid the rest, you no longer owe it: the refund is a share of the full price, and what you still owed is taken off that share.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'You pay an online booking through PhonePe when you book: in full, or with a deposit where a trip offers one. Our server works out the amount and refuses a payment of any other amount. One booking can have up to {maxGuests} guests.',
        'You can pay a total above {emiMinimum} in instalments (EMI) over {emiMonths} months. The EMI is a loan from your card’s bank, on the bank’s terms. The monthly amounts on our pages are only an estimate; we do not lend money. If you cancel, we do not refund the interest and fees that the bank charges.',
      ],
    },
    {
      id: 'seats-holds',
      title: 'Seats and holds',
      paragraphs: [
        'When you start to pay, we hold your seats until the time that we show you. If you have not paid by then, we sell the seats to others again. If your payment reaches us later and the seats are still free, your booking is confirmed. If they are not, we send all your money back.',
        'We give seats to travellers in the order in which they complete their payments. The captain decides who sits or sleeps where in a vehicle, raft or tent.',
      ],
    },
    {
      id: 'cancellation-by-you',
      title: 'If you cancel',
      refundTable: true,
      paragraphs: [
        'You may cancel at any time before departure. How much you get back depends on the number of days from the day your cancellation reaches us to the day of departure, both counted in Indian time:',
        'If a trip has a different refund table, its page shows that table, and you get back what that table says.',
        'The refund is a share of the full price of your booking, after any coupon. If you have not paid all of it yet, what you still owe is taken off that share first, and you owe it no longer. In [My Trips](/my-trips) you choose where the money goes: back the way you paid, where it reaches you in {refundDays} and what you paid from your wallet returns to your wallet, or all of it to your wallet at once. If you booked without logging in, it goes back the way you paid. If you do not reach the meeting point in time, we treat it as if you had cancelled on the day of departure.',
      ],
    },
    {
      id: 'cancellation-by-us',
      title: 'If we cancel',
      paragraphs: [
        'We may cancel a departure if we cannot run it safely or lawfully, if a road, park, permit or border is closed, or if too few people have booked by its decision day. Every date shows how many people it needs and by which day.',
        'If we cancel, we send back all the money you paid us at once, the way you paid it, and charge no fee. You do not have to ask. If we cancel less than {troubleCreditBelowDays} days before the start, we also give you {troubleCreditPerGuest} for each guest as wallet credit, for the trouble. You can use the credit for another trip.',
        'If we cancel for one of the reasons above, we do not pay for tickets, visas or other things that you bought from others. If we cancel for any other reason, we pay you for them. Your rights under the law stay as they are.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to a trip',
      paragraphs: [
        'Because of weather, a landslide, a strike, an official order or the health of a guest, the captain may have to change the route, the order of the days or the place where you sleep. We then look for something of the same value. You pay the actual cost of extra nights, transport and meals that such an event makes necessary. We return the money that we save on services you did not get.',
        'You can change your date or a traveller’s name as long as tickets and permits can still be changed. You pay what the change actually costs. If we change an important part of the trip before departure for our own reasons, you may cancel and get all your money back.',
      ],
    },
    {
      id: 'documents-permits',
      title: 'Documents and permits',
      paragraphs: [
        'You carry your original identity papers. For a trip abroad you carry the visas you need and a passport that is valid for six months beyond your return, unless the trip’s page says otherwise: for Schengen countries three months beyond your return and issued within ten years; for Nepal and Bhutan an original voter card will do. We arrange Inner Line, Protected Area, forest and pass permits where the inclusions say so, if you send us the papers we ask for in time. Some areas admit only Indian citizens; the trip page or our offer tells you which.',
        'If you ride or drive, you hold a licence for that class of vehicle. If somebody refuses you entry, boarding or a permit because your papers are missing or wrong, we treat it as if you had cancelled on that day.',
      ],
    },
    {
      id: 'health-altitude',
      title: 'Health and altitude',
      paragraphs: [
        'Mountains, rivers, deserts and the sea are dangerous. Care reduces the risk but cannot remove it. Above about 2,500 m anyone can fall ill from altitude, however fit they are. You tell us honestly about health conditions that matter, and you follow the plan for getting used to the altitude. The captain or guide may ask you to rest, go down or leave the trip for the sake of your health. You or your insurer pay for rescue, evacuation and treatment, unless we caused the need for them.',
        'Before a trek, rafting, paragliding, diving or a motorcycle ride, you sign a declaration on the spot. By signing, you confirm that we explained the risks to you. It does not excuse us if we are negligent.',
      ],
    },
    {
      id: 'conduct',
      title: 'Conduct on the trip',
      paragraphs: [
        'You respect other travellers, hosts, staff, places of worship and the law, including the rules about drugs, alcohol, plastic, drones and protected areas. If you ride without a helmet, or ride, raft or trek after drinking, the captain stops you from taking part.',
        'The captain may ask a traveller to leave who harasses others, puts the group in danger or refuses a safety instruction. We do not refund that traveller, who also pays for any damage they caused.',
      ],
    },
    {
      id: 'insurance',
      title: 'Insurance',
      paragraphs: [
        'The price includes insurance only if the inclusions name it. We advise you to buy travel and medical insurance for every trip. It is required on treks, on motorcycle and SUV expeditions in Ladakh and abroad; on treks and expeditions it must cover rescue or evacuation. Check which altitude and activities your policy covers: many policies exclude motorcycles and heights above 4,500 m or less.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      paragraphs: [
        'We answer for our own mistakes and for those of our staff. We also answer for the hotels, homestays, camps, drivers, guides and activity operators that we chose for your trip, as if their mistakes were our own. If our negligence causes you a loss, we pay you up to the price of the trip. This limit does not apply where the law allows none: for death or injury caused by negligence, and for your rights under the Consumer Protection Act, 2019.',
        'We do not answer for events that nobody could reasonably prevent, such as weather, landslides, floods, closures, strikes, epidemics or orders of the authorities. We do not answer for airlines, railways, ferries and other public carriers; their own conditions apply. You look after your valuables yourself. If something is wrong on the trip, please tell the captain at once, so that we can put it right on the way.',
      ],
    },
    {
      id: 'coupons-wallet',
      title: 'Coupons and wallet',
      paragraphs: [
        'You can use one coupon for each booking, before you pay, on the conditions that we show with it. A coupon lowers the price of the packages; we do not pay it out in cash. If you cancel for some guests and the booking falls below the coupon’s minimum, you lose the discount for the guests who still travel.',
        'Wallet credit belongs to the account that received it. You can use it only for trips that you book here, and it never expires. You cannot pass it on to another person. We pay it out in money when you delete your account, or where the law asks us to. Your [wallet](/wallet) lists every entry. We subtract the credit after the coupon and the tax.',
      ],
    },
    {
      id: 'law-jurisdiction',
      title: 'Complaints, law and courts',
      paragraphs: [
        'If something is wrong, tell us at {email} or {phone}. If we do not solve it, write to our Grievance Officer, {grievanceOfficer}, at {grievanceEmail} or call {grievancePhone}. The Grievance Officer acknowledges your complaint within {acknowledgedHours} hours and answers it within {answeredWithin}.',
        'Please tell us about a problem within thirty days after the trip, while we can still check what happened. You do not lose your claim if you tell us later: the law gives you two years to bring a consumer complaint, and these terms do not shorten them.',
        'Indian law applies. The courts at New Delhi have jurisdiction. As a consumer you may also go to the consumer commission under the Consumer Protection Act, 2019, at the place where you live or work. If one of these terms is not valid, the others still apply.',
      ],
    },
  ],
}
