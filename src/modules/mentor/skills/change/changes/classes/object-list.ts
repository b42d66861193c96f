import { inlineCode } from '../../../../engine/compose'
import { inDigits } from '../../../../engine/lexicon/number-words'
import { fieldKind } from '../../../../engine/task/classes/field-kinds'
import type { Statement, StatementOf } from '../../../../python/ast'
import { nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, mainStatements, printsIn } from '../../../../python/program/source'
import { plural } from '../../../write/compose/classes/stores/store'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { mentionsStem } from '../../elements'
import { planAtHand } from './class-at-hand'
import { classMeant } from './methods'

type Class = StatementOf<'class'>

/** «mete los alumnos en una lista y recórrela mostrando nombre y nota»: the objects that were made one by one. */
export const objectListChange: Change = {
  name: 'object-list',
  stage: STAGE.data,
  says: [
    /\b(?:(?:met\w+|pon\w*|guard\w+|haz\w*|cre\w+|quiero|ahora|y|que|con|usa\w*|junt\w+|hay|los|las|tod[oa]s|objetos|en|me|se) ){1,8}?(?:(?:[a-z]+) (?:en|dentro de) )?una lista(?: (?:de|con) (?:(?<count>\d|dos|tres|cuatro|cinco|varios|varias) )?(?:los |las )?(?<of>[a-z]+))?(?<rest>(?:(?:,| y)? (?:que |luego |la |despues )*(?:recorr\w+|muestr\w+|imprim\w+|con un for|un bucle|saqu\w+|diga)[^.;]{0,120})?)/,
  ],
  make(p, wish): Result {
    const cls = classMeant(p, wish)
    if (!cls) return null
    const made = objectsOf(p, cls)
    // «las que no están hechas» are some of them: that is a filter.
    if (/\b(?:los|las) que\b/.test(wish.said.plain)) return null
    const [first] = made
    const last = made.at(-1)
    if (!first || !last) return null
    const shown = shownIn(p, cls, wish)
    const list = freeName(p, plural(cls.name.toLowerCase()), 'objetos')
    const item = freeName(p, cls.name.toLowerCase(), 'objeto', 'elemento')
    const level = levelOf(p)
    const wanted = numberOf(wish.parts.count)
    const more = Math.max(0, (wanted ?? 0) - made.length)
    const extra = Array.from({ length: more }, (_, at) => `${list}.append(${anotherOf(p, cls, at)})`)
    const text = [
      `${list} = [${made.map(({ name }) => name).join(', ')}]`,
      ...extra,
      `for ${item} in ${list}:`,
      `${level}print(${shown.map((each) => `${item}.${each}`).join(', ')})`,
    ].join('\n')
    const prints = shownAlone(
      p,
      made.map(({ name }) => name),
    )
    const end =
      mainStatements(p)
        .filter(
          (node) =>
            !shownAlone(
              p,
              made.map(({ name }) => name),
            ).includes(node),
        )
        .at(-1) ?? last.node
    const at = linesOf(p, end).to
    const edits = [
      { from: at, to: at, text: `\n${text}` },
      ...prints.map((node) => {
        const { from, to } = linesOf(p, node)
        return { from, to: Math.min(to + 1, p.source.length), text: '' }
      }),
    ]
    return {
      code: edited(p, edits),
      told: `Los objetos están en la lista ${inlineCode(list)}, y el bucle los recorre.`,
      how: [`En cada vuelta, ${inlineCode(item)} es uno de los objetos: con el punto se leen sus datos.`],
    }
  },
}

const numberOf = (said: string | undefined) => (said === undefined ? null : Number(inDigits(said)) || null)

type Made = { name: string; node: Statement }

/** `a = Alumno('Ana', 7)` in the main program. */
const objectsOf = (p: Program, cls: Class): Made[] =>
  mainStatements(p).flatMap((node): Made[] => {
    const plain = plainAssign(node)
    return plain?.value.kind === 'call' && nameOf(plain.value.callee) === cls.name ? [{ name: plain.name, node }] : []
  })

/** Prints of one object's data, which the loop shows now. */
const shownAlone = (p: Program, names: readonly string[]): Statement[] =>
  mainStatements(p).filter(
    (node) =>
      node.kind === 'expression' &&
      printsIn([node]).length === 1 &&
      names.some((name) => new RegExp(`^print\\((?:f?["'].*\\{)?${name}\\.`).test(p.text(node))),
  )

/** Attributes and results that are named; all attributes where none are. */
function shownIn(p: Program, cls: Class, { said }: Wish): string[] {
  const plan = planAtHand(p, cls)
  const results = plan.methods.filter(({ parameters }) => parameters.length === 0).map(({ name }) => name)
  const named = [
    ...plan.fields
      .filter(({ name }) => mentionsStem(said.plain, name))
      .map(({ name, isPrivate }) => (isPrivate ? `_${name}` : name)),
    ...results.filter((name) => mentionsStem(said.plain, name.replace(/^calcular_/, ''))).map((name) => `${name}()`),
  ]
  const fields = plan.fields.filter(({ kind }) => kind !== 'list' && kind !== 'map').map(({ name }) => name)
  return named.length > 0 ? named : fields
}

const NAMES = ["'Luis'", "'Marta'", "'Iker'", "'Sara'"]

/** One more object, with made-up data. */
function anotherOf(p: Program, cls: Class, at: number): string {
  const { fields } = planAtHand(p, cls)
  const given = fields
    .filter(({ isPassed, initial }) => isPassed && initial === null)
    .map(({ name }) => (fieldKind(name) === 'number' ? String(5 + at) : NAMES[at % NAMES.length]))
  return `${cls.name}(${given.join(', ')})`
}
