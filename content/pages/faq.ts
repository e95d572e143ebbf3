import type { FaqCategory } from './types.ts'

export const faq: FaqCategory[] = [
  {
    id: 'booking-payments',
    name: 'Booking & Payments',
    items: [
      {
        question: 'How do I book a group trip?',
        answer:
          'Open the trip, choose a package, a date and the number of guests, and press Book Now. The summary asks for the lead traveller’s name, email and phone, and shows every line of the price before you pay. You don’t need an account. If you log in with your phone number, the booking also appears under My Trips, with its receipt or invoice and a calendar file. You can book for up to {maxGuests} guests at a time; for more, write to us.',
      },
      {
        question: 'How and when is my booking confirmed?',
        answer:
          'We keep your seats while you pay, and they are yours as soon as PhonePe tells us that the payment is complete. The confirmation comes by email within {confirmationHours} hours, usually much sooner, with your dates and the amount charged. If money has left your account and no confirmation has come by then, do not pay again: write to {email} or call {phone} with the booking reference, and we will trace the payment.',
      },
      {
        question: 'Which ways of paying do you accept?',
        answer:
          'Online payments go through PhonePe, in rupees. On PhonePe’s own page you choose among the methods it offers you, typically UPI, debit and credit cards and net banking. We never see or store your card number, CVV or UPI PIN. If the payment window closes early, don’t pay again at once. Check the payment status first, because a payment that you approved still reaches us. Wallet credit from an earlier trip can be used at checkout when you are logged in.',
      },
      {
        question: 'Is GST included in the price I see?',
        answer:
          'Yes, unless the card says otherwise. Our prices are all-in, and the trip page shows the {gstRate} GST that they contain. If GST comes on top of a package, its card says “+ {gstRate} GST” and the total already includes it, so the amount does not go up at the last step. On trips abroad the law also asks us to collect tax at source (TCS) at {tcsRate}. It is included in the price and credited to your PAN.',
      },
      {
        question: 'Can I pay in instalments (EMI)?',
        answer:
          'For totals above {emiMinimum} the trip page shows about how much you would pay a month over {emiMonths} months, worked out on a reducing balance. The EMI is a loan from your card’s bank. The bank decides whether your card qualifies, the interest and the fee, and shows you its terms before you agree. We receive the full price at once, so if you cancel later, the refund goes to the same card.',
      },
      {
        question: 'How do coupons work, and which codes exist?',
        answer:
          'Enter the code in the coupon box of the booking summary and press Apply. SAVE10 gives 10% off any trip. SUMMER15 gives 15% off your first booking. WELCOME20 gives 20% off when the price for all guests is {welcomeMinimum} or more. The discount is taken from the package price for all guests. You can use one code for each booking, and remove it again before you pay.',
      },
      {
        question: 'Why does the number of seats left change while I look?',
        answer:
          'Because it is a real count: the total seats of the departure, minus those already sold and those that other people are paying for at that moment. If their payment is not completed, the seats come back. If there are fewer seats left than you need, you cannot book and nothing is charged. Ask us then for another date or a private departure.',
      },
      {
        question: 'Will I get an invoice?',
        answer:
          'Every paid booking has a receipt or invoice with its price lines and the tax they contain. If you were logged in, you find it in My Trips beside the booking. Otherwise ask for it at {email} with your booking reference. If your company needs its name and GSTIN on the invoice, please tell us before the departure. Once the month’s GST return is filed, an invoice is hard to change.',
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
          'Yes. Trips marked Flexible are private: you choose the dates, the pace, the class of hotel and what to leave out. The price shown is a starting price per person for two people. Group departures keep their route, because others have booked it, but we can add nights before or after. Press Plan Trip and tell us who is coming, when, and what you want to avoid. We reply with a first plan and a price.',
      },
      {
        question: 'What is the difference between group, customised and suggested trips?',
        answer:
          'A group trip leaves on fixed dates with a captain and other travellers, and is booked online. A customised trip is private: the days on its page are an example, and we rework them with you before you pay anything. A suggested itinerary is an idea for a route through several cities, useful when you know the region but not yet the order. For customised and suggested trips you send us an enquiry; they have no fixed dates.',
      },
      {
        question: 'Can I join a group departure alone?',
        answer:
          'Yes, and many people do. Rooms and tents are shared by two or three, and you share with someone of the same gender. Each trip page says whether you can have a room of your own, and what it costs extra. Most solo travellers join bike trips and treks. The captain introduces everybody on the first evening.',
      },
      {
        question: 'When should I go to Ladakh and Spiti?',
        answer:
          'You can fly to Leh all year. The roads from Srinagar and Manali usually open between March and June and close with the heavy snow of early winter. June to September is the safest time for the high passes. Spiti by the Kinnaur road is open most of the year, while the short way from Manali over Kunzum La works only from about June to October. Each trip page shows the months in which we run it.',
      },
      {
        question: 'Where can I travel during the monsoon?',
        answer:
          'From July to mid-September, look to the rain shadow: Ladakh, Zanskar and Spiti stay largely dry, though the roads leading there can slide. Some places are at their best in the rain: the Valley of Flowers, the Sahyadri forts, Goa’s ghats, and Kerala for Ayurveda. Avoid rafting at Rishikesh, which stops, the core zones of most tiger reserves, which close, and the small ferries of the Andaman Islands. Search for “monsoon” to see the trips that run then.',
      },
      {
        question: 'How early should I book?',
        answer:
          'Two months ahead is early enough for most departures. For Ladakh in June, Kerala at Christmas, the Hornbill week in Nagaland or any long weekend, book three to four months ahead, mainly because flights and trains fill before our seats do. Indian Railways opens reservations 60 days before travel. Short weekend trips can often be booked in the same week, as long as the page still shows seats.',
      },
      {
        question: 'Do you arrange flights, trains, visas and insurance?',
        answer:
          'Most trips start at the meeting point named on their page. You travel there on your own unless the inclusions say otherwise. Some packages contain train tickets in a given class. For customised trips we can add flights and trains at the fare of the day. For trips abroad we send you the list of visa papers and the bookings you need to apply; the embassy decides. We advise travel insurance for every trip; it is required on treks, on motorcycle and SUV expeditions in Ladakh and abroad.',
      },
      {
        question: 'How can I compare trips before choosing?',
        answer:
          'Every card and trip page has a Compare button. Up to three trips stand side by side with price per person, length, dates and seats, places, inclusions, exclusions and cancellation terms, and the differences are marked. The comparison has its own address, so you can send it to the people you travel with. You can also filter a long list by price, days, month, region and seats.',
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
          'If you were logged in when you booked, open My Trips and choose Cancel. You see how many days are left, what share you get back and the amount in rupees. Nothing is cancelled until you confirm. If you booked without an account, write to {email} or call {phone} with the booking reference. What counts is the day your message reaches us, not the day we read it.',
      },
      {
        question: 'How long does a refund take?',
        answer:
          'We start it once the cancellation is confirmed, and it is credited in {refundDays}. It goes to the account, card or UPI handle that paid; we can’t send it to another one. Whatever you paid from your Kafila wallet returns to the wallet, and in My Trips you can choose to have all of it there at once. If it has not come by then, ask us for the refund’s reference number and give it to your bank: banks sometimes show a refund later than they receive it.',
      },
      {
        question: 'How do I know that my departure will run?',
        answer:
          'You see it beside every date of a group trip. ‘Confirmed’ means that enough seats are sold for the trip to run. ‘Runs once 3 more travellers have booked, decided on 5 Jun’ means that three more people have to book by the end of that day. If they don’t, we sell no more seats and either run with a smaller group or cancel. We write to everybody who has booked, and if we cancel, you get all your money back. A date that is confirmed on its decision day stays confirmed, even if somebody cancels later. Before that day, buy only tickets that can be refunded.',
      },
      {
        question: 'What if you cancel the departure?',
        answer:
          'This is rare. The usual reasons are a closed road, a refused permit, a danger to the group, or too few bookings by the day that you see beside the date. We send back everything you paid us at once, the way you paid it, and you do not have to ask. If we cancel less than {troubleCreditBelowDays} days before the start, we also give you {troubleCreditPerGuest} for each guest as wallet credit. If you would like another date or trip instead, tell us and we help you book it. We tell you by email as soon as we know. For tickets that you bought yourself, the rules of the airline or railway apply.',
      },
      {
        question: 'Can I move my booking to another date?',
        answer:
          'If the other departure still has seats, ask us as early as you can at {email}. You can’t change a date online, because rooms, permits and train tickets booked for you have to be changed as well. We tell you what that costs before we do anything; sometimes it costs nothing. Close to departure a change counts as a cancellation, and the same refund table decides.',
      },
      {
        question: 'Can someone else travel in my place?',
        answer:
          'Usually, yes. Send us the new traveller’s name, age, phone and identity papers while there is time to reissue permits: a few days for most of India, longer for the north-eastern states and journeys abroad. Flight and train tickets in the old name mostly can’t be transferred and have to be bought again. On treks and rides the new person must meet the same fitness and licence conditions.',
      },
      {
        question: 'Can I cancel for only some of the people in my booking?',
        answer:
          'Yes. Write to us with the booking reference and the names of those who can’t come, and the refund table is applied to their share. The rest of the booking stays. Two things may change: a room priced for two or three may now cost more per person, and a coupon with a minimum amount may no longer apply. We send you the new amounts and go ahead only when you agree.',
      },
      {
        question: 'Whom do I write to if I have a complaint?',
        answer:
          'On the trip, tell the captain, who can often put it right at once. Afterwards write to {email} or call {phone} with your booking reference. If you are not happy with our answer, write to our Grievance Officer, {grievanceOfficer}, at {grievanceEmail} or call {grievancePhone}. You get an acknowledgement within {acknowledgedHours} hours and an answer within {answeredWithin}. You may also go to the consumer commission where you live or work; the law gives you two years for that.',
      },
      {
        question: 'What happens if I have to leave a trip halfway?',
        answer:
          'Tell the captain first, who will find you a seat to the nearest town with an airport, a station or a hospital. Hosts and drivers have already been paid, so the remaining days are usually not refunded; if a hotel or camp gives something back, you get it. You pay for the journey home. Travel insurance with trip-interruption cover can pay for it.',
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
          'Call your captain or driver first; they are closest. Your travel papers also have a number that we answer at any hour during your trip. The office answers {phone} during {supportHours}, and email at {email}. In an emergency anywhere in India dial 112. In Ladakh, Spiti and the islands the signal comes and goes, so captains report from fixed points and hosts on the route have each other’s numbers.',
      },
      {
        question: 'Which identity papers should I carry?',
        answer:
          'One original photo identity card issued by the government, such as Aadhaar, voter card, driving licence or passport; PAN is not accepted by hotels as proof of address. Children need Aadhaar or a school card with a birth certificate. Carry a few photocopies for checkposts in Ladakh, Sikkim, Arunachal and Nagaland. Abroad you need a passport valid for six months beyond your return, unless the trip’s page says otherwise: three months for the Schengen countries, and for Nepal and Bhutan a voter card will do. Riders also need a licence for motorcycles with gear.',
      },
      {
        question: 'How do you handle altitude sickness?',
        answer:
          'We plan where you sleep so that your body has time to adjust. Those who fly to Leh spend the first two nights there, at about 3,500 m, before any pass. Captains carry an oximeter and check everyone morning and evening; vehicles on high routes carry oxygen. Mild headaches are common and need rest and water. Anyone who gets worse goes down at once, with somebody beside them, whatever the plan says. Ask your own doctor about acetazolamide beforehand.',
      },
      {
        question: 'What is the food like on group trips?',
        answer:
          'Simple, hot and mostly vegetarian: dal, rice, rotis, seasonal vegetables and eggs at breakfast, with local dishes such as siddu in Himachal, thukpa in Ladakh or appam in Kerala. The day plan lists which meals are in the price. Dinner may be late on long driving days. Carry some snacks you like: above 4,000 m there is little choice.',
      },
      {
        question: 'Will my phone and cards work?',
        answer:
          'In Ladakh and Kashmir prepaid numbers from other states do not work; postpaid numbers do, on a few networks. In Spiti, Zanskar and on treks you may have no signal for a day or more. The Andaman Islands have signal in Port Blair, Havelock and Neil, slow at busy hours. ATMs in small mountain towns often run out of cash, and UPI needs a signal, so carry enough cash for three days.',
      },
      {
        question: 'What happens when the weather closes the road?',
        answer:
          'The captain decides with the drivers and the local administration, and safety comes before the schedule. We keep another route or halt ready for the usual places: the Manali–Leh road, Sela, the ghats in the rains, island ferries in bad weather. If weather, landslides or strikes make extra nights necessary, travellers pay for them at cost. Money that we did not spend on cancelled parts comes back to you. Keep a spare day before an important flight.',
      },
      {
        question: 'How much luggage may I bring?',
        answer:
          'One bag of up to 15 kg and a day pack are right for nearly every trip. On mountain roads take a soft bag or rucksack, because hard suitcases don’t fit on a roof rack. Flights to Leh and Port Blair may have lower baggage limits, so check your ticket. On treks the bag for mules or porters is weighed and has a limit, and you carry the rest yourself.',
      },
      {
        question: 'Do I need to tip, and whom?',
        answer:
          'Tips are not required, and nobody may ask you for one. If you want to thank people, groups usually put together one envelope on the last evening for the driver, cook and helpers, and on treks for the mule handlers too. Abroad it differs: small notes are welcome in Bali and Thailand, while tips are uncommon in Singapore.',
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
          'Children are welcome on family tours and on private trips, with a parent or guardian. Only adults can book, and a traveller under {adultAge} travels on a parent’s booking. The site is not meant for people under {minimumAge}. Heights set limits on every trip of ours: nobody under 2 sleeps above 3,000 m, nobody under 8 above 3,600 m, and nobody under 10 above 4,000 m. Each trip page gives its lowest age; rafting, paragliding, diving and treks have their own.',
      },
      {
        question: 'Are your trips suitable for older travellers?',
        answer:
          'Many are. Kerala, Rajasthan, Tamil Nadu, Singapore and the toy-train hills are easy on the knees, and private trips can go at half the usual pace with ground-floor rooms. For Ladakh, Kedarnath or anything above 3,000 m, people with heart, lung or blood-pressure problems should ask their doctor first. Tell us honestly about stairs and long drives: it costs little to change a plan before the trip, and much more on the way.',
      },
      {
        question: 'Do you arrange trips for wheelchair users?',
        answer:
          'On private trips, yes, and we tell you clearly where it is not possible. Singapore, Dubai and the bigger cities of Europe are well equipped. In India we look for step-free rooms, vehicles with space for a folding chair and monuments with ramps or lifts, and before you decide we send you pictures of places we are not sure about. Old-town lanes, houseboats and mountain homestays are usually not possible without helpers, whom we can hire.',
      },
      {
        question: 'Can you provide Jain, vegan or allergy-safe meals?',
        answer:
          'Vegetarian food is the default nearly everywhere. Jain meals without root vegetables and vegan meals can be arranged in most towns if you tell us a week before; in tents and homestays the cook uses what is in the store. Severe allergies need more care. Tell us in the chat when you book, carry your own medicine, and remember that a mountain kitchen has one set of pans and cannot promise that food is free of traces.',
      },
      {
        question: 'What do you do for women travelling alone?',
        answer:
          'Women share rooms with women only. We have worked with our drivers and captains before, and you get their names and numbers before departure. You may ask how many women are already in the group, and we tell you the number. Hostels on backpacking routes have women’s rooms on request. If anyone makes you uncomfortable, tell the captain or call us: that person will be moved, not you.',
      },
      {
        question: 'I have a medical condition. Whom should I tell?',
        answer:
          'Tell us before you pay, and ask your doctor about anything to do with heart, lungs, epilepsy, diabetes on insulin, pregnancy or a recent operation. We share it only with the captain who needs it. Some activities have firm limits: no diving with asthma unless a doctor clears it, no paragliding or rafting in pregnancy. Carry your medicines in your hand luggage, with the prescription, and twice as much as you need.',
      },
      {
        question: 'Can you plan a honeymoon, a birthday or a proposal?',
        answer:
          'Yes, gladly. Honeymoon packages already include a few extras for two, and customised trips can have more: a cake on a houseboat, a private dinner, a photographer for an hour. Tell us at least a week before, and who must not find out. In remote places less is possible: there are no roses at Pangong. We tell you the price of every extra beforehand.',
      },
      {
        question: 'Do you organise trips for companies, schools and large groups?',
        answer:
          'Yes. A single online booking holds up to {maxGuests} guests; for more people a private departure is nearly always better value, with your own dates, vehicles and captain. Send the head count, the month, a budget per person and the purpose to {email}. Schools get a plan that says how many pupils each leader looks after, and consent forms for the parents. Companies get one GST invoice and one contact person for the whole trip.',
      },
    ],
  },
]
