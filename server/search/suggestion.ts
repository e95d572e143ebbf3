/** A trip as the suggestions show it. */
export type Suggestion = {
  id: string
  title: string
  location: string
  duration: string
  /** Whole rupees a person. */
  price: number
  /** '+ 5% GST' where it is not in the price. */
  gstNote: string | null
  image: string
  href: string
}
