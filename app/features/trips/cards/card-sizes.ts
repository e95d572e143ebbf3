/** Cards that load with what they stand in, the ones beyond the edge too. */
export const firstCards = 4

/**
 * How wide the picture of a card stands in a carousel, by cards per view: its sides are cut away. On phones less than it does (90vw): their
 * screens have more pixels than an eye tells apart in a moving rail, and the next smaller file weighs half.
 */
export const railSizes = {
  3: '(width < 480px) 68vw, (width < 768px) 90vw, (width < 1024px) 60vw, 525px',
  4: '(width < 480px) 68vw, (width < 768px) 90vw, (width < 1024px) 40vw, 384px',
}
