import type { Look } from '../brand/avatars.ts'

/** Portraits for the team, the reviewers and the testimonials; the names are samples. */
export const PEOPLE: { name: string; look: Look }[] = [
  { name: 'Ananya Rao', look: 'long' },
  { name: 'Imran Shaikh', look: 'short' },
  { name: 'Sneha Kulkarni', look: 'wavy' },
  { name: 'Priya Iyer', look: 'bun' },
  { name: 'Karthik R', look: 'curly' },
  { name: 'Neha Gupta', look: 'bob' },
  { name: 'Arjun Nair', look: 'short' },
  { name: 'Meera Joshi', look: 'long' },
  { name: 'Stanzin Angmo', look: 'wavy' },
  { name: 'Vikram Rathore', look: 'turban' },
  { name: 'Fatima Zaidi', look: 'drape' },
]
