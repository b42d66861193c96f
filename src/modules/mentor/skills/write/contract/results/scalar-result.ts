import { readUnique } from '../goals'
import { amountOf, comparedBy, fieldNamed, inLambda, inLoop, nameField, type Value, valueIn } from '../values'
import { type Asked, type Body, chosen, each, open, rounded, takes } from './asked'

const COUNT =
  /\b(?:(?:el|la|devuelv\w+|diga|calcul\w+|cuent\w+) )*(?:cuant[oa]s|numero de|cantidad de|cuent[ae]\w*|contar)\b(?: (?:hay|tienen|son|de|los|las|elementos|numeros|palabras|veces|alumn[oa]s|productos|que))*/
const BEST =
  /\b(?:(?:el|la|de|del|nombre|quien|que|cual|clave|al|con|devuelv\w+|su|es|sea|producto|alumn[oa]|emplead[oa]|jugador|vendedor|persona|palabra|ciudad|tiene|fila|diccionario|tupla|[a-z]+) )??(?:(?:el|la|los|las|de|del|nombres?|quien|que|cual|con|producto|alumn[oa]s?|emplead[oa]s?|jugador|vendedor|persona|palabra|ciudad|tiene|tenga|numero|mayor|gana|mas|cobra|vende|cuesta|vale|puntos|es|sea|lleva|clave|diccionario|tupla) )*(mas|menos|mayor|menor|mejor|peor)(?: (?!lista|none|0|si\b|o\b|y\b|en\b)(?:car[oa]s?|barat[oa]s?|alt[oa]s?|baj[oa]s?|larg[oa]s?|cort[oa]s?|grande|pequen[oa]|rapid[oa]|gana|cobra|vende|cuesta|vale|puntos|pagad[oa]s?|vendid[oa]s?|valor|[a-z]+))?\b/
const TIES =
  /\b(?:,|y|si|en caso de|cuando|hay|haya|un)?(?: (?:,|y|si|en caso de|cuando|hay|haya|un|caso|de))* ?empat\w*(?: [a-z]+){0,8}?(?: (?:tod[oa]s|lista|ambos|list[ao]d?[oa]?s?))(?: (?:ellos|los|en|una|empatad[oa]s|que|empat\w+))*|\b(?:tod[oa]s l[oa]s que empat\w+|empates? incluid[oa]s?)\b/
const MEASURES: readonly { words: RegExp; id: 'mean' | 'sum' | 'max' | 'min' }[] = [
  { id: 'mean', words: /\b(?:(?:el|la|calcul\w+|devuelv\w+|nota|valor) )*medi[oa]\b/ },
  { id: 'sum', words: /\b(?:(?:el|la|calcul\w+|devuelv\w+|importe|precio|coste) )*(?:total|suma|sumatorio|sume)\b/ },
  { id: 'max', words: /\b(?:(?:el|la|devuelv\w+|valor|numero|nota) )*(?:maxim[oa]|mas (?:alt[oa]|grande)|mayor)\b/ },
  {
    id: 'min',
    words: /\b(?:(?:el|la|devuelv\w+|valor|numero|nota) )*(?:minim[oa]|mas (?:baj[oa]|pequen[oa])|menor)\b/,
  },
]

/** One value of all elements: how many, the one with the most, a sum, a mean. */
export function scalarResult(asked: Asked): Body | null {
  return mostFrequent(asked) ?? count(asked) ?? best(asked) ?? measure(asked)
}

const FREQUENT =
  /\b(?:(?:el|la|elemento|palabra|letra|numero|valor|nombre|candidato|opcion|de|del|que|se|con) )*(?:(mas|menos) (?:se )?(?:repit\w+|repetid[oa]|frecuentes?|comun|votad[oa]|votos|aparec\w+|aparezca|usad[oa]|sale|veces (?:sale|aparece|se repite))|moda)\b(?: (?:en|de) (?:el|la) (?:lista|texto|frase))?/

