/** Part of every identity's key, so it must outlive changes of the public address. */
export const ISSUER = 'pymentor-embedded'
