import { inlineCode } from '../../../../engine/compose'
import type { Statement, StatementOf } from '../../../../python/ast'
import { comparison, nameOf, numberOf, updateOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, mainStatements, positional } from '../../../../python/program/source'
import { statementsIn } from '../../../../python/walk'
import { type Change, type Result, STAGE } from '../../change'

/** «que cuente también las mayúsculas y las que llevan tilde»: the vowels of a text in all their forms. */
export const moreVowelsChange: Change = {
  name: 'more-vowels',
  stage: STAGE.value,
  says: [
    /(?<upper>\b(?:(?:y|que|tambien) )*(?:(?:no (?:distinga|importen?)|cuent\w+|val\w+|acept\w+|reconoz\w+|incluy\w+|sin (?:distinguir|importar))(?: tambien)? )?(?:tambien )?(?:las |los |con )?(?:vocales )?(?:en )?(?:mayusculas?)(?: (?:o|y|ni|de) minusculas?)?(?: tambien)?)/,
    /(?<accents>\b(?:(?:y|e|que|tambien|ni) )*(?:(?:cuent\w+|val\w+|reconoz\w+|incluy\w+) (?:tambien )?)?(?:las |los |con )?(?:vocales )?(?:que (?:llev\w+|teng\w+|tien\w+)|con|acentuadas|(?=tildes|acentos)) ?(?:tildes?|acentos?|acentuadas)?(?: tambien)?)/,
  ],
  needs: ({ words }) => /mayus|tilde|acent/.test(words),
  make(p, { parts, words }): Result {
    const tests = p.spots('compare').flatMap(({ node }) => {
      const test = comparison(node)
      const isVowels = test?.right.kind === 'string' && /^[aeiou]{5}$/.test(test.right.value)
      return test?.operator === 'in' && isVowels ? [test] : []
    })
    const [test] = tests
    if (!test) return null
    const hasAccents = parts.accents !== undefined && /tilde|acent/.test(words)
    const upper = /mayus/.test(words)
    return {
      code: edited(p, [
        ...(upper ? [{ from: test.left.to, to: test.left.to, text: '.lower()' }] : []),
        ...(hasAccents
          ? [{ from: test.right.from, to: test.right.to, text: p.text(test.right).replace('aeiou', 'aeiouáéíóúü') }]
          : []),
      ]),
      told: `Cuenta también ${[upper ? 'las mayúsculas' : '', hasAccents ? 'las que llevan tilde' : ''].filter((part) => part !== '').join(' y ')}.`,
      how: ['Para Python «a», «A» y «á» son letras distintas: hay que decirle que valen todas.'],
    }
  },
}

/** «y que diga cuántas hay de cada una»: what a loop counts together is counted one by one as well. */
export const eachCountedChange: Change = {
  name: 'each-counted',
  stage: STAGE.output,
  says: [
    /\b(?:(?:y|que|me|tambien|ademas) )*(?:cuent\w+|dig\w+|muestr\w+)(?: (?:a|la cuenta de))? cada (?:una?|letra|vocal|numero|cosa|tipo) (?:por separado|aparte|por su lado)/,
    /\b(?:(?:y|que|me|tambien|ademas|al final|ahora|quiero|quisiera|necesito) )*(?:saber|ver|dig\w+|muestr\w+|saqu\w+|cuent\w+|imprim\w+|dime)(?: (?:tambien|al final))* cuant[oa]s (?:hay|son|ha habido|salen|aparecen|veces (?:sale|aparece)) (?:de )?cada (?:una?|letra|vocal|numero|cosa|tipo)\b(?:[,?]? (?:o sea )?,?cuant[oa]s [a-z],? (?:y |a )*cuant[oa]s [a-z](?:,? (?:e |y )?etc\.?)?)?/,
    /\b(?:y |pero )?cuant[oa]s (?:hay|salen|son) (?:de )?cada(?: una?| letra| vocal)?(?: ?[?,;.]| ?$)(?: ?(?:o sea )?,?cuant[oa]s [a-z],? (?:y |a )*cuant[oa]s [a-z](?:,? (?:e |y )?etc\.?)?)?/,
  ],
  make(p): Result {
    for (const { node: loop, scope } of p.places('for').toReversed()) {
      const item = nameOf(loop.target)
      const inside = [...statementsIn(loop.body)]
      const step = inside.find((node) => {
        const update = updateOf(node)
        return update?.operator === '+' && numberOf(update.value) === 1
      })
      const last = mainStatements(p).at(-1)
      if (item === null || !step || !last) continue
      if (scope.kind === 'function') {
        const made = ofCall(p, { loop, step, item, end: linesOf(p, last).to })
        if (made !== null) return made
        continue
      }
      if (scope.kind !== 'module') continue
      const counts = freeName(p, 'de_cada_una', 'cuenta')
      const key = isLowered(p.text(loop), item) ? `${item}.lower()` : item
      const [start, at, end] = [linesOf(p, loop).from, linesOf(p, step).to, linesOf(p, last).to]
      const level = levelOf(p)
      return {
        code: edited(p, [
          { from: start, to: start, text: `${indentOf(p, loop)}${counts} = {}\n` },
          { from: at, to: at, text: `\n${indentOf(p, step)}${counts}[${key}] = ${counts}.get(${key}, 0) + 1` },
          { from: end, to: end, text: `\nfor ${item}, cuantas in ${counts}.items():\n${level}print(${item}, cuantas)` },
        ]),
        ...told(counts),
      }
    }
    return ofSum(p)
  },
}

