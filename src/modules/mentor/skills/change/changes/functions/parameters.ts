import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, programOf, textLiteral } from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { mentionsStem } from '../../elements'

/** Words before a default that name nothing. */
const NO_NAME = /^(?:si|que|y|q|quiero|poder|pasar\w*|lo|le|se|un|una|pero|con|otr[oa])$/i
const VALUE = `-?\\d+(?:[.,]\\d+)?|"[^"]*"|'[^']*'|true|false|none`

/** «que el iva por defecto sea 21»: a default value, also for a number that was fixed in the body. */
export const defaultChange: Change = {
  name: 'default',
  stage: STAGE.structure,
  says: [
    new RegExp(
      `\\b(?:y )?(?:que )?(?:el |la |los )?(?<who>[a-z_]\\w*)[^.;]{0,40}?\\bpor defecto(?: (?:sea|valga|use|vale|es|el|un|al|a|de|del|con|en|que|tome)){0,7} ?(?<value>${VALUE}) ?%?`,
    ),
    new RegExp(
      `\\b(?:valor|parametro) por defecto(?: (?:de|del|sea|en|a|al|para)){0,7}(?: (?<value2>${VALUE}))?(?: (?:para|en|a|al|de))?(?: (?:el |la )?(?<who2>[a-z_]\\w*))?`,
    ),
    new RegExp(
      `\\bsi no (?:le |se |me )?(?:paso|pasan|pasas|pongo|ponen|doy|dan|digo|indico|pasa|indica)(?: el| la| nada en)? (?<who3>[a-z_]\\w*)(?: (?:que )?(?:sea|valga|use|vale|es|tome|coja|por defecto|el|un)){1,7} (?<value3>${VALUE})`,
    ),
    new RegExp(
      `\\b(?:y )?(?:que )?(?:el |la |con (?:el |la )?)?(?<who4>[a-z_]\\w*)(?: (?:sea|valga|vale|es|tenga|de|del|al|a|en|un|por)){1,4} (?<value4>${VALUE}) ?%?,? por defecto(?: \\(?en (?:porcentaje|tanto por ciento)\\)?)?`,
    ),
    /\b(?:y |que )*si no (?:le |se |me |la )?(?:paso|pasan|pasas|pasa|pongo|pone[ns]?|doy|da|dan|digo|indico|indica|escribo|recibe|viene)(?: (?:el|la|los|las|nada en|nada|ningun|ninguna|un|una))* ?(?<who5>(?!que\b|nada\b|se\b)[a-z_]\w*)?,? [^.;"'«“]{0,30}?["'«“](?<value5>[^"'»”]{1,40})["'»”]/,
    /\b(?:y )?(?:en|dentro de|para) (?:el |la |las )?(?:bucle|llamadas?|ejemplo|prueba|for|print)(?: (?:de abajo|del final))? (?:us[ae]\w*|pon\w*|pas\w+|con|que sea|que use|ponga|llama\w* con)(?: (?:el|un|la|iva|al))* (?<used>\d+(?:[.,]\d+)?)/,
  ],
  make(p, { parts, words, said }) {
    const other = /\botr[oa] ([a-z_]\w*)/.exec(said.plain + words)?.[1]
    const stated = parts.who5 ?? parts.who4 ?? parts.who ?? parts.who2 ?? parts.who3
    const who = stated === undefined || NO_NAME.test(stated) ? other : stated
    const text = parts.value5 === undefined ? undefined : textLiteral(p, parts.value5)
    const value = text ?? (parts.value4 ?? parts.value ?? parts.value2 ?? parts.value3)?.replace(',', '.')
    if (who === undefined || value === undefined) return null
    const literal = /^(?:true|false|none)$/i.test(value) ? upperFirst(value.toLowerCase()) : value
    const made = onParameter(p, who, literal) ?? fromBody(p, who, literal)
    return parts.used === undefined ? made : withUsed(made, who.toLowerCase(), parts.used.replace(',', '.'))
  },
}

