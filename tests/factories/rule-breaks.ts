/** A form of a section in which somebody breaks rules, and beside which control each of them speaks. */
export type RuleBreaks = {
  of: string
  section: string
  /** By the names of the form. */
  typed: Record<string, string>
  /** By the file of the rule: the control, '' for the top of the form, and some of its sentence. */
  said: Record<string, [at: string, sentence: RegExp]>
}

const passes = 'A word about a long trip over the passes, '.repeat(8)

/** Every rule of content/rules at least once; that of ids speaks where something is begun. */
export const ruleBreaks: RuleBreaks[] = [
  {
    of: 'trip/lw6',
    section: 'words',
    typed: {
      region: '',
      duration: '9D/8N',
      description: `${passes} Khardung La (5,100 m), part of China, for travelers of {companyName} at half past six. Published on 1 January 2099.`,
      exclusions: 'GST and TCS\nEntry fee of the reserve\nLunches and tea\nTravel to Manali',
    },
    said: {
      regions: ['region', /^Write North/],
      kinds: ['duration', /^Write '12D\/11N'/],
      tokens: ['description', /\{companyName\}/],
      'refused-phrases': ['description', /part of China/],
      spelling: ['description', /^Write 'traveller'/],
      altitudes: ['description', /Khardung La \(5,359 m\)/],
      'plain-times': ['description', /^Write the time/],
      'source-dates': ['description', /later than the newest source/],
      money: ['exclusions', /^Remove the tax/],
      'local-charges': ['exclusions', /^Nobody can avoid/],
    },
  },
  {
    of: 'trip/lw6',
    section: 'facts',
    typed: {
      'facts.meet.time': '12:00 am',
      'facts.airport.transfer': 'By taxi, never in a hurry',
      'facts.party.way': 'party',
      'facts.party.smallest': '2',
      'facts.party.largest': '6',
      'facts.ages.to': '12',
      'facts.fitness': 'Hard, with long days in the saddle',
      'facts.nights.0.count': '2',
      'facts.network': 'To be announced later on',
      'facts.insurance': 'Not included; think about it well',
      'facts.papers.entries': '1',
      'facts.papers.0.what': 'A swimming certificate',
    },
    said: {
      meeting: ['facts.meet.time', /^Nobody knows/],
      stations: ['facts.airport.transfer', /^Say how far/],
      'group-sizes': ['facts.party', /^A group’s numbers/],
      ages: ['facts.ages.to', /^Write 18 or more/],
      fitness: ['facts.fitness', /^Write a figure/],
      nights: ['facts.nights', /^Write 11 nights/],
      'practical-facts': ['facts.network', /^Say where there is a signal/],
      'blank-facts': ['facts.network', /answers nothing/],
      insurance: ['facts.insurance', /as the terms require it here/],
      papers: ['facts.papers', /^Name the identity card/],
    },
  },
  {
    of: 'trip/lw6',
    section: 'days',
    typed: { 'itinerary.0.description': 'word '.repeat(45) },
    said: { itinerary: ['itinerary.0.description', /^Name a point of the route/] },
  },
  {
    of: 'trip/lw6',
    section: 'packages',
    typed: {
      price: '38000',
      'packages.1.title': 'Single room',
      'packages.1.description': 'Two people on one motorcycle, twin room; the price is for each',
    },
    said: {
      samples: ['price', /^The specification says 37999/],
      packages: ['packages.1.description', /^Another package/],
      parties: ['packages.1.ownRoom', /^Write true/],
      'single-room': ['facts.singleRoom', /sells one/],
    },
  },
  {
    of: 'trip/lw6',
    section: 'departures',
    typed: { 'departures.seasons.0.to': '12-04' },
    said: { departures: ['departures.seasons', /to the trip’s months/] },
  },
  {
    of: 'trip/lw6',
    section: 'pictures',
    typed: {
      cover: 'munnar/day',
      'gallery.0': 'kedarkantha/day',
      'gallery.1': 'gulmarg/day',
      'gallery.2': 'pangong/dusk',
      'gallery.3': 'pangong/dusk',
    },
    said: {
      pictures: ['gallery', /stands here twice/],
      'first-pictures': ['gallery', /does not show where one sleeps/],
      'picture-seasons': ['gallery', /shows skiers, which no month/],
      'picture-places': ['cover', /shows Kerala/],
      'picture-subjects': ['gallery', /shows trekkers/],
    },
  },
  {
    of: 'trip/lw6',
    section: 'search',
    typed: { reviews: '400' },
    said: { 'review-total': ['', /^Let all trips have 300 to 399/] },
  },
  {
    of: 'trip/o3',
    section: 'words',
    typed: { title: 'At Hornbill: Kisama, Khonoma and Dzukou', location: 'Kohima' },
    said: { totals: ['', /^Write a trip to Nagaland/] },
  },
  {
    of: 'place/leh',
    section: 'place',
    typed: { lat: '32.24', lon: '77.19' },
    said: { points: ['lat', /where "manali" lies/] },
  },
  {
    of: 'post/altitude-sickness-signs-and-rules',
    section: 'text',
    typed: { body: `${'A line of words. '.repeat(140)}\n\nSee [this](/no-such-page).` },
    said: { posts: ['body', /headings/], links: ['body', /leads nowhere/] },
  },
  {
    of: 'page/lists',
    section: 'words',
    typed: { weekend: 'no-such-trip' },
    said: { lists: ['weekend', /^Write exactly 4 ids/] },
  },
  {
    of: 'page/destinations',
    section: 'words',
    typed: { 'india.0.groupTours': '' },
    said: { destinations: ['', /at least one group tour/] },
  },
  {
    of: 'page/atlas',
    section: 'words',
    typed: { 'places.North.0.pin': 'nowhere' },
    said: { atlas: ['places.North.0.pin', /^No place has the id/] },
  },
  {
    of: 'page/keywords',
    section: 'words',
    typed: { 'entries.0.relatedTerms': 'one\none' },
    said: { keywords: ['entries', /stands here twice/] },
  },
  {
    of: 'page/compare',
    section: 'words',
    typed: { 'questions.0.ids': 'lw6' },
    said: { compare: ['questions.0.ids', /^Write two ids/] },
  },
  {
    of: 'page/moved',
    section: 'words',
    typed: { '/home': '/no-such-page' },
    said: { moved: ['/home', /leads nowhere/] },
  },
  {
    of: 'page/holidays',
    section: 'words',
    typed: { 'entries.0.checkedOn': '2099-01-01' },
    said: { holidays: ['entries.0.checkedOn', /^Write the day of the source/] },
  },
  {
    of: 'page/faq',
    section: 'words',
    typed: { 'entries.0.items.entries': '2' },
    said: { pages: ['entries', /^Write at least 6 different questions/] },
  },
  {
    of: 'page/blog',
    section: 'words',
    typed: { title: 'Another name', 'tabs.travel-tips.description': 'Words about travel. '.repeat(20) },
    said: {
      'page-words': ['title', /^The specification says/],
      descriptions: ['tabs.travel-tips.description', /^Search engines cut/],
    },
  },
  {
    of: 'page/linkPhrases',
    section: 'words',
    typed: { '/india/goa': 'same words', '/india/ladakh': 'same words' },
    said: { 'link-phrases': ['/india/goa', /leads to/] },
  },
  {
    of: 'page/reviews',
    section: 'words',
    typed: { rating: '6' },
    said: { 'page-fields': ['rating', /^Write 5 or less/] },
  },
  {
    of: 'coupon/summer15',
    section: 'coupon',
    typed: { discountPercentage: '20' },
    said: { coupons: ['description', /^Begin it with "20% off"/] },
  },
  {
    of: 'site/seller',
    section: 'words',
    typed: { state: 'Karnataka' },
    said: { 'site-facts': ['gstin', /^Write the State of the GSTIN/] },
  },
  {
    of: 'place/leh',
    section: 'place',
    typed: { country: 'Atlantis' },
    said: { emergency: ['', /whom to call in an emergency/] },
  },
]
