import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take half a minute and more, most of it waiting for processes. */
const long = [
  'tests/start/',
  'tests/proof/',
  'tests/fuzz/',
  'tests/bookings/histories.',
  'tests/content/',
  'tests/console/gate.',
]

/**
 * A new clone knows nothing of how long files take: vitest would begin with those of most bytes, and end
 * with one worker at a long file while the others have nothing left.
 */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) =>
      long.some((name) => relative(this.ctx.config.root, moduleId).startsWith(name))
    return [...rest.filter(isLong), ...rest.filter((file) => !isLong(file))]
  }
}
