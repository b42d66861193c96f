/** An account that was erased, by its keyed hash. */
export type ErasedAccount = { account: string; erasedAt: Date }

/** Where it is written down who was erased, out of the reach of what restores the database. */
export type ErasureRecord = {
  /** All that was written down, in any order; none where nothing was. */
  read: () => Promise<ErasedAccount[]>
  /** On disk once it resolves. */
  add: (erased: readonly ErasedAccount[]) => Promise<void>
  /** Forgets whoever was erased before this moment. */
  dropBefore: (moment: Date) => Promise<void>
}
