import type { KeptForm } from './kept-form'

export type KeptPage = {
  etag: string
  /** By `performance.now()`: from then on it is rendered anew. */
  until: number
  isBeingRenewed: boolean
  bodies: Record<KeptForm, Uint8Array<ArrayBuffer>>
  headers: Record<string, string>
  route: string | undefined
  /** How it is sent without the app: known when that has sent it once. */
  ready?: ReadyAnswers
}
/** Headers are names and values in turn. */
export type ReadyAnswers = {
  unchanged: readonly string[]
  whole: Record<KeptForm, { headers: readonly string[]; body: string | Uint8Array }>
}
