import { type Change, STAGE } from '../../change'
import { inChain } from './in-chain'
import { marginally } from './marginally'
import { onConstant, onRate } from './on-rate'
import { onResult } from './on-result'
import { readTiers } from './read-tiers'

/** «hasta 1000 el 5 %, de 1000 a 3000 el 8 % y de ahí en adelante el 10 %»: the rule of a program, told anew tier by tier. */
export const tiersChange: Change = {
  name: 'tiers',
  stage: STAGE.value,
  says: [],
  reads(said, p) {
    const told = readTiers(said)
    return told === null || madeOf(p, told) === null ? null : [told.span]
  },
  make(p, { said }) {
    const told = readTiers(said)
    return told && madeOf(p, told)
  },
}

function madeOf(p: Parameters<typeof inChain>[0], told: NonNullable<ReturnType<typeof readTiers>>) {
  if (told.isMarginal) return marginally(p, told)
  return inChain(p, told) ?? onRate(p, told) ?? onConstant(p, told) ?? onResult(p, told)
}
