import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import { allNames } from '../../../../python/names'
import { nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited } from '../../../../python/program/source'
import { singularOf } from '../../../../python/singular'
import { type Change, STAGE, type Wish } from '../../change'

const Q = '["\'«“`]?'
const E = '["\'»”`]?'
const NAME = '[a-z_][\\w]{0,30}'
const THING =
  '(?:la |el |las |los |de |del |al? ){0,7}(?:variables?|funcion(?:es)?|clase|parametros?|metodo|nombre|lista|atributo|diccionario)?(?: de)?'

/** «cámbiale el nombre a x por precio», «que la función se llame calcular_area y los parámetros base y altura», «nombres mejores». */
export const renameChange: Change = {
  name: 'rename',
  stage: STAGE.names,
  says: [
    new RegExp(
      `(?:renombr\\w+|cambi\\w+(?: el)? nombre|llam\\w+|cambi\\w+|que|pon\\w*)(?: (?:a|de|la|el|que)){0,7} ?${THING} ?${Q}(?<old>${NAME})${E},? (?:por|a|como|en|se llame|se llam[ae]|llamal[ao]|para que se llame|que se llame|pase a llamarse|pasa a llamarse)(?: (?:el|la|nombre|de)){0,7} ${Q}(?<fresh>${NAME})${E}`,
    ),
    new RegExp(`\\bllam\\w+ ${Q}(?<fresh>${NAME})${E} en (?:vez|lugar) de ${Q}(?<old>${NAME})${E}`),
    new RegExp(
      `(?:la )?(?<thing>funcion|clase|variable|lista|metodo) (?:que )?(?:se llame|se llam[ae]|llamada|que se llame|sea) ${Q}(?<title>${NAME})${E}`,
    ),
    new RegExp(
      `nombre (?:de|a) la (?<thing2>funcion|clase|variable)(?: ${Q}${NAME}${E})? (?:a|por) ${Q}(?<title2>${NAME})${E}(?:,? y (?:a |el |la |el parametro |la variable )*${Q}${NAME}${E} (?:a|por) ${Q}${NAME}${E})*`,
    ),
    new RegExp(
      `(?:^[^a-z]*|[.,;] ?|, y )(?:(?:pero|y|ahora|la funcion) ){0,2}(?:(?:quiero )?que se llame|llamal[ao]) ${Q}(?<whole>${NAME})${E}`,
    ),
    new RegExp(
      `(?:cambi\\w+|pon\\w*|d[ae]\\w*)(?: (?:el|su|otro|de)){0,2} nombre(?: (?:a|de) la funcion)? (?:a|por|para que (?:sea|se llame)|y que (?:sea|se llame)) ${Q}(?<whole2>${NAME})${E}(?! (?:por|a|como)\\b)|renombr\\w+(?: la funcion)? (?:a|como|por) ${Q}(?<whole3>${NAME})${E}(?! (?:por|a|como)\\b)`,
    ),
    /(?<![\w])(?<!\b(?:q|que|si|sea|entonces|osea) )(?<told>[a-z]\w{0,2} (?:es|son|sera|representa|significa) (?:el|la|los|las|un|una) [a-z]{3,}(?: de [a-z]{3,})?(?:,? y [a-z]\w{0,2} (?:(?:es|son|sera) )?(?:el|la|los|las|un|una) [a-z]{3,}(?: de [a-z]{3,})?){0,3})/,
    new RegExp(
      `(?:(?:y )?(?:los|las|con) )?parametros(?: que)?(?: se llamen| sean| llamados)? ${Q}(?<parameters>${NAME}${E}(?:(?:,| y| e|, y) ${Q}${NAME}${E}){0,7})`,
    ),
    /\b(?:y |pon\w* |con |usa\w* |cambi\w* (?:las variables |los nombres )?(?:a |por )?){0,7}(?:los )?(?<better>nombres? (?:de (?:las |los )?variables )?(?:mejores|(?:mas )?claros?|descriptivos?|mas descriptivos?|que se entiendan|mas entendibles|decentes|buenos|con sentido|significativos|en condiciones)|mejores nombres|variables con nombres? \w+)(?: (?:a|para|en) (?:las|los|sus) (?:variables|parametros))?/,
  ],
  make(p, wish) {
    const pairs = pairsIn(p, wish)
    if (pairs.length === 0) return null
    const taken = pairs.find(
      ({ from, to }) => allNames(p.module).has(to) && !pairs.some((other) => other.from === to) && from !== to,
    )
    if (taken)
      return {
        asks: `Ya hay algo que se llama ${inlineCode(taken.to)} en tu programa. ¿Qué otro nombre le pongo a ${inlineCode(taken.from)}?`,
      }
    const edits = pairs.flatMap(({ from, to }) => editsFor(p, from, to))
    if (edits.length === 0) return null
    const items = pairs.map(({ from, to }) => `${inlineCode(from)} se llama ahora ${inlineCode(to)}`)
    return {
      code: edited(p, edits),
      told: `${items.join(', ')}, en todos los sitios donde aparece.`,
      how: [
        'El nombre tiene que ser el mismo donde se guarda el valor y donde se usa; si queda uno sin cambiar, salta un `NameError`.',
      ],
      keepsOutput: true,
    }
  },
}

