import { allPrograms } from '~/modules/mentor/skills/write/recipes/programs'
import { readContracts } from '../../../../../scripts/bundle/known-contracts.mjs'
import { functionShape } from '../function-shape'
import type { KnownContract } from '../known'

/** The contracts as the page has them. */
export const KNOWN = readContracts() as readonly KnownContract[]

/** All programs with functions that can be run here: how they are asked for, and each way they are written. */
export const functionPrograms = () =>
  allPrograms()
    .filter(({ elsewhere, packages, function: signature }) => !elsewhere && packages.length === 0 && signature)
    .map(({ id, title, asks, body, properties, function: signature }) => {
      const codes = body.sections.filter(({ kind }) => kind === 'function').map(({ code }) => code)
      const contract = properties.length > 0 ? contractOf(codes[0] ?? '', signature?.name ?? '') : null
      return { id, asks: [title, ...asks], codes, contract }
    })

function contractOf(code: string, name: string): KnownContract {
  const found = KNOWN.find((one) => one.name === name && one.shapes.includes(functionShape(code, name)))
  if (found === undefined) throw new Error(`no contract of "${name}"`)
  return found
}
