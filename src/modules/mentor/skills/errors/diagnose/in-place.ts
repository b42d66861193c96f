/** Methods that change their own object and give None. */
export const IN_PLACE = new Set([
  'sort',
  'append',
  'extend',
  'reverse',
  'insert',
  'remove',
  'clear',
  'update',
  'add',
  'discard',
  'shuffle',
])
