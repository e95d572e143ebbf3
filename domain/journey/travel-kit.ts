import type { Trip } from '../trips/trip.ts'
import { type EmergencyCountry, type EmergencyNumber, emergencyOn } from './emergency.ts'

/** What everybody who travels may have, also by a link that is passed on: nothing of it tells who they are. */
export type TravelKit = { packing: Trip['thingsToCarry']; emergency: EmergencyCountry[] }

export function kitOf(trip: Trip, numbers: Record<string, EmergencyNumber[]>): TravelKit {
  return { packing: trip.thingsToCarry, emergency: emergencyOn(trip.route, numbers) }
}