type Pair = { from: string; to: string }

function pairsIn(p: Program, wish: Wish): Pair[] {
  const names = allNames(p.module)
  const { old, fresh, title, parameters, better, told } = wish.parts
  const whole = wish.parts.whole ?? wish.parts.whole2 ?? wish.parts.whole3
  const { thing: kind = wish.parts.thing2, title: named = wish.parts.title2 } = wish.parts
  const pairs: Pair[] = []
  const known =
    old === undefined
      ? undefined
      : ([...names].find((name) => name === old) ?? [...names].find((name) => name.toLowerCase() === old.toLowerCase()))
  if (known !== undefined && fresh !== undefined && known !== fresh) pairs.push({ from: known, to: fresh })
  const [fn] = p.places('function').filter(({ scope }) => scope.kind === 'module')
  const only = fn?.node.name ?? p.places('class')[0]?.node.name
  if (whole !== undefined && only !== undefined && title === undefined && (fresh === undefined || known === undefined))
    pairs.push({ from: only, to: whole })
  if (named !== undefined && kind !== undefined && (known === undefined || named !== fresh)) {
    const [cls] = p.places('class')
    const target = /funcion/i.test(kind) ? fn?.node.name : /clase/i.test(kind) ? cls?.node.name : undefined
    if (target !== undefined && target !== named) pairs.push({ from: target, to: named })
  }
  if (parameters !== undefined && fn) {
    const wanted = parameters
      .split(/,? (?:y|e) |, ?/)
      .map((name) => name.replace(/["'«»“”`]/g, '').trim())
      .filter((name) => /^\w+$/.test(name))
    const own = fn.node.parameters.filter(({ name }) => name !== 'self')
    if (wanted.length === own.length)
      own.forEach(({ name }, at) => {
        if (wanted[at] !== undefined && wanted[at] !== name) pairs.push({ from: name, to: wanted[at] ?? name })
      })
  }
  if (told !== undefined) pairs.push(...toldPairs(told, pairs))
  if (pairs.length <= 1 && told === undefined) pairs.push(...listedPairs(p, wish, pairs))
  if (better !== undefined && (pairs.length === 0 || told !== undefined))
    pairs.push(
      ...betterNames(p, wish.said.plain + wish.words).filter((one) =>
        pairs.every(({ from, to }) => from !== one.from && to !== one.to),
      ),
    )
  return pairs.filter(({ from, to }) => names.has(from) && mayHave(to))
}

/** «a es la cantidad y b el precio»: what short names stand for. */
const toldPairs = (told: string, known: readonly Pair[]): Pair[] =>
  [
    ...told.matchAll(
      /(?<!\w)([A-Za-z]\w{0,2}) (?:(?:es|son|ser[aá]|representa|significa) )?(?:el|la|los|las|un|una) ([\p{L}]{3,})/gu,
    ),
  ].flatMap(([, from = '', to = '']) => (known.some((pair) => pair.from === from) ? [] : [{ from, to: plainName(to) }]))

/** «la función por doble y a x por número», «base, altura y área»: more than one name in one go. */
function listedPairs(p: Program, { said, parts }: Wish, known: readonly Pair[]): Pair[] {
  const names = allNames(p.module)
  const more = [
    ...said.prose.matchAll(
      /(?<![\p{L}\p{N}_])(?:a |la |el |y )?["'`]?([A-Za-z_]\w*)["'`]? (?:por|como|a|->|→|sea) ["'`]?([A-Za-z_]\w*)/gu,
    ),
  ].flatMap(([, from = '', to = '']) =>
    names.has(from) && !names.has(to) && known.every((pair) => pair.from !== from) ? [{ from, to }] : [],
  )
  if (more.length > 0 || parts.better === undefined || known.length > 0) return more
  const listed =
    /(?:claros?|mejores|descriptivos?|nombres?)[^:]{0,20}: ?([\p{L}_]+(?:(?:, ?| y | e )[\p{L}_]+)+)/u.exec(
      said.prose,
    )?.[1]
  const fresh = (listed ?? '')
    .split(/, ?| y | e /)
    .map(plainName)
    .filter((name) => name !== '')
  const own = [...new Set(mainNames(p))]
  return fresh.length > 0 && fresh.length === own.length
    ? own.flatMap((from, at) =>
        fresh[at] === undefined || fresh[at] === from ? [] : [{ from, to: fresh[at] ?? from }],
      )
    : []
}

const plainName = (name: string) => folded(name.trim())
const mainNames = (p: Program) => p.places('assign').flatMap(({ node }) => nameOf(node.targets[0]) ?? [])

const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
)
const mayHave = (name: string) => !KEYWORDS.has(name) && !mentionsNothing(name)
const mentionsNothing = (name: string) => /^(?:el|la|lo|un|una|que|se|de|y|por)$/.test(name)

/** Names of one letter get the one that their list or their value suggests. */
function betterNames(p: Program, words: string): Pair[] {
  const pairs: Pair[] = []
  const taken = new Set(allNames(p.module))
  const propose = (from: string, to: string) => {
    if (from.length > 2 || taken.has(to) || pairs.some((pair) => pair.from === from)) return
    taken.add(to)
    pairs.push({ from, to })
  }
  for (const { node } of p.places('for')) {
    if (node.target.kind === 'name' && node.iterable.kind === 'name' && node.iterable.name.length > 2)
      propose(node.target.name, singularOf(node.iterable.name))
  }
  for (const { node } of p.places('assign')) {
    const [target] = node.targets
    if (target?.kind !== 'name') continue
    const text = p.text(node.value)
    const asked = /input\(\s*f?["']([^"':?]{3,24})/.exec(text)?.[1]
    if (asked !== undefined)
      propose(
        target.name,
        folded(asked.trim())
          .replace(/\W+/g, '_')
          .replace(/^_+|_+$/g, ''),
      )
    else if (/\biva\b/.test(words) && /^[\w.]+ \* 0?\.\d+$|^0?\.\d+ \* [\w.]+$/.test(text.trim()))
      propose(target.name, 'iva')
    else if (node.value.kind === 'list')
      propose(target.name, node.value.items.some(({ kind }) => kind === 'string') ? 'palabras' : 'numeros')
    else if (node.value.kind === 'dict') propose(target.name, 'datos')
    else if (text.includes('sum(')) propose(target.name, text.includes('/') ? 'media' : 'total')
    else if (node.value.kind === 'string') propose(target.name, 'texto')
    else propose(target.name, node.value.kind === 'call' || node.value.kind === 'binary' ? 'resultado' : 'numero')
  }
  return pairs
}

/** All places of a name: bindings, uses, attributes, keyword arguments, `global`. */
function editsFor(p: Program, from: string, to: string): Edit[] {
  const places = new Map<number, Edit>()
  const put = (at: number) => places.set(at, { from: at, to: at + from.length, text: to })
  for (const { node } of p.spots('name')) if (node.name === from) put(node.from)
  for (const scope of p.scopes) {
    for (const binding of scope.bindings.get(from) ?? []) {
      const text = p.source.slice(binding.from, binding.to)
      const at = text.search(new RegExp(`(?<!\\w)${from}(?!\\w)`))
      if (at >= 0) put(binding.from + at)
    }
  }
  for (const { node } of p.spots('attribute')) if (node.name === from) put(node.nameFrom)
  for (const { node } of p.spots('call'))
    for (const argument of node.arguments)
      if (argument.name === from && p.source.startsWith(from, argument.from)) put(argument.from)
  for (const { node } of p.allPlaces) {
    if ((node.kind !== 'global' && node.kind !== 'nonlocal') || !node.names.includes(from)) continue
    const at = p.text(node).search(new RegExp(`(?<!\\w)${from}(?!\\w)`))
    if (at >= 0) put(node.from + at)
  }
  return [...places.values()]
}
