import { Affiliations } from './affiliations.tsx'
import { DestinationPosters } from './destination-posters.tsx'
import type { HomeData } from './load-home.ts'
import { OfferBanner } from './offer-banner.tsx'
import { PhotoGallery } from './photo-gallery.tsx'
import { StatePackages } from './state-packages.tsx'
import { TabbedRails } from './tabbed-rails.tsx'
import { Testimonials } from './testimonials.tsx'
import { TripSection } from './trip-rail.tsx'
import { WhyUs } from './why-us.tsx'

/** The sixteen sections, in their order. */
export function HomeSections({ data }: { data: HomeData }) {
  const { rails, counts } = data
  return (
    <>
      <TripSection
        id="long-weekend"
        title="Long weekends"
        text="Put your leave beside a holiday and get six to twelve days: tea hills, three Rajasthan cities, Turtuk, root bridges."
        trips={rails.longWeekend}
        more={{ to: '/long-weekend-trips', label: 'See all long weekend trips' }}
      />
      <TripSection
        id="popular-trips"
        title="Popular trips"
        text="Spiti in by Kinnaur, Kashmir in six days, three Andaman islands, both ends of Goa, Darjeeling with Nathula."
        ground="night"
        trips={rails.popular}
        more={{ to: '/popular', label: 'See all popular trips' }}
      />
      <StatePackages posters={data.india} />
      <OfferBanner offer={data.offer} />
      <TabbedRails
        id="regional-trips"
        title="Trips by region"
        text="Four Indias, each with its own season."
        more={{ to: '/india', label: 'See all India trips' }}
        tabs={[
          {
            id: 'north',
            label: 'North',
            text: `${counts.North} group trips, from the sal forest of Corbett to the cold plains of the Changthang.`,
            trips: rails.North,
          },
          {
            id: 'south',
            label: 'South',
            text: `${counts.South} group trips: backwaters, temple towns, the Nilgiris and the Andaman reefs.`,
            trips: rails.South,
          },
          {
            id: 'east',
            label: 'East',
            text: `${counts.East} group trips under Kanchenjunga and beyond: Sikkim, Meghalaya, Nagaland, Tawang.`,
            trips: rails.East,
          },
          {
            id: 'west',
            label: 'West',
            text: `${counts.West} group trips: Rajasthan, the White Rann, Goa in two seasons, Maratha forts in the rain.`,
            trips: rails.West,
          },
        ]}
      />
      <TripSection
        id="customised-trips"
        title="Customised trips"
        text={`${counts.customised} private plans and ${counts.suggested} suggested itineraries to start from. You choose the dates, the pace and who comes along.`}
        ground="warm"
        perView={3}
        trips={rails.customised}
        more={{ to: '/customized', label: 'See all customised trips' }}
      />
      <TabbedRails
        id="ladakh-departures"
        title="Ladakh departures"
        text="Seven to twelve days on two wheels, or six to eight behind a windscreen."
        ground="night"
        more={{ to: '/ladakh', label: 'See all Ladakh trips' }}
        tabs={[
          {
            id: 'ladakh-biking',
            label: 'Biking',
            text: 'Manali to Srinagar the long way, a loop from Leh, and a ride to 5,798 m at Umling La.',
            trips: rails.ladakhBiking,
          },
          {
            id: 'ladakh-suv',
            label: 'SUV',
            text: 'Turtuk by the Shyok, apricot blossom in April, Hanle’s dark sky, Pangong when it is ice.',
            trips: rails.ladakhSuv,
          },
        ]}
      />
      <TripSection
        id="off-beat"
        title="Off-beat"
        text="Zanskar over Shinku La, trout streams below Jalori, Hornbill in December, the White Rann by moonlight, Tawang over Sela."
        trips={rails.offbeat}
        more={{ to: '/offbeat', label: 'See all off-beat trips' }}
      />
      <TripSection
        id="family-tours"
        title="Family tours"
        text="Safaris at Corbett, a rack train to Ooty, sundials in Jaipur, Amritsar at the end of eight days in the hills."
        trips={rails.family}
        more={{ to: '/family-tours', label: 'See all family tours' }}
      />
      <TripSection
        id="honeymoon"
        title="Honeymoons"
        text="Four at home and four abroad: a houseboat of your own, dinner on the sand at Havelock, a seaplane to Baa Atoll."
        ground="night"
        trips={rails.honeymoon}
        more={{ to: '/honeymoon-packages', label: 'See all honeymoons' }}
      />
      <TripSection
        id="weekend-trips"
        title="Weekend trips"
        text="Two or three nights: rapids at Rishikesh, the walk to Kheerganga, a flight at Bir, dawn on Chandrashila."
        trips={rails.weekend}
        more={{ to: '/weekends', label: 'See all weekend trips' }}
      />
      <TripSection
        id="international-tours"
        title="International tours"
        text="From Krabi’s longtails to the Alps by train. The tax collected on trips abroad is in the price you see."
        trips={rails.international}
        more={{ to: '/world', label: 'See all international tours' }}
      >
        <DestinationPosters
          posters={data.world}
          sizes="(width < 768px) 45vw, (width < 1024px) 30vw, 200px"
          className="mt-10 grid-cols-2 s:grid-cols-3 m:mt-12 l:grid-cols-6"
        />
      </TripSection>
      <Testimonials told={data.told} />
      <WhyUs points={data.whyUs} />
      <PhotoGallery pictures={data.gallery} />
      {data.affiliations.length > 0 && <Affiliations affiliations={data.affiliations} />}
    </>
  )
}
