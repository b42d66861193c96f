import { allPrograms } from '~/modules/mentor/skills/write/recipes/programs'
import { readContracts } from '../../../../../scripts/known-contracts.mjs'
import type { KnownContract } from '../known'

/** The contracts as the page has them. */
export const KNOWN = readContracts() as readonly KnownContract[]

/** All programs with functions that can be run here: how they are asked for, and each way they are written. */
export const functionPrograms = () =>
  allPrograms()
    .filter(({ elsewhere, packages, function: signature }) => !elsewhere && packages.length === 0 && signature)
    .map((program) => ({
      id: program.id,
      asks: [program.title, ...program.asks],
      codes: program.body.sections.filter(({ kind }) => kind === 'function').map(({ code }) => code),
      contract: program.properties.length > 0 ? contractOf(program.title) : null,
    }))

function contractOf(title: string): KnownContract {
  const found = KNOWN.find(({ said }) => said.startsWith(`${title} `))
  if (found === undefined) throw new Error(`no contract of "${title}"`)
  return found
}
