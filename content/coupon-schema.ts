import * as v from 'valibot'

const day = v.pipe(v.string(), v.isoDate('write a day as YYYY-MM-DD'))

/** A code; one without days holds always. */
export const couponSchema = v.strictObject({
  code: v.pipe(
    v.string(),
    v.regex(/^[A-Z][A-Z0-9]{3,19}$/, 'write 4 to 20 capitals and digits, such as SAVE10'),
  ),
  discountPercentage: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  description: v.pipe(v.string(), v.trim(), v.minLength(8), v.maxLength(80)),
  minimumAmount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_00_00_000))),
  firstBookingOnly: v.optional(v.boolean()),
  firstDay: v.optional(day),
  lastDay: v.optional(day),
})
