/** Cards that load with what they stand in, the ones beyond the edge too. */
export const firstCards = 4

/**
 * How wide a card stands in a carousel, by cards per view. On phones less than it does (70vw): their screens have more
 * pixels than an eye tells apart in a moving rail, and the next smaller file weighs half.
 */
export const railSizes = {
  3: '(width < 480px) 55vw, (width < 768px) 70vw, (width < 1024px) 50vw, 410px',
  4: '(width < 480px) 55vw, (width < 768px) 70vw, (width < 1024px) 33vw, 300px',
}
