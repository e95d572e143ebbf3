import { flag, number, type Section, text } from './field.ts'

/** Every field of a coupon (content/schema.ts). */
export const couponSections: readonly Section[] = [
  {
    name: 'coupon',
    title: 'Coupon',
    fields: {
      code: { control: 'fixed', label: 'Code', help: 'Travellers type it; it stays as it is.' },
      discountPercentage: number('Discount', '%'),
      description: text('Description', 80, { help: 'Begin it with the discount: ‘10% off all trips’.' }),
      minimumAmount: number('Smallest order', '₹', { optional: true }),
      firstBookingOnly: flag('For a first booking alone'),
      firstDay: { control: 'date', label: 'First day', optional: true },
      lastDay: {
        control: 'date',
        label: 'Last day',
        optional: true,
        help: 'After it the price engine refuses the code. What is called limited needs one.',
      },
    },
  },
]
