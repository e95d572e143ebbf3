import type { PlaceContent } from '../schema.ts'

/** Cities where trips begin and end. */
export const places: PlaceContent[] = [
  { id: 'delhi', name: 'Delhi', state: 'Delhi', lat: 28.61, lon: 77.21, altitude: 216, hindi: 'दिल्ली' },
  { id: 'mumbai', name: 'Mumbai', state: 'Maharashtra', lat: 19.08, lon: 72.88, altitude: 14, hindi: 'मुंबई' },
  { id: 'chandigarh', name: 'Chandigarh', state: 'Chandigarh', lat: 30.73, lon: 76.78, altitude: 321, hindi: 'चंडीगढ़' },
  { id: 'amritsar', name: 'Amritsar', state: 'Punjab', lat: 31.63, lon: 74.87, altitude: 234, hindi: 'अमृतसर' },
  { id: 'kolkata', name: 'Kolkata', state: 'West Bengal', lat: 22.57, lon: 88.36, altitude: 9, hindi: 'कोलकाता' },
  { id: 'guwahati', name: 'Guwahati', state: 'Assam', lat: 26.14, lon: 91.74, altitude: 55, hindi: 'गुवाहाटी' },
  { id: 'bengaluru', name: 'Bengaluru', state: 'Karnataka', lat: 12.97, lon: 77.59, altitude: 920, hindi: 'बेंगलुरु' },
  { id: 'chennai', name: 'Chennai', state: 'Tamil Nadu', lat: 13.08, lon: 80.27, altitude: 7, hindi: 'चेन्नई' },
  { id: 'kochi', name: 'Kochi', state: 'Kerala', lat: 9.97, lon: 76.28, altitude: 3, hindi: 'कोच्चि' },
  { id: 'dehradun', name: 'Dehradun', state: 'Uttarakhand', lat: 30.32, lon: 78.03, altitude: 640, hindi: 'देहरादून' },
  { id: 'haridwar', name: 'Haridwar', state: 'Uttarakhand', lat: 29.95, lon: 78.16, altitude: 314, hindi: 'हरिद्वार' },
  { id: 'jammu', name: 'Jammu', state: 'Jammu & Kashmir', lat: 32.73, lon: 74.86, altitude: 327, hindi: 'जम्मू' },
]