/** The calls in the new program pass another value than the usual one. */
function withUsed(made: Result, who: string, value: string): Result {
  if (made === null || !('code' in made)) return made
  const p = programOf(made.code)
  const place = p.places('function').find(({ node }) => node.parameters.some(({ name }) => name === who))
  if (!place) return made
  const edits = p.callsOf(place).flatMap(({ node }) => {
    const last = node.arguments.at(-1)
    return last && !node.arguments.some(({ name }) => name === who)
      ? [{ from: last.to, to: last.to, text: `, ${who}=${value}` }]
      : []
  })
  return { ...made, code: edited(p, edits), told: `${made.told} Al llamarla se pasa ${inlineCode(`${who}=${value}`)}.` }
}

function onParameter(p: Program, who: string, value: string): Result {
  for (const { node } of p.places('function')) {
    const at = node.parameters.findIndex(
      ({ name }) => name.toLowerCase() === who.toLowerCase() || mentionsStem(who.toLowerCase(), name),
    )
    const parameter = node.parameters[at]
    if (!parameter) continue
    if (node.parameters.slice(at + 1).some(({ standard, form }) => standard === null && form === 'positional'))
      return {
        why: `${inlineCode(parameter.name)} no puede llevar un valor por defecto mientras tenga detrás un parámetro que no lo lleva: ponlo al final.`,
      }
    const edit: Edit = parameter.standard
      ? { from: parameter.standard.from, to: parameter.standard.to, text: value }
      : { from: parameter.to, to: parameter.to, text: parameter.annotation ? ` = ${value}` : `=${value}` }
    return {
      code: edited(p, [edit]),
      told: `${inlineCode(parameter.name)} vale ${inlineCode(value)} cuando no se pasa.`,
      how: [
        `Con ${inlineCode(`${parameter.name}=${value}`)} en la primera línea, ese dato se puede dejar fuera al llamar a la función.`,
      ],
    }
  }
  return null
}

/** `return precio * 1.21` becomes `precio * (1 + iva / 100)` with `iva=21`. */
function fromBody(p: Program, who: string, value: string): Result {
  const wanted = Number(value)
  for (const place of p.places('function')) {
    const inside = p.spots('number').filter(({ node }) => node.from >= place.node.from && node.to <= place.node.to)
    for (const { node } of inside) {
      const number = numberOf(node) ?? Number.NaN
      const factor = factorFor(number, wanted, who)
      if (factor === null) continue
      return withParameter(p, place, { who, value, edit: { from: node.from, to: node.to, text: factor } })
    }
    const constant = p
      .places('assign')
      .find(({ node }) =>
        node.targets.some((target) => target.kind === 'name' && target.name.toLowerCase() === who.toLowerCase()),
      )
    if (!constant || numberOf(constant.node.value) === null) continue
    const number = numberOf(constant.node.value) ?? 0
    const text = number < 1 && wanted > 1 ? `${who.toLowerCase()} / 100` : who.toLowerCase()
    const uses = p.uses(constant.node.targets[0]?.kind === 'name' ? constant.node.targets[0].name : who, constant.scope)
    const edits = uses.map(({ node }) => ({
      from: node.from,
      to: node.to,
      text: text.includes('/') ? `(${text})` : text,
    }))
    const made = withParameter(p, place, { who, value, edit: null })
    if (made === null || !('code' in made)) continue
    const all = [...edits, parameterEdit(place, who, value)].flatMap((edit) => edit ?? [])
    return { ...made, code: edited(p, all) }
  }
  return null
}

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9

function factorFor(number: number, wanted: number, who: string): string | null {
  if (near(number, 1 + wanted / 100)) return `(1 + ${who} / 100)`
  if (near(number, wanted / 100)) return `(${who} / 100)`
  return near(number, wanted) ? who : null
}

function parameterEdit({ node }: Place<StatementOf<'function'>>, who: string, value: string): Edit | null {
  const last = node.parameters.at(-1)
  return last ? { from: last.to, to: last.to, text: `, ${who.toLowerCase()}=${value}` } : null
}

function withParameter(
  p: Program,
  place: Place<StatementOf<'function'>>,
  { who, value, edit }: { who: string; value: string; edit: Edit | null },
): Result {
  const head = parameterEdit(place, who, value)
  if (!head) return null
  return {
    code: edited(p, edit ? [head, edit] : [head]),
    told: `${inlineCode(who)} es ahora un parámetro de ${inlineCode(place.node.name)}, y vale ${inlineCode(value)} si no se pasa.`,
    how: [
      `${inlineCode(`${place.node.name}(…)`)} usa ${value}; ${inlineCode(`${place.node.name}(…, ${who}=10)`)} lo cambia solo en esa llamada.`,
    ],
  }
}

