import type { Edit } from '../../../python/edit'
import { indentOf, type Propose } from './proposal'

/** Tabs beside spaces: all spaces, a tab for four of them or for eight. */
export const tabs: Propose = (fault) => {
  const { source } = fault
  if (!/^ *\t/m.test(source)) return []
  const edits: Edit[] = []
  for (let line = 1; line <= fault.byLine.length - 1; line += 1) {
    const indent = indentOf(fault, line)
    const { from } = fault.lines.rangeOf(line)
    if (indent.includes('\t')) edits.push({ from, to: from + indent.length, text: indent.replaceAll('\t', '    ') })
  }
  const wide = edits.map((edit) => ({ ...edit, text: edit.text.replaceAll('    ', '        ') }))
  const cause =
    'Unas líneas llevan tabuladores y otras, espacios. Parecen iguales, y Python no sabe cuáles van juntas. Lo he dejado todo con espacios.'
  const proposal = { kind: 'tabs-and-spaces', line: fault.problem.line, cause }
  return [
    { ...proposal, edits },
    { ...proposal, edits: wide },
  ]
}
