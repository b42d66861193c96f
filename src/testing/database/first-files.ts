import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * A Vitest sequencer that begins with the files whose path contains one of `names`, in this order: those that take or wait longest, so
 * that none of them is left over at the end with the other workers idle. Vitest itself knows only sizes at a first run.
 */
export const beginningWith = (names: readonly string[]) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const rank = ({ moduleId }: TestSpecification) => {
        const at = names.findIndex((name) => moduleId.includes(name))
        return at === -1 ? names.length : at
      }
      return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
    }
  }
