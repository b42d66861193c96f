import { predicatesIn, testOf } from '../../compose/sequences/find-predicates'
import { clauseAround, type Family, openText, type Told } from '../told'

type Kind = { words: RegExp; lines: (map: string, told: Told) => string[] | null; said: string; how: string }

const MOST = /\b(?:mas|mayor|maxim[oa]|mejor|alt[oa])\b(?! (?:barat|baj|pequen|ligh|liger|joven))/
const UNDER = /\b(?:por debajo|menos|inferior\w*|menor\w*|bajo|no lleg\w+)\b/
const NOT_EQUAL =
  /\b(?:si es (?:justo|igual)|justo (?:el |ese )?(?:\d+|minimo|limite)|igual)[^;.)]{0,12} (?:no|tampoco)\b/

/** What is asked of a dictionary of names and numbers; more particular ones stand first. */
const KINDS: readonly Kind[] = [
  {
    words:
      /\b(?:otro|un|un nuevo) diccionario (?:nuevo )?(?:con |solo |unicamente |que |tenga |de ){0,8}(?:solo )?(?:lo|los|las|con|que|de)\b[^;.]{0,90}/,
    lines: (map, { reading, asked }) => {
      const limit = asked?.parameters.find(({ name, type }) => type !== 'map' && name !== map)?.name
      const clause =
        /\bdiccionario\b[^;.]{0,140}/g.exec(reading.text.slice(reading.text.search(/\b(?:otro|nuevo|solo)\b/)))?.[0] ??
        reading.text
      const [test] = predicatesIn(clause, 'number')
      const sign = UNDER.test(clause) ? '<' : '>'
      const isIncluded = /\bo (?:mas|menos|igual)\b/.test(clause) && !NOT_EQUAL.test(clause)
      const condition =
        limit === undefined ? (test ? testOf(test, 'valor') : null) : `valor ${sign}${isIncluded ? '=' : ''} ${limit}`
      return condition === null ? null : [`return {clave: valor for clave, valor in ${map}.items() if ${condition}}`]
    },
    said: 'devuelve otro diccionario solo con lo que cumple la condición',
    how: 'La comprensión recorre las parejas con `items()` y se queda con las que cumplen la condición.',
  },
  {
    words:
      /\b(?:el nombre|la clave|quien|cual|el que|la que|nombre)\b[^;.]{0,30}\b(?:mas|menos|mayor|menor|maxim[oa]|minim[oa]|mejor|peor)\b[^;.,]{0,20}/,
    lines: (map, { reading, without }) => {
      const found =
        /\b(?:el nombre|la clave|quien|cual|el que|la que|nombre)\b[^;.]{0,30}\b(?:mas|menos|mayor|menor|maxim[oa]|minim[oa]|mejor|peor)\b/.exec(
          reading.text,
        )?.[0] ?? ''
      const isMost = MOST.test(found)
      if (!without.has('max') && !without.has('min'))
        return [`return ${isMost ? 'max' : 'min'}(${map}, key=${map}.get)`]
      const best = isMost ? 'mayor' : 'menor'
      return [
        `${best} = None`,
        `for clave in ${map}:`,
        `    if ${best} is None or ${map}[clave] ${isMost ? '>' : '<'} ${map}[${best}]:`,
        `        ${best} = clave`,
        `return ${best}`,
      ]
    },
    said: 'devuelve la clave que tiene el valor mayor (o el menor)',
    how: 'Se va guardando la clave que mejor valor tiene hasta ahora, y se cambia cuando aparece otra mejor.',
  },
  {
    // «el producto más caro» is a name.
    words:
      /\b(?:devuelv\w+ )?(?:el|la) [a-z]+ (?:con (?:el |la )?[a-z ]{0,20})?(?:mas|menos|mayor|menor|mejor|peor)\b(?: [a-z]+)?/,
    lines: (map, { reading, without }) => {
      if (without.has('max') || without.has('min')) return null
      const isMost = MOST.test(reading.text)
      return [`return ${isMost ? 'max' : 'min'}(${map}, key=${map}.get)`]
    },
    said: 'devuelve la clave que tiene el valor mayor (o el menor)',
    how: '`key=` dice por qué se compara: por el valor de cada clave.',
  },
  {
    // «los aprobados», «los que cuestan más de 10»
    words:
      /\b(?:una lista con |los nombres de |solo )?(?:los|las) (?:[a-z]+ )?(?:que|con|aprobad[oa]s|suspens[oa]s|mayores|menores)\b[^;.,]{0,50}/,
    lines: (map, { reading }) => {
      const [test] = predicatesIn(reading.text, 'number')
      return test ? [`return [clave for clave, valor in ${map}.items() if ${testOf(test, 'valor')}]`] : null
    },
    said: 'devuelve la lista de las claves que cumplen la condición',
    how: 'La comprensión recorre las parejas con `items()` y se queda con las claves cuyo valor cumple la condición.',
  },
  {
    words: /\b(?:invert\w+|inviert\w+|cambi\w+ (?:las )?claves por (?:los )?valores|dar\w* la vuelta)\b/,
    lines: (map) => [`return {valor: clave for clave, valor in ${map}.items()}`],
    said: 'cambia las claves por los valores',
    how: 'La comprensión recorre las parejas y las escribe al revés.',
  },
  {
    words: /\borden\w+\b[^;.]{0,60}/,
    lines: (map, { reading }) => [
      `return dict(sorted(${map}.items(), key=lambda par: par[1]${/\b(?:de mayor|mas (?:alto|a menos)|descendente|de mas)\b/.test(reading.text) ? ', reverse=True' : ''}))`,
    ],
    said: 'devuelve el diccionario ordenado por sus valores',
    how: '`par[1]` es el valor de cada pareja: por él se ordena.',
  },
  {
    words: /\b(?:la )?(?:suma|total)\b(?: (?:de|todos|los|valores)){0,8}/,
    lines: (map) => [`return sum(${map}.values())`],
    said: 'suma los valores',
    how: '`values()` da los valores sin sus claves.',
  },
  {
    words: /\b(?:la )?media\b(?: (?:de|todos|los|valores)){0,8}/,
    lines: (map) => [`return sum(${map}.values()) / len(${map})`],
    said: 'calcula la media de los valores',
    how: 'Se suman los valores y se divide entre cuántos hay.',
  },
]

