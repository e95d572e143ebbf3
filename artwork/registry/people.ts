import type { Look } from '../brand/avatars.ts'

/** Portraits for the team, the reviewers and the testimonials; the names are samples. */
export const PEOPLE: { name: string; look: Look }[] = [
  { name: 'Ananya Rao', look: 'woman' },
  { name: 'Imran Shaikh', look: 'man' },
  { name: 'Sneha Kulkarni', look: 'woman' },
  { name: 'Priya Iyer', look: 'woman' },
  { name: 'Karthik R', look: 'man' },
  { name: 'Neha Gupta', look: 'woman' },
  { name: 'Arjun Nair', look: 'man' },
  { name: 'Meera Joshi', look: 'woman' },
  { name: 'Stanzin Angmo', look: 'woman' },
  { name: 'Vikram Rathore', look: 'man' },
  { name: 'Fatima Zaidi', look: 'woman' },
]
