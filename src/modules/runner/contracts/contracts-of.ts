import type { FunctionContract } from '../properties'
import { type KnownContract, knownContracts } from './known'
import { requestedContracts } from './requested'

/** What a block's functions must do, as far as the request says for sure: a program's own contract goes before the request's words. */
export const contractsOf = (request: string, code: string, known: readonly KnownContract[]): FunctionContract[] => [
  ...knownContracts(request, code, known),
  ...requestedContracts(request),
]
