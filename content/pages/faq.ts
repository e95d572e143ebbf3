import type { FaqCategory } from './types.ts'

export const faq: FaqCategory[] = [
  {
    id: 'booking-payments',
    name: 'Booking & Payments',
    items: [
      {
        question: 'How do I book a group trip?',
        answer:
          'Open the trip, choose a package, a date and the number of guests, and press Book Now. The summary asks for the lead traveller’s name, e-mail and phone, and shows every line of the price before you pay. You don’t need an account. If you log in with your phone number, the booking also appears under My Trips, with its invoice and a calendar file. One booking can hold up to {maxGuests} guests; for more, write to us.',
      },
      {
        question: 'How and when is my booking confirmed?',
        answer:
          'Your seats are set aside while you pay and become yours as soon as PhonePe reports the payment as complete. The confirmation follows by e-mail within {confirmationHours} hours, usually much sooner, with your dates and what was charged. If money has left your account and nothing has arrived by then, write to {email} or call {phone} with the booking reference, and we will trace the payment before asking you to try again.',
      },
      {
        question: 'Which ways of paying do you accept?',
        answer:
          'Online payments go through PhonePe, in rupees. On PhonePe’s own page you choose among the methods it offers you, typically UPI, debit and credit cards and net banking. We never see or store your card number, CVV or UPI PIN. If the popup closes early, don’t pay again at once: look at the status first, since a payment that was already approved still reaches us. Wallet credit from an earlier trip can be used at checkout when you are logged in.',
      },
      {
        question: 'Is GST included in the price I see?',
        answer:
          'Yes, unless the card says otherwise. Our prices are all-in, and GST at {gstRate} is shown as a part of them. A few packages are sold with GST on top: those carry the note “+ {gstRate} GST” from the first card on, and their total already contains it as a line, so it never grows at the last step. On trips abroad the law also asks for tax collected at source, at {tcsRate}, which is included too and appears against your PAN.',
      },
      {
        question: 'Can I pay in instalments (EMI)?',
        answer:
          'For totals above {emiMinimum} the trip page shows what an EMI over {emiMonths} months would come to. Those figures are an indication worked out on a reducing balance. The loan itself is between you and your card’s bank: it decides whether your card qualifies, at what interest and with which fee, and shows you its terms before you agree. For our part the booking is paid in full at once, so a later cancellation is refunded to the same card.',
      },
      {
        question: 'How do coupons work, and which codes exist?',
        answer:
          'Type the code into the coupon box of the booking summary and press Apply. SAVE10 works on every trip, SUMMER15 is the one behind our first-booking offer, and WELCOME20 needs an order of at least its minimum; each takes off the percentage in its name, from the price of the package for all guests. One code can be used per booking. It can be removed again before you pay, and our server checks it once more when you do.',
      },
      {
        question: 'Why does the number of seats left change while I look?',
        answer:
          'Because it is counted, not staged. The figure is the departure’s total less the seats already sold and those another person is paying for at that moment. If their payment isn’t completed, the seats come back. When fewer seats remain than your party needs, the booking is refused before any money moves, and we can suggest another date or open a private departure for you.',
      },
      {
        question: 'Will I get an invoice?',
        answer:
          'Every paid booking has an invoice with its price lines and the tax they contain. If you were logged in, you find it in My Trips beside the booking. Otherwise ask for it at {email} with your booking reference. Companies that need their name and GSTIN on it should tell us before the departure, since changing an invoice after the month is filed is troublesome for both sides.',
      },
    ],
  },
  {
    id: 'trip-planning',
    name: 'Trip Planning',
    items: [
      {
        question: 'Can you change an itinerary or build one just for us?',
        answer:
          'Yes. Trips marked Flexible are private from the start: you choose the dates, the pace, the class of hotel and what to leave out, and the price shown is a starting point for two people. Group departures keep their route, as others are counting on it, though we can add nights before or after. Tell us through Plan Trip who is coming, when, and what you would rather avoid; a first plan comes back with a price.',
      },
      {
        question: 'What is the difference between group, customised and suggested trips?',
        answer:
          'A group trip leaves on fixed dates with a captain and other travellers, and is booked online. A customised trip is private: the days on its page are an example, and we rework them with you before you pay anything. A suggested itinerary is a route idea through several cities, useful when you know the region but not yet the order. Customised and suggested trips are asked for by enquiry; they have no dates to select.',
      },
      {
        question: 'Can I join a group departure alone?',
        answer:
          'Please do; a good part of most groups comes that way. Rooms and tents are shared by two or three, and you are placed with someone of the same gender unless you ask for a room of your own, which costs more where it can be had at all. Bike and trek departures attract the most solo travellers, honeymoon packages naturally the fewest. The captain introduces everybody on the first evening.',
      },
      {
        question: 'When should I go to Ladakh and Spiti?',
        answer:
          'By air, Leh can be reached all year; the Srinagar and Manali roads usually open at some point between March and June and close again with the heavy snow of early winter. June to September is the safe choice for high passes. Spiti by the Kinnaur road is open most of the year, while the short way from Manali over Kunzum La works only from about June to October. Each trip page shows the months in which we run it.',
      },
      {
        question: 'Where can I travel during the monsoon?',
        answer:
          'From July to mid-September, look to the rain shadow: Ladakh, Zanskar and Spiti stay largely dry, though the roads leading there can slide. Some places want the rain, such as the Valley of Flowers, the Sahyadri forts, Goa’s ghats and Kerala for Ayurveda. Better left alone are rafting at Rishikesh, most tiger reserves’ core zones, which close, and the small ferries of the Andaman Islands. Searching for “monsoon” brings up what runs then.',
      },
      {
        question: 'How early should I book?',
        answer:
          'Two months ahead is comfortable for most departures. For Ladakh in June, Kerala at Christmas, the Hornbill week in Nagaland or any long weekend, three to four months is wiser, chiefly because flights and trains fill before our seats do. Indian Railways opens reservations sixty days before travel. Short weekend trips can often be booked in the same week, as long as the page still shows seats.',
      },
      {
        question: 'Do you arrange flights, trains, visas and insurance?',
        answer:
          'Most trips start at a stated meeting point, and the way there is yours unless the inclusions name it. Some packages contain train tickets in a given class. For customised trips we can add flights and trains at the fare of the day. For journeys abroad we send the list of visa papers and the bookings you need to apply, but only the embassy decides. Travel insurance is advised everywhere and asked for on treks and abroad.',
      },
      {
        question: 'How can I compare trips before choosing?',
        answer:
          'Every card and trip page has a Compare button. Up to three trips stand side by side with price per person, length, dates and seats, places, inclusions, exclusions and cancellation terms, and the differences are marked. The comparison has its own address, so you can send it to the people you travel with. For a wider look, each long list can be narrowed by price, days, month, region and seats.',
      },
    ],
  },
  {
    id: 'cancellation-changes',
    name: 'Cancellation & Changes',
    items: [
      {
        question: 'What is your cancellation policy?',
        answer:
          'What you get back depends on how many days remain before departure, counted in Indian time. {cancellationPolicy} A trip with a different table shows it in its Cancellation Policy tab. In My Trips you see the exact amount before you confirm, and approved refunds are credited in {refundDays} to the way you paid.',
      },
      {
        question: 'How do I cancel a booking?',
        answer:
          'If you were logged in when you booked, open My Trips and choose Cancel. You are shown the days left, the share that applies and the rupees you would receive; nothing happens until you confirm. If you booked without an account, write to {email} or call {phone} with the booking reference. The date on which your message reaches us decides, not the date on which somebody reads it.',
      },
      {
        question: 'How long does a refund take?',
        answer:
          'We start it once the cancellation is confirmed, and it is credited in {refundDays}. It goes to the account, card or UPI handle that paid; we can’t send it to another one. Whatever you paid from your Kafila wallet returns to the wallet. Banks sometimes take a little longer to show the entry than to receive it, so if the time has passed, ask us for the refund’s reference and give it to your bank.',
      },
      {
        question: 'How do I know that my departure will run?',
        answer:
          'It stands beside every date of a group trip. ‘Confirmed’ means that enough seats are sold for the trip to run. ‘Needs 3 more by 5 Jun’ means that three more people have to book by the end of that day. If they don’t, we either run with a smaller group or cancel, and if we cancel, you get all your money back. A date that is confirmed on its decision day stays confirmed, even if somebody cancels later. Before that day, buy only tickets that can be refunded.',
      },
      {
        question: 'What if you cancel the departure?',
        answer:
          'It is rare. The usual causes are a closed road, a lost permit, a danger to the group, or too few bookings by the day that stands beside the date. You get back everything you paid to us, with no fee taken off, and need not ask for it. If you would like another date or trip instead, tell us and we help you book it. We tell you by e-mail as soon as we know. Tickets that you bought yourself remain between you and the airline or railway.',
      },
      {
        question: 'Can I move my booking to another date?',
        answer:
          'If the other departure still has seats, ask us as early as you can at {email}. A date can’t be changed online, because the rooms, permits and train tickets bought for you have to be moved or lost. We tell you what that costs before doing anything, which is sometimes nothing. Close to departure a change counts as a cancellation, and the same refund table decides.',
      },
      {
        question: 'Can someone else travel in my place?',
        answer:
          'Usually, yes. Send us the new traveller’s name, age, phone and identity papers while there is time to reissue permits: a few days for most of India, longer for the north-eastern states and journeys abroad. Flight and train tickets in the old name mostly can’t be transferred and have to be bought again. On treks and rides the new person must meet the same fitness and licence conditions.',
      },
      {
        question: 'Can I cancel for only some of the people in my booking?',
        answer:
          'Yes. Write to us with the booking reference and the names of those who can’t come, and the refund table is applied to their share. The rest of the booking stands. Two things may change: a room that was priced for two or three may now cost more per head, and a coupon with a minimum order may no longer hold. We send you the new figures and wait for your yes.',
      },
      {
        question: 'What happens if I have to leave a trip halfway?',
        answer:
          'Tell the captain first, who will find you a seat to the nearest town with an airport, a station or a hospital. The services you leave behind have been paid to hosts and drivers, so they aren’t refunded as a rule; if a hotel or a camp gives something back, it is passed on to you. The journey home is at your own cost, which is what travel insurance with trip-interruption cover is for.',
      },
    ],
  },
  {
    id: 'during-travel',
    name: 'During Travel',
    items: [
      {
        question: 'Whom do I call if something goes wrong on the trip?',
        answer:
          'Your captain or driver first; they are closest. Your travel papers also carry a number that is answered at any hour while your trip lasts. The office itself picks up {phone} during {supportHours}, and reads {email}. In an emergency anywhere in India dial 112. In Ladakh, Spiti and the islands the signal comes and goes, so captains check in from known points and hosts on the route hold each other’s numbers.',
      },
      {
        question: 'Which identity papers should I carry?',
        answer:
          'One original photo identity card issued by the government, such as Aadhaar, voter card, driving licence or passport; PAN is not accepted by hotels as proof of address. Children need Aadhaar or a school card with a birth certificate. Carry a few photocopies for checkposts in Ladakh, Sikkim, Arunachal and Nagaland. Abroad you need a passport valid for six months beyond your return. Riders also bring a licence for geared motorcycles.',
      },
      {
        question: 'How do you handle altitude sickness?',
        answer:
          'By sleeping lower than people would like. Those who fly into Leh spend the first two nights there, at about 3,500 m, before any pass. Captains carry an oximeter and look at everyone morning and evening; vehicles on high routes carry oxygen. Mild headaches are common and get rest and water. Anyone who grows worse goes down at once, with somebody beside them, whatever the plan says. Ask your own doctor about acetazolamide beforehand.',
      },
      {
        question: 'What is the food like on group trips?',
        answer:
          'Plain, hot and mostly vegetarian: dal, rice, rotis, seasonal vegetables and eggs at breakfast, with the local dish wherever a kitchen does it well, be it siddu in Himachal, thukpa in Ladakh or appam in Kerala. The day plan lists which meals are in the price. Dinner may be late by city habits on long driving days. Carry something you like to eat; the choice above 4,000 m is narrow.',
      },
      {
        question: 'Will my phone and cards work?',
        answer:
          'In Ladakh and Kashmir prepaid numbers from other states don’t connect as a rule; postpaid ones do, on a few networks. Expect gaps of a day in Spiti, Zanskar and on treks. The Andaman Islands have signal in Port Blair, Havelock and Neil, slow at busy hours. ATMs run dry in small mountain towns, and UPI needs a signal, so keep enough cash for three days.',
      },
      {
        question: 'What happens when the weather closes the road?',
        answer:
          'The captain decides, with the drivers and the local administration, and safety outweighs the schedule. We hold a spare route or halt for the usual places: the Manali–Leh road, Sela, the ghats in the rains, island ferries in a blow. Extra nights caused by weather, landslides or strikes are paid by the travellers at cost; what could not be delivered and was not spent comes back to you. Leave a buffer day before an important flight.',
      },
      {
        question: 'How much luggage may I bring?',
        answer:
          'One bag of up to fifteen kilos and a day pack suit nearly every trip. For vehicles on mountain roads take a soft bag or rucksack, since hard suitcases don’t fit on a roof rack. Flights to Leh and Port Blair have their own limits, often lower than you are used to. On treks what you give to the mules or porters is weighed and capped, and you carry the rest yourself.',
      },
      {
        question: 'Do I need to tip, and whom?',
        answer:
          'Nobody may ask you for a tip, and service doesn’t depend on one. If you wish to thank people, the custom on group trips is a common envelope on the last evening for the driver, cook and helpers, who are easily forgotten beside the captain. On treks include the mule handlers. Abroad habits differ: expected in small notes in Bali and Thailand, uncommon in Singapore.',
      },
    ],
  },
  {
    id: 'special-requirements',
    name: 'Special Requirements',
    items: [
      {
        question: 'Can children come, and is there an age limit?',
        answer:
          'Children are welcome on family tours and on private trips, with a parent or guardian. Bookings are made by adults: the site is not meant for people under {minimumAge}, and anyone under {adultAge} travels and shares their details only with a parent’s consent. High routes are a different matter: sleep below 3,000 m with infants, and with small children go no higher for the night than Leh (3,524 m), with two slow days to begin. Rafting, paragliding, diving and treks have minimum ages of their own; ask us before you book.',
      },
      {
        question: 'Are your trips suitable for older travellers?',
        answer:
          'Many are. Kerala, Rajasthan, Tamil Nadu, Singapore and the toy-train hills are easy on the knees, and private trips can run at half the usual pace with ground-floor rooms. For Ladakh, Kedarnath or anything above 3,000 m, people with heart, lung or blood-pressure trouble should bring their doctor’s opinion first. Tell us honestly about stairs and long drives; changing a plan beforehand costs little, changing it on the way a good deal.',
      },
      {
        question: 'Do you arrange trips for wheelchair users?',
        answer:
          'On private trips, yes, and we say clearly where it won’t work. Singapore, Dubai and the bigger cities of Europe are well equipped. In India we look for step-free rooms, vehicles with space for a folding chair and monuments with ramps or lifts, and we send the doubtful spots to you with pictures before you decide. Old-town lanes, houseboats and mountain homestays are usually out of reach without helpers, whom we can hire.',
      },
      {
        question: 'Can you provide Jain, vegan or allergy-safe meals?',
        answer:
          'Vegetarian food is the default nearly everywhere. Jain meals without root vegetables and vegan meals can be arranged in most towns when we know a week before; in tents and homestays the cook does what the store allows. Severe allergies need more care. Write them in the booking chat, carry your own medicine, and bear in mind that a mountain kitchen has one set of pans and cannot promise that there is no trace.',
      },
      {
        question: 'What do you do for women travelling alone?',
        answer:
          'Women are roomed with women, never with a stranger of another gender. Drivers and captains are people we have worked with, and their names and numbers reach you before departure. You may ask how many women are already in the group; we tell you the number. Hostels on backpacking routes have women’s rooms on request. If anyone makes you uneasy, tell the captain or call us, and that person is the one who moves.',
      },
      {
        question: 'I have a medical condition. Whom should I tell?',
        answer:
          'Tell us before you pay, in a sentence, and bring your doctor’s advice for anything to do with heart, lungs, epilepsy, diabetes on insulin, pregnancy or a recent operation. We share it only with the captain who needs it. Some activities have firm limits: no diving with asthma unless a doctor clears it, no paragliding or rafting in pregnancy. Carry your medicines in your hand luggage, with the prescription, in twice the quantity.',
      },
      {
        question: 'Can you plan a honeymoon, a birthday or a proposal?',
        answer:
          'With pleasure. Honeymoon packages already contain a few quiet things, and customised trips can hold more: a cake in a houseboat, a dinner for two in a walled garden, a photographer for an hour. Tell us at least a week before, and who must not find out. Remote places have limits, so a tent at Pangong will not produce roses. Extras are priced beforehand and never added by surprise.',
      },
      {
        question: 'Do you organise trips for companies, schools and large groups?',
        answer:
          'Yes. A single online booking holds up to {maxGuests} guests; beyond that a private departure is nearly always better value, with your own dates, vehicles and captain. Send the head count, the month, a budget per person and the purpose to {email}. Schools receive a plan with one leader for a stated number of pupils and the parents’ consent forms. Companies get one invoice with GST and a single contact for the days on the road.',
      },
    ],
  },
]
