/** Between the edge of a conversation and what is in it. */
export const INSET = 'px-4 @2xl:px-6'
