export type Cell = string | number
/** Data as it stands in a request, in words or pasted. `columns` is null where no header names them. */
export type PlanData =
  | { kind: 'pairs'; entries: [string, number][]; isPercent: boolean }
  | { kind: 'lists'; entries: [string, number[]][] }
  | { kind: 'rows'; columns: string[] | null; rows: Cell[][]; separator: string }
  | { kind: 'numbers'; values: number[] }
  | { kind: 'words'; values: string[] }
  | { kind: 'coded'; text: string; between: string; inside: string }
/** `noun` is what is said of the data just before it: «Facturas emitidas: 1200, 850» → facturas emitidas; `name` its variable. */
export type FoundData = { data: PlanData; noun: string; from: number; to: number; name?: string }