/** The element that comes most often; of several the first, or all where that is said. */
function mostFrequent(asked: Asked): Body | null {
  const { view } = asked.known
  const found = view.kind === 'plain' ? FREQUENT.exec(open(asked)) : null
  if (found === null) return null
  const ties = takes(asked, TIES)
  asked.contract.reading.use({ from: found.index, to: found.index + found[0].length })
  const isLeast = found[1] === 'menos'
  const test = chosen(asked)
  const source = test === '' ? view.items : each(asked, view.whole, test)
  const pick = isLeast ? 'min' : 'max'
  return {
    imports: ['from collections import Counter'],
    lines: [
      ...asked.before,
      `veces = Counter(${source})`,
      'if not veces:',
      `    return ${ties ? '[]' : 'None'}`,
      ...(ties
        ? [
            `mas = ${pick}(veces.values())`,
            `return [${view.target} for ${view.target}, cuantas in veces.items() if cuantas == mas]`,
          ]
        : [isLeast ? 'return min(veces, key=veces.get)' : 'return veces.most_common(1)[0][0]']),
    ],
    how: [
      ...asked.how,
      '`Counter` cuenta cuántas veces sale cada uno.',
      ties ? 'Se recogen todos los que salen tantas veces como el primero.' : `Con la lista vacía devuelve \`None\`.`,
    ],
    said: `devuelve ${ties ? 'los que' : 'el que'} ${isLeast ? 'menos' : 'más'} veces ${ties ? 'salen' : 'sale'}`,
  }
}

function count(asked: Asked): Body | null {
  if (!COUNT.test(open(asked))) return null
  const isUnique = asked.known.view.kind === 'plain' && readUnique(asked.contract.reading, open(asked))
  const test = chosen(asked)
  takes(asked, COUNT)
  const { view } = asked.known
  if (isUnique)
    return {
      lines: [
        ...asked.before,
        `return len(${test === '' ? `set(${view.items})` : `{${each(asked, view.whole, test)}}`})`,
      ],
      how: [...asked.how, 'Un conjunto se queda con uno de cada, y `len` los cuenta.'],
      said: 'cuenta los que son distintos',
    }
  if (test === '') return null
  return {
    lines: [...asked.before, `return sum(${each(asked, '1', test, view.items)})`],
    how: [...asked.how, `Se suma 1 por cada uno que cumple \`${test}\`.`],
    said: 'cuenta los que cumplen lo que pides',
  }
}

