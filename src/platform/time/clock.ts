/** The present moment. Passed in wherever time matters, so that tests can set it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
