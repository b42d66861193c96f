/** More of a message is not read for what it points at. */
const MAX_SAID = 600

/** The person's words in lower case without accents, their signs kept, as short forms are written out; spaces single. */
export const saidText = (prose: string): string =>
  prose
    .slice(0, MAX_SAID)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\b(?:q|k|ke)\b/g, 'que')
    .replace(/\b(?:pq|xq|porq|porque)\b/g, 'por que')
    .replace(/\b(?:pa|xa)\b/g, 'para')
    .trim()
