import { inlineCode } from '../../../../engine/compose'
import type { FieldPlan } from '../../../../engine/task/classes/class-plan'
import type { Edit } from '../../../../python/edit'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf } from '../../../../python/program/source'
import { FIELD_TYPES } from '../../../write/compose/classes/class-lines'
import { type Change, type Result, STAGE } from '../../change'
import { initOf, planAtHand } from './class-at-hand'
import { classMeant } from './methods'

/** «pásalo a dataclass»: `__init__` that only stores what it is given becomes fields with their types. */
export const intoDataclassChange: Change = {
  name: 'into-dataclass',
  stage: STAGE.structure,
  says: [
    /\b(?:(?:pas\w+|conviert\w+|convert\w+|hazl\w+|haz\w*|pon\w*|us\w+|que|sea|quiero|con|como|a|en|una|la|clase|lo|esto|y|transform\w+|cambi\w+) ){0,6}(?:@)?data ?class(?:es)?\b/,
  ],
  make(p, wish): Result {
    const cls = classMeant(p, wish)
    const init = cls && initOf(cls)
    if (!cls || !init || cls.decorators.length > 0) return null
    const { fields } = planAtHand(p, cls)
    const isPlain =
      init.body.length === fields.length &&
      init.parameters.length - 1 === fields.filter(({ isPassed }) => isPassed).length
    if (!isPlain || fields.length === 0 || fields.some(({ isPrivate }) => isPrivate)) return null
    const inner = indentOf(p, cls) + levelOf(p)
    const lines = [
      ...fields.filter(({ initial }) => initial === null),
      ...fields.filter(({ initial }) => initial !== null),
    ].map((field) => inner + fieldLine(field))
    const isMany = lines.some((line) => line.includes('field('))
    const { from, to } = linesOf(p, init)
    const start = linesOf(p, cls).from
    const edits: Edit[] = [
      {
        from: 0,
        to: 0,
        text: `from dataclasses import dataclass${isMany ? ', field' : ''}\n\n${start === 0 ? '\n@dataclass\n' : ''}`,
      },
      ...(start === 0 ? [] : [{ from: start, to: start, text: '@dataclass\n' }]),
      { from, to, text: lines.join('\n') },
    ]
    return {
      code: edited(p, edits),
      told: `${inlineCode(cls.name)} es ahora una dataclass.`,
      how: [
        '`@dataclass` escribe el `__init__` por ti, y también el texto del objeto y `==`.',
        'Cada atributo lleva su tipo; los que tienen valor por defecto van al final.',
      ],
    }
  },
}

function fieldLine({ name, kind, initial }: FieldPlan): string {
  const type = kind === 'number' && initial !== null && /^-?\d+$/.test(initial) ? 'int' : FIELD_TYPES[kind]
  if (initial === null) return `${name}: ${type}`
  return kind === 'list' || kind === 'map'
    ? `${name}: ${type} = field(default_factory=${type})`
    : `${name}: ${type} = ${initial}`
}
