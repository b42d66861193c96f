import type { Program } from '../../../../python/program/indexed-program'
import { programOf } from '../../../../python/program/source'
import type { Said, Span } from '../../change'
import { type Change, type Result, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { NUMBER, numberFrom } from '../../numbers'
import { attributesOf } from '../classes/methods'
import { messageIn } from '../output/message'
import type { Bounds } from './bounded'
import { ofAttribute } from './bounds-of-attributes'
import { ofInput, ofParameter } from './bounds-of-values'

/** «que la velocidad no pueda pasar de 120 ni bajar de 0», «que el precio no sea negativo (que lance error)»: whatever holds the value. */
export const boundsChange: Change = {
  name: 'bounds',
  stage: STAGE.input + 0.5,
  repeats: true,
  says: [],
  reads(said, p) {
    const read = boundsIn(said)
    return read !== null && subjectsIn(p, read.words).length > 0 ? [read.span] : null
  },
  make(p, wish) {
    const read = boundsIn(wish.said)
    if (read === null) return null
    const bounds = { ...read.bounds, message: read.bounds.doing === null ? null : messageIn(wish) }
    const subjects = subjectsIn(p, read.words)
    const [first] = subjects
    return subjects
      .filter(({ kind }) => kind === first?.kind)
      .reduce<Result>((made, { kind, name }) => {
        const now = made !== null && 'code' in made ? programOf(made.code) : p
        const more = OF_KIND[kind](now, name, bounds)
        return joined(made, more)
      }, null)
  },
}

const OF_KIND = { attribute: ofAttribute, parameter: ofParameter, input: ofInput }

/** What was done for one subject and what is done for the next. */
function joined(made: Result, more: Result): Result {
  if (more === null || !('code' in more)) return made
  if (made === null || !('code' in made)) return more
  return { ...more, told: `${made.told} ${more.told}` }
}

const FORBIDS =
  '(?:no|tampoco|nunca) (?:se |me |le |lo |la )?(?:pued[ae]n?|deb[ae]n?|permit\\w+|dej[ae]\\w*|acept\\w+|admit\\w+|pas[ae]n?|super[ae]n?|exced[ae]n?|baj[ae]n?|sub[ae]n?|sea[n]?|teng[ao]n?|valg\\w+|quede\\w*)'
const HIGH = `(?:pas\\w+|super\\w+|exced\\w+|sub\\w+|llegar? a mas|mas|mayor(?:es)?|por encima|encima) ?(?:o igual )?(?:del? |que |a |los |las )*(?<high>${NUMBER})(?: ?(?:km\\/h|km|%|€|euros|anos|grados|puntos))?`
const LOW = `(?:baj\\w+|menos|menor(?:es)?|por debajo|debajo|inferior(?:es)?) ?(?:o igual )?(?:del? |que |a |los |las )*(?<low>${NUMBER})(?: ?(?:km\\/h|km|%|€|euros|anos|grados|puntos))?|(?<negative>(?:numeros? |valores )?negativ[oa]s?)`
const FORBIDDEN = new RegExp(
  `\\b(?:que |y |tambien )*(?:(?:el|la|los|las|un|una|ningun|ninguna) (?<who>[a-z_ ]{3,30}?) )?${FORBIDS}`,
)
const ACTION =
  /^[ ,;:(]*(?:y |que |si (?:no|pasa|ocurre|se pasa|se intenta|lo intent\w+|alguien lo intenta)[a-z ]{0,12}?,? ?){0,4}(?:que )?(?:(?:lan[cz]\w+|salt\w+|levant\w+|de|tir\w+)(?: (?:un|una))? (?:error|excepcion|valueerror)\)?|(?:avis\w+|dig\w+|muestr\w+|salga)(?: (?:que|con|un|el|mensaje|de|error))*(?: ["'«“][^"'»”]{2,60}["'»”])?)/

type Read = { span: Span; words: string; bounds: Bounds }

/** What words forbid of a value: both sides where both are said. */
function boundsIn({ plain }: Said): Read | null {
  const head = FORBIDDEN.exec(plain)
  if (!head) return null
  const rest = plain.slice(head.index)
  const stop =
    /[.;\n¦]|,? y (?:que )?(?!(?:no|ni|tampoco|de|mas|menos|por|se|si)\b)(?!\w+ (?:mas|menos|negativ))/.exec(
      rest.slice(head[0].length),
    )?.index ?? rest.length
  const words = rest.slice(0, head[0].length + stop)
  if (/devuelv|retorn|regres|\brepet|repiti|duplicad|vaci[oa]/.test(words)) return null
  const [high, low] = [new RegExp(HIGH).exec(words), new RegExp(LOW).exec(words)]
  const found = [high, low].filter((each) => each !== null)
  if (found.length === 0) return null
  const end = Math.max(...found.map(({ index, 0: text }) => index + text.length))
  const after = ACTION.exec(plain.slice(head.index + end))
  const doing = after === null ? null : /lan[cz]|salt|levant|tir|de un/.test(after[0]) ? 'raise' : 'tell'
  return {
    span: { from: head.index, to: head.index + end + (after?.[0].length ?? 0) },
    words: plain.slice(head.index, head.index + end),
    bounds: {
      low: low?.groups?.negative === undefined ? numberFrom(low?.groups?.low) : 0,
      high: numberFrom(high?.groups?.high),
      doing,
      message: null,
    },
  }
}

type Subject = { kind: 'attribute' | 'parameter' | 'input'; name: string }

/** What the words speak of: an attribute before a parameter before what is typed; of what is typed also the only number. */
function subjectsIn(p: Program, words: string): Subject[] {
  const attributes = p.places('class').flatMap(({ node }) => attributesOf(p, node))
  const parameters = p
    .places('function')
    .filter(({ scope }) => scope.kind !== 'class')
    .flatMap(({ node }) => node.parameters.map(({ name }) => name))
  const inputs = ofInput.names(p)
  const named = (kind: Subject['kind'], names: readonly string[]) =>
    names.filter((name) => mentionsStem(words, name)).map((name): Subject => ({ kind, name }))
  const all = [...named('attribute', attributes), ...named('parameter', parameters), ...named('input', inputs)]
  if (all.length > 0 || attributes.length > 0) return all
  const [only, other] = parameters.length === 0 ? inputs : parameters
  return only !== undefined && other === undefined
    ? [{ kind: parameters.length === 0 ? 'input' : 'parameter', name: only }]
    : []
}
