import type { PlaceContent } from '../schema.ts'

/** The Maldives, the Emirates and Musandam, Europe, Bhutan and Nepal. */
export const places: PlaceContent[] = [
  // Maldives
  { id: 'male', name: 'Malé', state: 'Kaafu', country: 'Maldives', lat: 4.18, lon: 73.51, altitude: 2, fact: 'The capital of the Maldives fills its island to the edge; its Old Friday Mosque of 1658 is carved from coral stone.' },
  { id: 'hulhumale', name: 'Hulhumalé', state: 'Kaafu', country: 'Maldives', lat: 4.21, lon: 73.54, altitude: 2, fact: 'An island pumped up from the lagoon since 1997, built higher than Malé with the rising sea in mind.' },
  { id: 'maafushi', name: 'Maafushi', state: 'Kaafu', country: 'Maldives', lat: 3.94, lon: 73.49, altitude: 2, fact: 'One of the first islands where local families opened guest houses after the law allowed them in 2009.' },
  { id: 'dhigurah', name: 'Dhigurah', state: 'Alifu Dhaalu', country: 'Maldives', lat: 3.53, lon: 72.92, altitude: 2, fact: 'The name means long island: three kilometres of palm and sand, inside the whale-shark waters of South Ari.' },
  { id: 'dhangethi', name: 'Dhangethi', state: 'Alifu Dhaalu', country: 'Maldives', lat: 3.61, lon: 72.95, altitude: 2 },
  { id: 'maamigili', name: 'Maamigili', state: 'Alifu Dhaalu', country: 'Maldives', lat: 3.48, lon: 72.84, altitude: 2, fact: 'Its airstrip stands on the reef edge that young whale sharks patrol all year.' },
  { id: 'south-male-atoll', name: 'South Malé Atoll', state: 'Kaafu', country: 'Maldives', lat: 3.97, lon: 73.45, altitude: 1, fact: 'Near enough to the airport for a speedboat at any hour, so night flights from India work.' },
  { id: 'guraidhoo', name: 'Guraidhoo', state: 'Kaafu', country: 'Maldives', lat: 3.9, lon: 73.47, altitude: 2 },
  { id: 'north-male-atoll', name: 'North Malé Atoll', state: 'Kaafu', country: 'Maldives', lat: 4.42, lon: 73.5, altitude: 1, fact: 'The atoll of the first Maldivian resort, opened in 1972.' },
  { id: 'baa-atoll', name: 'Baa Atoll', state: 'Baa', country: 'Maldives', lat: 5.2, lon: 73.0, altitude: 1, fact: 'A UNESCO biosphere reserve since 2011.' },
  { id: 'dharavandhoo', name: 'Dharavandhoo', state: 'Baa', country: 'Maldives', lat: 5.16, lon: 73.13, altitude: 2, fact: 'The island with Baa’s airstrip, a short boat ride from Hanifaru Bay.' },
  { id: 'rasdhoo', name: 'Rasdhoo', state: 'Alifu Alifu', country: 'Maldives', lat: 4.26, lon: 72.99, altitude: 2, fact: 'Scalloped hammerheads rise out of the blue beside its small atoll at dawn.' },
  { id: 'maaya-thila', name: 'Maaya Thila', state: 'Alifu Alifu', country: 'Maldives', lat: 4.09, lon: 72.86, altitude: 0, fact: 'A protected pinnacle in North Ari whose top lies six metres under the surface.' },
  { id: 'fulidhoo', name: 'Fulidhoo', state: 'Vaavu', country: 'Maldives', lat: 3.68, lon: 73.42, altitude: 2, fact: 'An island small enough to walk round in twenty minutes, where stingrays come to the harbour at dusk.' },

  // The Emirates and Musandam
  { id: 'dubai', name: 'Dubai', state: 'Dubai', country: 'United Arab Emirates', lat: 25.2, lon: 55.27, altitude: 5, hindi: 'दुबई', fact: 'The creek that made it a pearl port still has wooden abras crossing for one dirham.' },
  { id: 'palm-jumeirah', name: 'Palm Jumeirah', state: 'Dubai', country: 'United Arab Emirates', lat: 25.11, lon: 55.14, altitude: 3 },
  { id: 'jebel-ali', name: 'Jebel Ali', state: 'Dubai', country: 'United Arab Emirates', lat: 24.92, lon: 55.0, altitude: 15 },
  { id: 'lahbab', name: 'Lahbab', state: 'Dubai', country: 'United Arab Emirates', lat: 25.04, lon: 55.6, altitude: 140, fact: 'Iron oxide gives its dunes their red; they are the nearest high sand to the city.' },
  { id: 'dubai-desert-reserve', name: 'Dubai Desert Conservation Reserve', state: 'Dubai', country: 'United Arab Emirates', lat: 24.82, lon: 55.65, altitude: 220, fact: 'Fenced and protected for Arabian oryx, which had died out in the wild by 1972.' },
  { id: 'hatta', name: 'Hatta', state: 'Dubai', country: 'United Arab Emirates', lat: 24.8, lon: 56.12, altitude: 330, fact: 'Dubai’s mountain exclave in the Hajar, with a turquoise reservoir and a restored fort village.' },
  { id: 'abu-dhabi', name: 'Abu Dhabi', state: 'Abu Dhabi', country: 'United Arab Emirates', lat: 24.45, lon: 54.38, altitude: 5, hindi: 'अबू धाबी', fact: 'Capital of the Emirates, on an island joined to the mainland by bridges.' },
  { id: 'yas-island', name: 'Yas Island', state: 'Abu Dhabi', country: 'United Arab Emirates', lat: 24.49, lon: 54.6, altitude: 4 },
  { id: 'madinat-zayed', name: 'Madinat Zayed', state: 'Abu Dhabi', country: 'United Arab Emirates', lat: 23.65, lon: 53.65, altitude: 120 },
  { id: 'liwa', name: 'Liwa', state: 'Abu Dhabi', country: 'United Arab Emirates', lat: 23.13, lon: 53.77, altitude: 115, fact: 'An arc of date gardens on the edge of the Empty Quarter, home ground of Abu Dhabi’s ruling Bani Yas.' },
  { id: 'moreeb-dune', name: 'Moreeb Dune', state: 'Abu Dhabi', country: 'United Arab Emirates', lat: 22.98, lon: 53.79, altitude: 120, fact: 'A sand face often given as 300 metres high and fifty degrees steep, raced up by cars each winter.' },
  { id: 'ras-al-khaimah', name: 'Ras Al Khaimah', state: 'Ras Al Khaimah', country: 'United Arab Emirates', lat: 25.79, lon: 55.94, altitude: 6 },
  { id: 'jebel-jais', name: 'Jebel Jais', state: 'Ras Al Khaimah', country: 'United Arab Emirates', lat: 25.95, lon: 56.17, altitude: 1934, fact: 'The summit lies just across the line in Oman; the road on the Emirati side is the country’s highest.' },
  { id: 'khasab', name: 'Khasab', state: 'Musandam', country: 'Oman', lat: 26.18, lon: 56.25, altitude: 5, fact: 'The harbour of Oman’s exclave on the Strait of Hormuz, under a fort the Portuguese built in the seventeenth century.' },
  { id: 'khor-ash-sham', name: 'Khor ash Sham', state: 'Musandam', country: 'Oman', lat: 26.2, lon: 56.34, altitude: 0, fact: 'A sea inlet sixteen kilometres long between bare limestone walls, home to humpback dolphins.' },
  { id: 'jebel-harim', name: 'Jebel Harim', state: 'Musandam', country: 'Oman', lat: 25.98, lon: 56.23, altitude: 2087, fact: 'Musandam’s highest mountain, whose rock holds fossil fish and shells from an old sea floor.' },

  // France and the Low Countries
  { id: 'paris', name: 'Paris', state: 'Île-de-France', country: 'France', lat: 48.86, lon: 2.35, altitude: 35, hindi: 'पेरिस', fact: 'Notre-Dame reopened in December 2024, five years after the fire.' },
  { id: 'versailles', name: 'Versailles', state: 'Île-de-France', country: 'France', lat: 48.8, lon: 2.12, altitude: 132 },
  { id: 'giverny', name: 'Giverny', state: 'Normandy', country: 'France', lat: 49.08, lon: 1.53, altitude: 30, fact: 'Monet’s garden and lily pond, open from April to the start of November.' },
  { id: 'antwerp', name: 'Antwerp', state: 'Flanders', country: 'Belgium', lat: 51.22, lon: 4.4, altitude: 8, fact: 'Much of its diamond trade is run by Gujarati Jain families, who came from the 1960s.' },
  { id: 'amsterdam', name: 'Amsterdam', state: 'North Holland', country: 'Netherlands', lat: 52.37, lon: 4.9, altitude: -2, fact: 'A city on wooden piles below sea level, ringed by canals dug in the seventeenth century.' },
  { id: 'keukenhof', name: 'Keukenhof', state: 'South Holland', country: 'Netherlands', lat: 52.27, lon: 4.55, altitude: 0, fact: 'Seven million bulbs, open for about eight weeks each spring.' },
  { id: 'zaanse-schans', name: 'Zaanse Schans', state: 'North Holland', country: 'Netherlands', lat: 52.47, lon: 4.82, altitude: 0 },

  // Switzerland
  { id: 'zurich', name: 'Zurich', state: 'Zurich', country: 'Switzerland', lat: 47.38, lon: 8.54, altitude: 408 },
  { id: 'lucerne', name: 'Lucerne', state: 'Lucerne', country: 'Switzerland', lat: 47.05, lon: 8.31, altitude: 435, fact: 'Its covered wooden bridge dates from the fourteenth century.' },
  { id: 'interlaken', name: 'Interlaken', state: 'Bern', country: 'Switzerland', lat: 46.69, lon: 7.86, altitude: 568, fact: 'It stands between the lakes of Thun and Brienz, and has a statue of Yash Chopra.' },
  { id: 'lauterbrunnen', name: 'Lauterbrunnen', state: 'Bern', country: 'Switzerland', lat: 46.59, lon: 7.91, altitude: 795, fact: 'Seventy-two waterfalls come off the cliffs of this one valley.' },
  { id: 'wengen', name: 'Wengen', state: 'Bern', country: 'Switzerland', lat: 46.61, lon: 7.92, altitude: 1274, fact: 'No road goes there; the rack railway has brought everything up since 1893.' },
  { id: 'mannlichen', name: 'Männlichen', state: 'Bern', country: 'Switzerland', lat: 46.61, lon: 7.94, altitude: 2343 },
  { id: 'murren', name: 'Mürren', state: 'Bern', country: 'Switzerland', lat: 46.56, lon: 7.89, altitude: 1638 },
  { id: 'jungfraujoch', name: 'Jungfraujoch', state: 'Valais', country: 'Switzerland', lat: 46.55, lon: 7.98, altitude: 3454, fact: 'Europe’s highest railway station, reached by a tunnel finished in 1912.' },
  { id: 'montreux', name: 'Montreux', state: 'Vaud', country: 'Switzerland', lat: 46.43, lon: 6.91, altitude: 390, fact: 'Freddie Mercury’s bronze faces the lake he recorded beside.' },
  { id: 'st-moritz', name: 'St. Moritz', state: 'Graubünden', country: 'Switzerland', lat: 46.5, lon: 9.84, altitude: 1822, fact: 'Host of the Winter Olympics in 1928 and 1948, both on natural ice.' },
  { id: 'ospizio-bernina', name: 'Ospizio Bernina', state: 'Graubünden', country: 'Switzerland', lat: 46.41, lon: 10.02, altitude: 2253, fact: 'The top of the Bernina line, crossed without a rack rail or a summit tunnel.' },
  { id: 'tirano', name: 'Tirano', state: 'Lombardy', country: 'Italy', lat: 46.22, lon: 10.17, altitude: 441 },
  { id: 'zermatt', name: 'Zermatt', state: 'Valais', country: 'Switzerland', lat: 46.02, lon: 7.75, altitude: 1608, fact: 'Petrol cars stop at Täsch, five kilometres below; the Matterhorn stands over the main street.' },
  { id: 'gornergrat', name: 'Gornergrat', state: 'Valais', country: 'Switzerland', lat: 45.98, lon: 7.78, altitude: 3089, fact: 'A rack railway has climbed here since 1898, facing twenty-nine peaks over 4,000 metres.' },

  // Italy
  { id: 'rome', name: 'Rome', state: 'Lazio', country: 'Italy', lat: 41.9, lon: 12.5, altitude: 21, hindi: 'रोम', fact: 'The Pantheon’s dome, poured about 126 CE, is still the largest of unreinforced concrete.' },
  { id: 'orvieto', name: 'Orvieto', state: 'Umbria', country: 'Italy', lat: 42.72, lon: 12.11, altitude: 325, fact: 'A town on a plug of volcanic tuff, with a striped cathedral and wells cut through the rock.' },
  { id: 'florence', name: 'Florence', state: 'Tuscany', country: 'Italy', lat: 43.77, lon: 11.26, altitude: 50, fact: 'Brunelleschi closed its cathedral dome in 1436 without a wooden frame beneath.' },
  { id: 'padua', name: 'Padua', state: 'Veneto', country: 'Italy', lat: 45.41, lon: 11.88, altitude: 12, fact: 'Giotto finished the Scrovegni Chapel’s frescoes here about 1305.' },
  { id: 'venice', name: 'Venice', state: 'Veneto', country: 'Italy', lat: 45.44, lon: 12.34, altitude: 1, hindi: 'वेनिस', fact: 'Over four hundred bridges join its hundred and more islands, and no car crosses one.' },

  // Central Europe
  { id: 'prague', name: 'Prague', state: 'Prague', country: 'Czechia', lat: 50.08, lon: 14.44, altitude: 200, fact: 'Its astronomical clock has run on the Old Town Hall since 1410.' },
  { id: 'kutna-hora', name: 'Kutná Hora', state: 'Central Bohemia', country: 'Czechia', lat: 49.95, lon: 15.27, altitude: 254, fact: 'Silver mines made it second only to Prague in Bohemia, and paid for St Barbara’s flying buttresses.' },
  { id: 'vienna', name: 'Vienna', state: 'Vienna', country: 'Austria', lat: 48.21, lon: 16.37, altitude: 171, fact: 'Its coffee-house culture stands on Austria’s list of intangible heritage.' },
  { id: 'bratislava', name: 'Bratislava', state: 'Bratislava', country: 'Slovakia', lat: 48.15, lon: 17.11, altitude: 134, fact: 'Hungary crowned its kings here for almost three centuries while Buda was Ottoman or ruined.' },
  { id: 'budapest', name: 'Budapest', state: 'Budapest', country: 'Hungary', lat: 47.5, lon: 19.04, altitude: 105, fact: 'Buda, Pest and Óbuda became one city in 1873; hot springs run under all three.' },

  // Iberia
  { id: 'lisbon', name: 'Lisbon', state: 'Lisbon', country: 'Portugal', lat: 38.72, lon: -9.14, altitude: 15, fact: 'Vasco da Gama, who reached Calicut in 1498, is buried in its Jerónimos church.' },
  { id: 'sintra', name: 'Sintra', state: 'Lisbon', country: 'Portugal', lat: 38.8, lon: -9.39, altitude: 225, fact: 'A hill cool enough that Portugal’s kings summered there, and still foggy in August.' },
  { id: 'evora', name: 'Évora', state: 'Alentejo', country: 'Portugal', lat: 38.57, lon: -7.91, altitude: 300, fact: 'Fourteen Roman columns stand beside a medieval cathedral at its top.' },
  { id: 'seville', name: 'Seville', state: 'Andalusia', country: 'Spain', lat: 37.39, lon: -5.99, altitude: 7, fact: 'The cathedral’s bell tower was first a minaret, climbed by ramps wide enough for a horse.' },
  { id: 'cordoba-spain', name: 'Córdoba', state: 'Andalusia', country: 'Spain', lat: 37.89, lon: -4.78, altitude: 106, fact: 'Its Mezquita has more than 850 columns, and a cathedral set down among them.' },
  { id: 'granada', name: 'Granada', state: 'Andalusia', country: 'Spain', lat: 37.18, lon: -3.6, altitude: 738, fact: 'The last Muslim city of Spain, surrendered in January 1492.' },

  // Bhutan
  { id: 'paro', name: 'Paro', state: 'Paro', country: 'Bhutan', lat: 27.43, lon: 89.42, altitude: 2280, hindi: 'पारो', fact: 'The country’s only international airport lies in its valley, and pilots land by sight between the ridges.' },
  { id: 'thimphu', name: 'Thimphu', state: 'Thimphu', country: 'Bhutan', lat: 27.47, lon: 89.64, altitude: 2334, hindi: 'थिम्फू', fact: 'A capital without a traffic light: a policeman in white gloves directs the main crossing.' },
  { id: 'dochula', name: 'Dochula', state: 'Thimphu', country: 'Bhutan', lat: 27.49, lon: 89.75, altitude: 3100, fact: 'One hundred and eight chortens stand on the pass, built after the campaign of 2003.' },
  { id: 'punakha', name: 'Punakha', state: 'Punakha', country: 'Bhutan', lat: 27.59, lon: 89.86, altitude: 1242, fact: 'Capital until the 1950s; its dzong of 1637 stands where the father and mother rivers meet.' },
  { id: 'taktsang', name: 'Taktsang', state: 'Paro', country: 'Bhutan', lat: 27.49, lon: 89.36, altitude: 3120, fact: 'The Tiger’s Nest hangs on its cliff about nine hundred metres above the Paro valley.' },
  { id: 'chele-la', name: 'Chele La', state: 'Paro', country: 'Bhutan', lat: 27.37, lon: 89.35, altitude: 3988, fact: 'The highest motor road in western Bhutan, between Paro and Haa.' },

  // Nepal
  { id: 'kathmandu', name: 'Kathmandu', state: 'Bagmati', country: 'Nepal', lat: 27.71, lon: 85.32, altitude: 1400, hindi: 'काठमांडू', fact: 'Seven groups of monuments in its valley form one UNESCO site.' },
  { id: 'bhaktapur', name: 'Bhaktapur', state: 'Bagmati', country: 'Nepal', lat: 27.67, lon: 85.43, altitude: 1401, fact: 'The five-roofed Nyatapola temple of 1702 came through the earthquakes of 1934 and 2015.' },
  { id: 'nagarkot', name: 'Nagarkot', state: 'Bagmati', country: 'Nepal', lat: 27.72, lon: 85.52, altitude: 2195 },
  { id: 'bandipur-nepal', name: 'Bandipur', state: 'Gandaki', country: 'Nepal', lat: 27.94, lon: 84.41, altitude: 1030, fact: 'A Newar trading town left on its ridge when the highway was laid in the valley below.' },
  { id: 'pokhara', name: 'Pokhara', state: 'Gandaki', country: 'Nepal', lat: 28.21, lon: 83.99, altitude: 822, hindi: 'पोखरा', fact: 'Annapurna I rises more than seven thousand metres above the town within about forty kilometres.' },
  { id: 'sarangkot', name: 'Sarangkot', state: 'Gandaki', country: 'Nepal', lat: 28.24, lon: 83.95, altitude: 1592 },
]