/** «el nombre del más caro», «quien tiene más puntos»; where several may tie, all of them. */
function best(asked: Asked): Body | null {
  const { view } = asked.known
  const found = BEST.exec(open(asked))
  const name = nameField(view)
  if (!found || name === null || (view.kind === 'plain' && asked.known.view.fields[0]?.shape.kind === 'number'))
    return null
  const said = found[0]
  const by = valueIn(
    said.replace(/\b(?:mas|menos|mayor|menor|mejor|peor|nombre|producto|alumno|cliente)\b/g, ' '),
    view,
  )
  const isName = view.kind === 'dict' && by?.noun === name.noun
  const value =
    by?.isNumber && !isName
      ? by
      : view.kind === 'plain'
        ? valueIn('longitud', view)
        : (comparedBy(said, view) ?? valueIn('media', view))
  if (value === null || (view.kind === 'plain' && !/larg|cort/.test(said))) return null
  const ties = takes(asked, TIES)
  takes(asked, /\b(?:en|con) el (?:mismo )?orden(?: en (?:el )?que (?:venian|estan|aparecen|vienen|estaban))?\b/)
  if (ties) takes(asked, /\b(?:(?:que|devuelv\w+|siempre|una) )*lista (?:con|de)(?: (?:los|las) nombres)?/)
  const again = BEST.exec(open(asked)) ?? found
  asked.contract.reading.use({ from: again.index, to: again.index + again[0].length })
  const test = chosen(asked)
  const isLeast = /\b(?:menos|menor|peor)\b/.test(said) !== /\bbarat|\bbaj|\bcort|\bpequen/.test(said)
  const isNamed = /\bnombres?\b/.test(asked.contract.reading.text.slice(asked.contract.from))
  const wholes = /\b(?:diccionario|tupla|fila|registro) /.test(said) || !(isNamed || /\bquien\b|\bclave\b/.test(said))
  const out =
    view.kind === 'dict'
      ? name.code
      : view.kind === 'plain'
        ? view.whole
        : wholes && !fieldNamed(view, said)
          ? view.whole
          : name.code
  const pick = isLeast ? 'min' : 'max'
  if (ties)
    return {
      lines: [
        ...asked.before,
        `if not ${view.rows}:`,
        '    return []',
        `${pick === 'max' ? 'mayor' : 'menor'} = ${pick}(${each(asked, value.write(inLoop), test)})`,
        `return [${each(asked, out, `${test === '' ? '' : `${test} and `}${value.write(inLoop)} == ${pick === 'max' ? 'mayor' : 'menor'}`)}]`,
      ],
      how: [
        `Primero se busca el ${pick === 'max' ? 'mayor' : 'menor'} y después se recogen todos los que lo igualan: si hay empate salen todos.`,
      ],
      said: 'devuelve los que van en cabeza, también si empatan',
    }
  const row = view.kind === 'dict' ? 'clave' : view.kind === 'plain' ? view.target : 'fila'
  const rows = test === '' ? view.rows : view.kind === 'plain' ? `[${each(asked, view.whole, test)}]` : null
  if (rows === null) return bestOf(asked, { test, value, pick, out })
  const code =
    view.kind === 'dict'
      ? value.write((field) => (field === name ? row : `${view.rows}[${row}]${field.at('').slice(3)}`))
      : value.write(inLambda(row))
  const key =
    code === `len(${row})` ? 'len' : code === `${view.rows}[${row}]` ? `${view.rows}.get` : `lambda ${row}: ${code}`
  const taken = view.kind === 'rows' && out !== view.whole ? name.at('mejor') : 'mejor'
  const isEmpty = [`if not ${view.rows}:`, '    return None']
  return {
    lines: [
      ...asked.before,
      ...(view.kind === 'plain' && test !== '' ? [] : isEmpty),
      ...(taken === 'mejor'
        ? [`return ${pick}(${rows}, key=${key})`]
        : [`mejor = ${pick}(${rows}, key=${key})`, `return ${taken}`]),
    ],
    how: [
      ...asked.how,
      `\`${pick}\` compara lo que da \`key\` de cada uno y devuelve el que gana.`,
      'Si no hay ninguno, devuelve `None`.',
    ],
    said: `devuelve el que tiene ${pick === 'max' ? 'más' : 'menos'}`,
  }
}

type Best = { test: string; value: Value; pick: string; out: string }

/** The best of those that are meant. */
function bestOf(asked: Asked, { test, value, pick, out }: Best): Body | null {
  const { view } = asked.known
  if (view.kind === 'plain') return null
  const row = view.kind === 'dict' ? 'par' : 'fila'
  const field = view.fields.find(({ code }) => code === out)
  return {
    lines: [
      `elegidos = [${each(asked, view.whole, test)}]`,
      'if not elegidos:',
      '    return None',
      `mejor = ${pick}(elegidos, key=lambda ${row}: ${value.write(inLambda(row))})`,
      `return ${field ? field.at('mejor') : 'mejor'}`,
    ],
    how: [
      `\`elegidos\` son los que cumplen \`${test}\`.`,
      `\`${pick}\` compara lo que da \`key\` de cada uno y devuelve el que gana.`,
    ],
    said: `devuelve, de los que cumplen lo que pides, el que tiene ${pick === 'max' ? 'más' : 'menos'}`,
  }
}

const RATE = /^(?:iva|igic|igv|itbis|impuesto|recargo|propina|descuento|dto|rebaja|porcentaje)/

