/** What people say, and the words in which readers of requests know it: `$1` and on stand for its groups. */
export type Rewording = readonly [RegExp, string]