/** `sum(1 for letra in texto if …)`: the same elements, each with a count of its own. */
function ofSum(p: Program): Result {
  const last = mainStatements(p).at(-1)
  for (const { node } of p.spots('comprehension')) {
    const [clause, other] = node.clauses
    const item = clause && nameOf(clause.target)
    if (!last || !clause || other || !item || numberOf(node.element) !== 1) continue
    if (!mainStatements(p).some(({ from, to }) => from <= node.from && node.to <= to)) continue
    const counts = freeName(p, 'de_cada_una', 'cuenta')
    const level = levelOf(p)
    const tests = clause.conditions.map((test) => p.text(test)).join(' and ')
    const counted = `${counts}[${item}] = ${counts}.get(${item}, 0) + 1`
    const to = linesOf(p, last).to
    return {
      code: edited(p, [
        {
          from: to,
          to,
          text: `\n\n${counts} = {}\nfor ${item} in ${p.text(clause.iterable)}:\n${tests === '' ? '' : `${level}if ${tests}:\n${level}`}${level}${counted}\nfor ${item}, cuantas in ${counts}.items():\n${level}print(f'{${item}}: {cuantas}')`,
        },
      ]),
      ...told(counts),
    }
  }
  return null
}

const told = (counts: string) => ({
  told: 'Al final dice además cuántas hay de cada una.',
  how: [`El diccionario ${inlineCode(counts)} lleva una cuenta aparte de cada una: \`get(…, 0)\` da 0 la primera vez.`],
})

type Counted = { loop: StatementOf<'for'>; step: Statement; item: string; end: number }

/** What a function counts together: its loop once more, over what the function is called with. */
function ofCall(p: Program, { loop, step, item, end }: Counted): Result {
  const own = p.places('function').find(({ node }) => node.from < loop.from && loop.to <= node.to)?.node
  const [parameter] = own?.parameters ?? []
  const calls = p
    .spots('call')
    .filter(({ node, scope }) => scope.kind === 'module' && nameOf(node.callee) === own?.name)
  const [argument] = calls.length === 1 && calls[0] ? positional(calls[0].node) : []
  if (own === undefined || parameter === undefined || own.parameters.length !== 1 || argument === undefined) return null
  const counts = freeName(p, 'de_cada_una', 'cuenta')
  const margin = indentOf(p, loop)
  const lines = linesOf(p, loop)
  const before = p.source.slice(lines.from, linesOf(p, step).from)
  const behind = p.source.slice(linesOf(p, step).to, lines.to)
  const key = isLowered(p.text(loop), item) ? `${item}.lower()` : item
  const counted = `${before}${indentOf(p, step)}${counts}[${key}] = ${counts}.get(${key}, 0) + 1${behind}`
    .replace(new RegExp(`^${margin}`, 'gm'), '')
    .replace(new RegExp(`\\b${parameter.name}\\b`, 'g'), () => p.text(argument))
  const level = levelOf(p)
  return {
    code: edited(p, [
      {
        from: end,
        to: end,
        text: `\n\n${counts} = {}\n${counted}\nfor ${item}, cuantas in ${counts}.items():\n${level}print(f'{${item}}: {cuantas}')`,
      },
    ]),
    ...told(counts),
  }
}

const isLowered = (text: string, item: string) => text.includes(`${item}.lower()`)
