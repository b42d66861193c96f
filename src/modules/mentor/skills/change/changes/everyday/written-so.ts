import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import { callTo, comparison, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, inputIn } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { fitting } from '../fitting'

/** «sin los ceros delante»: `{n:03d}` and `zfill(3)` write them. */
export const leadingZerosChange: Change = {
  name: 'leading-zeros',
  isWhole: true,
  stage: STAGE.format,
  ...fitting(
    [
      /\b(?:sin|quit[a-z]{1,4}|no quiero|que no (?:lleve|salga|ponga)n?)(?: (?:los|esos|el))? ceros?(?: (?:delante|de delante|a la izquierda|del principio|iniciales|al principio))?(?:,? (?:que sea )?[\w.-]{2,20} (?:y )?no [\w.-]{2,20})?(?=$|[.,;!?¦])/,
    ],
    (p) => withoutZeros(p),
  ),
}

function withoutZeros(p: Program): Result {
  const code = p.source
    .replace(/(\{[^{}:\n]{1,60}):0\d{1,2}d?\}/g, '$1}')
    .replace(/\bstr\(([^()\n]{1,40})\)\.zfill\(\d{1,2}\)/g, 'str($1)')
  return code === p.source
    ? null
    : {
        code,
        told: 'Los números salen sin ceros delante.',
        how: [`${inlineCode(':03d')} pedía tres cifras como mínimo; sin eso sale el número tal cual.`],
      }
}

const STRICT = [
  /\b(?:(?:que |y |pero )*no (?:debe |tiene que |puede )?(?:perdon|ignor|acept|admit|confund)[a-z]{1,4} (?:las |los )?(?:mayusculas?|minusculas?)(?: (?:y|ni|o) (?:las )?(?:mayusculas?|minusculas?))?|(?:que )?(?:si )?distin(?:ga|gue|guir)[a-z]{0,2} (?:entre )?(?:las )?(?:mayusculas?|minusculas?)(?: (?:y|de|o) (?:las )?(?:mayusculas?|minusculas?))?|quit[a-z]{1,4} (?:lo de )?(?:el |las |los )?(?:texto en )?(?:mayusculas|minusculas|lower|upper|\.lower\(\)|\.upper\(\))(?: y (?:el |lo de(?:l)? )?(?:mayusculas|minusculas|lower|upper|\.lower\(\)|\.upper\(\)))?)(?=$|[.,;!?¦])/,
]

/** «no debe perdonar mayúsculas», «quítale el lower»: what is typed is compared as it is typed. */
export const strictCaseChange: Change = {
  name: 'strict-case',
  isWhole: true,
  stage: STAGE.input,
  ...fitting(STRICT, (p) => asTyped(p)),
}

function asTyped(p: Program): Result {
  const edits = p.spots('call').flatMap(({ node }): Edit[] => {
    const method = methodCall(node)
    return method && /^(?:lower|upper|casefold)$/.test(method.name) && node.arguments.length === 0
      ? [{ from: method.object.to, to: node.to, text: '' }]
      : []
  })
  return edits.length === 0
    ? null
    : {
        code: edited(p, edits),
        told: 'El texto se queda como se escribe: mayúsculas y minúsculas cuentan como distintas.',
        how: [`Se va ${inlineCode('.lower()')} o ${inlineCode('.upper()')}, que las igualaba.`],
      }
}

const OLD = '["\'«“]?(?<a>[\\p{L}\\d]{1,12})["\'»”]?'

/** «en vez de 1 y 2 que sea C y F»: what is typed for each of the choices. */
export const choiceKeysChange: Change = {
  name: 'choice-keys',
  isWhole: true,
  stage: STAGE.value,
  ...fitting(
    [
      new RegExp(
        `\\ben (?:vez|lugar) de ${OLD} (?:y|o) ${OLD.replace('<a>', '<b>')},? (?:que )?(?:sean?|pon[a-z]{0,4}|us[a-z]{1,4}|escrib[a-z]{1,4}|quiero|con) ${OLD.replace('<a>', '<c>')} (?:y|o) ${OLD.replace('<a>', '<d>')}(?=$|[.,;!?¦])`,
        'u',
      ),
    ],
    (p, { parts: { a = '', b = '', c = '', d = '' } }) =>
      withKeys(p, [
        [a, c],
        [b, d],
      ]),
  ),
}

function withKeys(p: Program, pairs: readonly (readonly [string, string])[]): Result {
  const compared = p.spots('compare').flatMap(({ node }) => {
    const test = comparison(node)
    return test?.right.kind === 'string' ? [{ value: test.right.value, left: test.left }] : []
  })
  if (!pairs.every(([old]) => compared.some(({ value }) => value === old))) return null
  const key = (text: string) =>
    pairs
      .reduce(
        (rest, [old], at) => rest.replace(new RegExp(`(?<![\\p{L}\\d])${old}(?![\\p{L}\\d])`, 'gu'), `¦${at}`),
        text,
      )
      .replace(/¦(\d)/g, (_, at: string) => pairs[Number(at)]?.[1] ?? '')
  const shown = [...p.spots('string'), ...p.spots('format-string')].flatMap(({ node, parent }): Edit[] => {
    const text = p.source.slice(node.from, node.to)
    const isKey = node.kind === 'string' && pairs.some(([old]) => old === node.value)
    const isSaid = parent !== null && callTo(parent.node, 'print', 'input') !== null
    const fresh = isKey || isSaid ? key(text) : text
    return fresh === text ? [] : [{ from: node.from, to: node.to, text: fresh }]
  })
  const names = new Set(compared.flatMap(({ left }) => nameOf(left) ?? []))
  const isLetter = pairs.every(([, fresh]) => /^\p{Lu}$/u.test(fresh))
  const typed = isLetter
    ? p.places('assign').flatMap(({ node }): Edit[] => {
        const found = inputIn(node.value)
        const isOwn =
          names.has(nameOf(node.targets[0]) ?? '') && found?.conversion === null && node.value === found.input
        return isOwn ? [{ from: node.value.to, to: node.value.to, text: '.strip().upper()' }] : []
      })
    : []
  return {
    code: edited(p, [...shown, ...typed]),
    told: `Se elige ahora con ${pairs.map(([, fresh]) => inlineCode(fresh)).join(' y ')}.`,
    how: typed.length > 0 ? [`${inlineCode('.upper()')} deja escribirlo también en minúscula.`] : [],
  }
}