/** «que acepte cualquier cantidad de números, con *args». */
export const anyCountChange: Change = {
  name: 'any-count',
  stage: STAGE.structure,
  says: [
    /\b(?:que )?(?:modific\w+ la funcion para que |la funcion |que )*(?:acept\w+|recib\w+|admit\w+|funcione con|valga para|pueda recibir)? ?(?:(?:cualquier|toda la|la) (?:cantidad|numero) de [a-z]{4,12}(?: que (?:quiera|sea|haga falta))?|(?:un numero|una cantidad) (?:variable|indeterminad[oa]|cualquiera) de [a-z]{4,12}|tant[oa]s [a-z]{4,12} como (?:quiera|haga falta|sea)|las [a-z]{4,12} que (?:quiera|sean|le pase|yo quiera)|(?<=(?:funcione|sirva|valga|sea) (?:con|para) |acepte |reciba )(?:tres|3|cuatro|4|mas|varios) (?:numeros|datos|valores|notas)|(?:todos )?los (?:numeros|argumentos|valores) que (?:quiera|sean|le pase|yo quiera))(?:,? (?:con|usando) ?\*?args)?|\*args\b/,
  ],
  make(p: Program, _wish: Wish): Result {
    const [place] = p.places('function').filter(({ node }) => node.parameters.length >= 2)
    if (!place) return null
    const { node } = place
    const names = node.parameters.map(({ name }) => name)
    const [first, last] = [node.parameters[0], node.parameters.at(-1)]
    const [start, end] = [node.body[0], node.body.at(-1)]
    if (!first || !last || !start || !end) return null
    const body = whole(p, node, names)
    if (body === null)
      return {
        why: `No sé con seguridad cómo debe hacer ${inlineCode(node.name)} lo suyo con más datos: dime qué hace con todos (sumarlos, el mayor, la media …).`,
      }
    const indent = p.source.slice(p.lines.rangeOf(p.lines.lineAt(start.from)).from, start.from)
    return {
      code: edited(p, [
        { from: first.from, to: last.to, text: '*numeros' },
        {
          from: start.from,
          to: start.from + p.source.slice(start.from, end.to).trimEnd().length,
          text: body.join(`\n${indent}`),
        },
      ]),
      told: `${inlineCode(node.name)} acepta ahora todos los números que le pases.`,
      how: [
        '`*numeros` junta en una tupla todo lo que se pasa entre los paréntesis; dentro se recorre como una lista.',
      ],
    }
  },
}

/** What a function of two or three numbers does with all of them; null where it is something else. */
function whole(p: Program, node: StatementOf<'function'>, names: readonly string[]): string[] | null {
  const text = p.text(node)
  const level = '    '
  const compared = (sign: string) =>
    p
      .spots('compare')
      .filter(
        (spot) =>
          spot.node.from > node.from &&
          spot.node.to < node.to &&
          spot.node.comparisons.some(({ operator }) => operator.startsWith(sign)),
      ).length
  const returned = p.places('return').filter((found) => found.node.from > node.from && found.node.to <= node.to + 1)
  const [only] = returned
  if (returned.length === 1 && only?.node.value?.kind === 'binary') {
    const joined = p.text(only.node.value).replace(/[\s()]/g, '')
    if (joined === names.join('+'))
      return ['total = 0', 'for numero in numeros:', `${level}total += numero`, 'return total']
    if (joined === names.join('*'))
      return ['total = 1', 'for numero in numeros:', `${level}total *= numero`, 'return total']
    if (joined === `${names.join('+')}/${names.length}`) return ['return sum(numeros) / len(numeros)']
  }
  const isExtreme =
    returned.length >= 2 &&
    returned.every((found) => found.node.value?.kind === 'name' && names.includes(found.node.value.name))
  if (!isExtreme) return /\b(max|min)\(/.test(text) ? [`return ${/\bmax\(/.test(text) ? 'max' : 'min'}(numeros)`] : null
  const sign = compared('>') >= compared('<') ? '>' : '<'
  const name = sign === '>' ? 'mayor' : 'menor'
  return [
    `${name} = numeros[0]`,
    'for numero in numeros:',
    `${level}if numero ${sign} ${name}:`,
    `${level}${level}${name} = numero`,
    `return ${name}`,
  ]
}
