import { sourcesUntil } from '../sources-until.ts'
import type { Holiday } from './types.ts'

const checkedOn = sourcesUntil

/**
 * Gazetted holidays that the calendar of long weekends knows: those of the Government of India's list of 2026, and those of 2027
 * whose day is sure. Days that follow the moon may be moved by a day in the official list: they say so to readers.
 */
export const holidays: Holiday[] = [
  { day: '2026-11-24', name: 'Guru Nanak Jayanti', mayMove: true, checkedOn },
  { day: '2026-12-25', name: 'Christmas', checkedOn },
  { day: '2027-01-26', name: 'Republic Day', checkedOn },
  { day: '2027-03-06', name: 'Maha Shivaratri', mayMove: true, checkedOn },
  { day: '2027-03-10', name: 'Eid-ul-Fitr', mayMove: true, checkedOn },
  { day: '2027-03-22', name: 'Holi', mayMove: true, checkedOn },
  { day: '2027-03-26', name: 'Good Friday', checkedOn },
  { day: '2027-04-15', name: 'Ram Navami', mayMove: true, checkedOn },
  { day: '2027-05-17', name: 'Bakrid', mayMove: true, checkedOn },
  { day: '2027-05-20', name: 'Buddha Purnima', mayMove: true, checkedOn },
  { day: '2027-06-16', name: 'Muharram', mayMove: true, checkedOn },
  { day: '2027-08-15', name: 'Independence Day', checkedOn },
  { day: '2027-08-25', name: 'Janmashtami', mayMove: true, checkedOn },
  { day: '2027-10-02', name: 'Gandhi Jayanti', checkedOn },
  { day: '2027-10-09', name: 'Dussehra', mayMove: true, checkedOn },
  { day: '2027-10-29', name: 'Diwali', mayMove: true, checkedOn },
  { day: '2027-11-14', name: 'Guru Nanak Jayanti', mayMove: true, checkedOn },
  { day: '2027-12-25', name: 'Christmas', checkedOn },
]
