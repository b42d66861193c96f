/** Of the privacy policy: what stands in bold at the beginning of one of its points. */
export type PolicyPoint = string

/** Columns by their names in the database. */
export type StoredTable =
  | {
      /** Why nothing in it is about a person who can be told. */
      notPersonal: string
      columns: string[]
    }
  | {
      /** The points of the privacy policy that tell of it: what is kept, and for how long where that is not "while there is an account". */
      policy: PolicyPoint[]
      /** `deleted` with the account; or why rows stay, until when, and without what. */
      erasure: 'deleted' | { kept: string }
      /** Those that say whose row it is, or to what it belongs. */
      links: string[]
      exported: string[]
      /** Why a column is not in the export. */
      heldBack: Record<string, string>
      /** Columns that keep naming the person by an id that leads nowhere any more, and why. */
      stillNamed?: Record<string, string>
    }

export const columnsOf = (table: StoredTable): string[] =>
  'notPersonal' in table ? table.columns : [...table.links, ...table.exported, ...Object.keys(table.heldBack)]
