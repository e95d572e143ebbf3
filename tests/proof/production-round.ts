import { rehearseProduction } from '../production/rehearse-production.ts'
import type { Proof } from './proof.ts'

/** The same as `npm run rehearse`. */
export const production: Proof = {
  name: 'production',
  title: 'Production',
  doing: 'Starting production by the README, behind TLS and with stand-ins, and walking through it',
  async prove({ addressOf }) {
    const steps: string[] = []
    const faults: string[] = []
    try {
      await rehearseProduction(addressOf('postgres'), (step, came) => steps.push(`- ${step}: ${came}`))
    } catch (error) {
      faults.push((error as Error).message)
    }
    return { text: steps.join('\n'), faults }
  },
}
