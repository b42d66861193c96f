/** Methods of collections that change their own object and give None. */
export const GIVES_NONE: ReadonlySet<string> = new Set(
  'append extend insert remove clear sort reverse add update discard'.split(' '),
)

/** All that change their own object, whatever they give. */
export const CHANGES_IN_PLACE: ReadonlySet<string> = new Set([...GIVES_NONE, 'pop', 'popitem', 'setdefault'])
