import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import { levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, mainStatements, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'

const OPERATIONS: readonly (readonly [RegExp, string, string])[] = [
  [/\bmultiplic\w+|\bproducto\b/, 'multiplicacion', '*'],
  [/\bdivi(?!d[ae])\w+/, 'division', '/'],
  [/\bpotencia\b/, 'potencia', '**'],
  [/\bresto\b|\bmodulo\b/, 'resto', '%'],
  [/\bresta\w*\b/, 'resta', '-'],
  [/\bsuma\b/, 'suma', '+'],
]

/** «añade multiplicación y división»: functions beside others that each do one operation. */
export const moreOperationsChange: Change = {
  name: 'more-operations',
  stage: STAGE.data,
  says: [
    /\b(?:(?:y|que|tambien) )*(?:anad\w*|agreg\w*|pon\w*|met\w*|cre\w+|haz|faltan?|con)(?: (?:tambien|las|la|funciones?|otras?|de|una|para|el))* (?:multiplic\w+|divi\w+|potencia|resto|modulo|resta\w*|suma)(?:(?:,| y| e)(?: (?:la|el|una|otra|de))* (?:multiplic\w+|divi\w+|potencia|resto|modulo|resta\w*|suma))*/,
    /(?<zero>\b(?:,? ?(?:y|pero|que|en la division|la division|al dividir) )*(?:que )?(?:controle|compruebe|avise|no (?:se )?(?:deje|pueda|permita|divid\w+)|evite|vigile|cuidado)(?: (?:que|de|se|no|si|con|la|el|divid\w+|division|divisor|es|sea|entre|por|un))* ?(?:cero|0)\b)/,
  ],
  needs: ({ words }) => /multiplic|divi|potencia|resto|modulo|resta|suma/.test(words),
  make(p, { words, parts }): Result {
    const models = p
      .places('function')
      .map(({ node }) => node)
      .filter(isOperation)
    const model = models.at(-1)
    if (!model) return null
    const names = new Set(models.map(({ name }) => name))
    const wanted = OPERATIONS.filter(([says, name]) => says.test(words) && !names.has(name))
    const [a, b] = model.parameters.map(({ name }) => name)
    if (wanted.length === 0 || a === undefined || b === undefined) return null
    const level = levelOf(p)
    const guard = [
      `${level}if ${b} == 0:`,
      `${level}${level}return ${textLiteral(p, 'No se puede dividir entre cero.')}`,
    ]
    const functions = wanted.map(([, name, sign]) =>
      [
        `def ${name}(${a}, ${b}):`,
        ...(sign === '/' && parts.zero !== undefined ? guard : []),
        `${level}return ${a} ${sign} ${b}`,
      ].join('\n'),
    )
    const { to } = linesOf(p, model)
    const shown = mainStatements(p).findLast((node) => p.text(node).includes(`${model.name}(`))
    const calls = shown
      ? wanted.map(([, name]) =>
          p.text(shown).replace(`${model.name}(`, `${name}(`).replace(new RegExp(model.name, 'i'), name),
        )
      : []
    const end = shown ? linesOf(p, shown).to : to
    return {
      code: edited(p, [
        { from: to, to, text: `\n\n${functions.join('\n\n')}` },
        ...(calls.length > 0 ? [{ from: end, to: end, text: `\n${calls.join('\n')}` }] : []),
      ]),
      told: `Hay además ${wanted.map(([, name]) => inlineCode(name)).join(' y ')}${parts.zero !== undefined ? '; dividir entre cero se avisa' : ''}.`,
      how: ['Son como las que ya había: reciben dos números y devuelven el resultado.'],
    }
  },
}

/** `def suma(a, b): return a + b` */
const isOperation = (node: StatementOf<'function'>) => {
  const [only, more] = node.body
  return node.parameters.length === 2 && !more && only?.kind === 'return' && only.value?.kind === 'binary'
}
