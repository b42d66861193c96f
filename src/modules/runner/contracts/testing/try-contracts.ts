import { startBrowserPython } from '~/testing/python/browser-python'
import { MUTANTS } from '~/testing/python/mutants'
import { frameMessage, type RunEnd, type RunTask } from '../../contract'
import type { FunctionContract } from '../../properties'

/** A run of code that is held against contracts. `mutants`: the code changed in one place each, what it prints left out. */
export type ContractPython = {
  hold: (code: string, contracts: readonly FunctionContract[], over?: Partial<RunTask>) => RunEnd
  mutants: (code: string) => readonly string[]
}

export async function startContractPython(realNow = () => performance.now()): Promise<ContractPython> {
  const python = await startBrowserPython({
    ...{ print: () => {}, say: () => {}, files: () => [] },
    ...{ nextLine: () => Promise.resolve(''), realNow },
  })
  python.evaluate(MUTANTS)
  return {
    hold(code, contracts, over) {
      const task: RunTask = { code, form: 'program', before: [], seed: 1, clock: 0, inputs: [], contracts, ...over }
      const end = frameMessage.parse(JSON.parse(python.run(JSON.stringify(task))))
      if (end.type !== 'end') throw new Error(`it ended as ${end.type}`)
      return end
    },
    mutants: (code) => JSON.parse(python.evaluate(`mutants(${JSON.stringify(code)})`)),
  }
}

/** Whether a run says that the code is wrong. */
export const isRefuted = ({ error, cases }: RunEnd) => error !== null || cases?.failed != null || cases?.unmet != null
