import type { ContentFixture } from '../../tests/factories/content.ts'
import { testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkCoupons } from './coupons.ts'
import { checkSiteFacts } from './site-facts.ts'

const inCoupon =
  (fields: object) =>
  ({ coupons }: ContentFixture) =>
    Object.assign(coupons[0]?.value ?? {}, fields)
const file = 'content/coupons/summer15.ts:'
const landing = 'content/pages/contact-landing.ts:'

testCaught(
  [checkCoupons, checkSiteFacts],
  [
    [
      'a limited offer without an end',
      inCoupon({ lastDay: undefined }),
      `${landing} offer.title: a limited offer ends`,
    ],
    [
      'a limited coupon without an end',
      ({ coupons, pages }) => {
        pages.contactLanding.offer.title = 'Our offer'
        inCoupon({ description: '15% off, limited', lastDay: undefined })({ coupons } as ContentFixture)
      },
      `${file} lastDay: a limited offer ends: write its last day`,
    ],
    [
      'a limited offer that nothing keeps',
      ({ pages }) => Object.assign(pages.about, { intro: 'A limited time offer for all.' }),
      'content/pages/about.ts: intro: a limited offer has an end that the server keeps',
    ],
    [
      'other percents in words',
      inCoupon({ discountPercentage: 20 }),
      `${file} description: begin it with "20% off"`,
    ],
    [
      'a smallest order that is not said',
      inCoupon({ minimumAmount: 5000 }),
      `${file} description: name the smallest order, ₹5,000`,
    ],
    [
      'an end before its beginning',
      inCoupon({ firstDay: '2027-04-01' }),
      `${file} lastDay: write 2027-04-01 or later`,
    ],
    [
      'an offer for anybody',
      inCoupon({ firstBookingOnly: undefined }),
      `${landing} offer.code: the pages offer it for a first booking`,
    ],
    [
      'an offer without a coupon',
      ({ coupons }) => coupons.pop(),
      `${landing} offer.code: there is no coupon SUMMER15`,
    ],
    [
      'twins',
      ({ coupons }) =>
        coupons.push({
          file: 'content/coupons/other.ts',
          value: { ...(coupons[0]?.value as never as object) } as never,
        }),
      'content/coupons/other.ts: code: there is another SUMMER15',
    ],
    [
      'percents of a page that the coupon does not give',
      ({ pages }) => Object.assign(pages.about, { intro: 'SUMMER15 gives 20% off.' }),
      'content/pages/about.ts: intro: write 15% off, which SUMMER15 gives',
    ],
    [
      'a code in small letters',
      inCoupon({ code: 'summer15' }),
      `${file} code: write 4 to 20 capitals and digits`,
    ],
    [
      'a GSTIN of another State',
      ({ site }) => Object.assign(site[1]?.value ?? {}, { state: 'Karnataka' }),
      'content/site/seller.ts: gstin: write the State of the GSTIN, or the GSTIN of Karnataka',
    ],
    [
      'a phone with a plus',
      ({ site }) => Object.assign(site[0]?.value ?? {}, { phone: '+91 98' }),
      'content/site/company.ts: phone: write the digits with the country code',
    ],
  ],
)
testAccepted(
  [checkCoupons],
  [
    [
      'an offer without an end that is not called limited',
      (content) => {
        inCoupon({ lastDay: undefined })(content)
        content.pages.contactLanding.offer.title = 'Our offer'
      },
    ],
  ],
)