/** A function that takes a dictionary of names and numbers. */
export const mapFamily: Family = (told) => {
  const { reading, asked } = told
  const map = asked?.parameters.find(({ type }) => type === 'map')
  if (!asked || !map || asked.parameters.length > 2) return null
  reading.take(/\b(?:que )?(?:reciba|recibe|es|dado|le paso|toma) un diccionario(?: tipo)?(?: \{ [^}]*\})?/)
  const text = openText(reading)
  for (const kind of KINDS) {
    const match = kind.words.exec(text)
    const lines = match && kind.lines(map.name, told)
    if (!match || !lines) continue
    reading.use(clauseAround(reading, { from: match.index, to: match.index + match[0].length }))
    reading.take(/\( si es justo [^)]{0,30}\)/)
    reading.take(/\ba poder ser con una comprension(?: de diccionarios?)?/)
    return {
      definitions: [
        [
          `def ${asked.name}(${asked.parameters.map(({ name }) => (asked.defaults[name] === undefined ? name : `${name}=${asked.defaults[name]}`)).join(', ')}):`,
          ...lines.map((line) => `    ${line}`),
        ],
      ],
      body: [],
      call: asked.parameters.map(({ name }) =>
        name === map.name ? "{'ana': 12, 'luis': 7, 'eva': 9}" : (asked.defaults[name] ?? '10'),
      ),
      typed: [],
      title: `La función \`${asked.name}\` ${kind.said}.`,
      how: [kind.how],
    }
  }
  return null
}