function measure(asked: Asked): Body | null {
  const { contract } = asked
  const text = open(asked)
  const found = MEASURES.map(({ words, id }) => ({ id, match: words.exec(text) }))
    .filter(({ match }) => match !== null)
    .toSorted((a, b) => (a.match?.index ?? 0) - (b.match?.index ?? 0))[0]
  if (!found?.match) return null
  const behind = text.slice(found.match.index + found.match[0].length, found.match.index + found.match[0].length + 60)
  contract.reading.use({ from: found.match.index, to: found.match.index + found.match[0].length })
  const test = chosen(asked)
  const value = measured(behind.replace(/ (?:que|con|cuy[oa]|de los que)\b.*/, ' '), asked)
  if (value === null) return null
  const rate = contract.parameters.find(({ name }) => RATE.test(name))
  if (rate)
    takes(
      asked,
      new RegExp(
        `\\b(?:(?:con|el|la|y|ya|mas|menos|aplicad[oa]|aplicando|incluid[oa]) )*${rate.name}\\b(?: (?:va|viene|es|en|un|tanto|por|ciento|%|porcentaje|ya|aplicad[oa]|incluid[oa]|entero))*`,
      ),
    )
  if (rate)
    takes(
      asked,
      /\b(?:el|la) (?:iva|descuento|recargo|propina) (?:va|viene|es)(?: (?:en|un|tanto|por|ciento|%|porcentaje))*/,
    )
  if (rate) takes(asked, /\b(?:con |el )*(?:descuento|rebaja|recargo|iva)(?: (?:ya )?(?:aplicad[oa]|incluid[oa]))?\b/)
  const code = value.write(inLoop)
  const isPlain = test === '' && code === asked.known.view.whole
  const list = isPlain ? asked.known.view.items : each(asked, code, test)
  return { ...measureBody(found.id, { asked, list, isPlain, rate: rate?.name ?? null }) }
}

function measured(behind: string, { known: { view } }: Asked): Value | null {
  const named = valueIn(behind, view)
  return named?.isNumber ? named : amountOf(view)
}

type Measured = { asked: Asked; list: string; isPlain: boolean; rate: string | null }

function measureBody(id: 'mean' | 'sum' | 'max' | 'min', { asked, list, isPlain, rate }: Measured): Body {
  const { decimals } = asked.contract
  const rows = asked.known.view.rows
  if (id === 'sum') {
    const total = `sum(${list})`
    if (rate === null)
      return {
        lines: [...asked.before, `return ${rounded(total, decimals)}`],
        how: [...asked.how, '`sum` suma lo de cada uno.'],
        said: 'devuelve la suma',
      }
    const sign =
      /^(?:descuento|dto|rebaja)/.test(rate) ||
      (rate.startsWith('porc') && /\b(?:descuento|rebaja)\b/.test(asked.contract.reading.text))
        ? '-'
        : '+'
    return {
      lines: [...asked.before, `total = ${total}`, `return ${rounded(`total * (1 ${sign} ${rate} / 100)`, decimals)}`],
      how: [
        ...asked.how,
        '`sum` suma lo de cada uno.',
        `\`1 ${sign} ${rate} / 100\` ${sign === '+' ? 'añade' : 'quita'} ese porcentaje: \`${rate}\` se pasa como 21, no como 0.21.`,
      ],
      said: 'devuelve el total',
    }
  }
  const value = isPlain ? rows : 'valores'
  const setup = isPlain ? [] : [`valores = [${list}]`]
  const isGuarded = !isPlain || id !== 'mean'
  return {
    lines: [
      ...asked.before,
      ...setup,
      ...(isGuarded ? [`if not ${value}:`, `    return ${id === 'mean' ? '0' : 'None'}`] : []),
      `return ${id === 'mean' ? rounded(`sum(${value}) / len(${value})`, decimals) : `${id}(${value})`}`,
    ],
    how: [
      ...asked.how,
      ...(isGuarded
        ? [`Si no hay ninguno, devuelve \`${id === 'mean' ? '0' : 'None'}\`, en vez de fallar.`]
        : ['La media es la suma entre cuántos hay; sin ninguno no se puede dividir.']),
    ],
    said: id === 'mean' ? 'devuelve la media' : `devuelve el ${id === 'max' ? 'mayor' : 'menor'}`,
  }
}
