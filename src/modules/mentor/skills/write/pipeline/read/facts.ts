import type { Column } from '../../report/read/column'
import { columnsIn } from '../pipeline'
import type { Fact, Scan } from './scan'

export type Of<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>

export const only = <Kind extends Fact['kind']>(facts: readonly Fact[], kind: Kind): Of<Kind>[] =>
  facts.filter((fact): fact is Of<Kind> => fact.kind === kind)

export const soleColumn = ({ money }: Scan): Column | null => (money ? (columnsIn(money)[0] ?? null) : null)
