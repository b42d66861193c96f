import type { FieldPlan } from '../../../../../engine/task/classes/class-plan'
import { allFields, refTo, type Sketch, speaksOf, type Told, wordsAbout } from '../sketch'
import { TARGETS } from './amount-targets'
import { LIMIT } from './method-tests'

/** «sin pasar de 100», «nunca menos de 0», «entre 0 y 100», said of the method or of all. */
export function boundsIn(
  { text, sketch, rules, method }: Told,
  _of: Sketch,
  target: FieldPlan,
): { low: string | null; high: string | null; isClamped: boolean } {
  const all = [text, ...wishesAbout(sketch, target), ...limitsBeside(method, { sketch, target })].join(' ; ')
  const isTold = rules.some(({ outcome, condition }) => outcome !== '' && !/llega|qued/.test(condition))
  if (isTold) return { low: null, high: null, isClamped: false }
  const between = /\bentre (-?\d+) y (-?\d+)\b/.exec(all)
  const high =
    /\b(?:sin (?:que (?:se )?)?(?:pas\w+|super\w+|exced\w+)(?:se)?|nunca (?:se )?(?:pas\w+|super\w+|mas)|no (?:puede |pueda |debe )?(?:se )?(?:pas\w+|super\w+|exced\w+|suba\w*|ser mayor)|(?:como |hasta |el )?(?:un )?maximo(?: de)?|hasta|como mucho|tope(?: de)?)(?: (?:nunca|del?|el|la|a|los|un|maximo|ser|mas))* (\d+(?:[.,]\d+)?|capacidad|maximo|limite|tope|ultim[oa])\b/.exec(
      all,
    )?.[1]
  const low =
    /\b(?:nunca|no|ni|sin)(?: (?:puede|pueda|debe|se|que))?(?: \w+){0,2}? (?:menos de|menor (?:que|de|a)|debajo de|baj\w+ (?:de|por debajo de)) (-?\d+|cero)\b/.exec(
      all,
    )?.[1]
  const isNegative =
    /\b(?:nunca|no|sin)(?: (?:puede|pueda|debe|se|que|permit\w+|dej\w+))?(?: \w+){0,4}? negativ\w+|\b(?:como )?minimo (?:0|cero)\b|\bqued\w+ en (?:0|cero)\b/.test(
      all,
    )
  const own =
    allFields(sketch).find(({ name }) => LIMIT.test(name)) ??
    allFields(sketch).find(
      ({ name, kind }) => kind === 'number' && name !== target.name && /^(?:numero|total|pisos|plantas)/.test(name),
    )
  const top = high !== undefined && /^[a-z]/.test(high) ? (own ? refTo(own) : null) : (high ?? between?.[2] ?? null)
  const bottom =
    low?.replace('cero', '0') ??
    (isNegative && !IS_REFUSED.test(target.name) && !method.parameters.some((name) => /negativ/.test(name))
      ? '0'
      : (between?.[1] ?? null))
  return { low: bottom, high: top, isClamped: top !== null || bottom !== null }
}

/** Who takes more than there is of these is refused; a speed or a life only stops at nothing. */
const IS_REFUSED = /^(?:saldo|stock|dinero|cantidad|existencias|fondos|plazas|unidades)/

/** «subir y bajar, que no pase del último ni baje de 0»: said of one, and of the other that changes the same. */
function limitsBeside(method: Told['method'], { sketch, target }: { sketch: Sketch; target: FieldPlan }): string[] {
  return sketch.plan.methods
    .filter(
      (other) =>
        other !== method &&
        (speaksOf(other.name.replaceAll('_', ' '), target) ||
          TARGETS.some(
            ([verb, names]) => verb.test(other.name) && names.some((name) => target.name.startsWith(name)),
          ) ||
          /^(?:subir|bajar)$/.test(other.name)),
    )
    .map((other) =>
      wordsAbout(other, sketch.words)
        .map(({ plain }) => plain)
        .join(' '),
    )
    .filter((said) => /\b(?:no|nunca)\b.*\bni\b|\bentre \d/.test(said))
}

/** Limits of the whole class that are of this field, or of no other. */
function wishesAbout({ plan, words, fields }: Sketch, target: FieldPlan): string[] {
  return plan.wishes
    .map(({ from, to }) =>
      words
        .slice(from, to)
        .map(({ plain }) => plain)
        .join(' '),
    )
    .filter(
      (text) =>
        /\b(?:no|nunca|entre|maximo|minimo|sin)\b/.test(text) &&
        !/\b(?:valueerror|error|excepcion|lanc\w+)\b/.test(text),
    )
    .filter((text) => speaksOf(text, target) || !fields.some((field) => speaksOf(text, field)))
}
