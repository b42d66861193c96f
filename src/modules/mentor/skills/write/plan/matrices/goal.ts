/** What is worked out of a matrix `m`, or of two: a value, and the lines that tell it. `called`: a function of it alone. */
export type Goal = {
  from: number
  said: string
  called: string
  value: (m: string, other: string) => string
  lines: (m: string, other: string) => string[]
  how: string
  needs?: 'square' | 'two'
}
