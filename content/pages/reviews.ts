import type { ReviewsContent } from './types.ts'

export const reviews: ReviewsContent = {
  sample: true,
  rating: 4.9,
  count: 300,
  reviews: [
    {
      name: 'Ananya Rao',
      location: 'Bengaluru',
      portrait: 'ananya-rao',
      rating: 5,
      text: 'We flew into Leh and were told to do nothing for two days. I grumbled, then watched people from our flight with oxygen masks at the hotel next door. By the time we reached Turtuk I was eating apricots on a roof with no headache at all.',
    },
    {
      name: 'Imran Shaikh',
      location: 'Pune',
      portrait: 'imran-shaikh',
      rating: 5,
      text: 'The total on the first page was the total on my card. No fuel surcharge at the end, no “mandatory” jacket rent. The Rishikesh camp put its lights out at 10 pm as promised, and the river guide knew every rapid by name.',
    },
    {
      name: 'Sneha Kulkarni',
      location: 'Mumbai',
      portrait: 'sneha-kulkarni',
      rating: 5,
      text: 'I had to cancel Kerala three weeks before because of a wedding date that moved. The page showed me the refund before I confirmed, and exactly that amount came back. I booked again for November the same evening.',
    },
    {
      name: 'Karthik R',
      location: 'Chennai',
      portrait: 'karthik-r',
      rating: 4.5,
      text: 'Hampta Pass with fifteen strangers, four of whom are friends now. One camp was on sloping ground and I slept against the tent wall, hence the missing half star. Food was hot every single evening, even in the sleet at Shea Goru.',
    },
    {
      name: 'Neha Gupta',
      location: 'Lucknow',
      portrait: 'neha-gupta',
      rating: 5,
      text: 'Travelled with my mother-in-law and a five-year-old. They moved us to a ground-floor room in Udaipur without being asked twice and found khichdi at 9 pm. The captain had more patience than I did.',
    },
  ],
  testimonials: [
    {
      name: 'Priya Iyer',
      trip: 'Valley of Flowers and Hemkund Sahib in the Rains',
      text: 'They said it would rain every day and it did. They also said the flowers need it. I have never been so wet or so glad.',
      portrait: 'priya-iyer',
    },
    {
      name: 'Arjun Nair',
      trip: 'Ladakh by Motorbike: Manali to Srinagar the Long Way',
      text: 'Twelve days, one puncture, and a mechanic behind us who fixed it before I had my gloves off. Riding alone, I still ate dinner with the whole group every night.',
      portrait: 'arjun-nair',
    },
    {
      name: 'Meera Joshi',
      trip: 'Slow Ladakh with Children: Leh, Alchi and Orchards',
      text: 'I asked for fewer hotels and more afternoons. The plan came back with two places instead of five, and a lower price. My daughter still talks about the apricot trees.',
      portrait: 'meera-joshi',
    },
  ],
}
