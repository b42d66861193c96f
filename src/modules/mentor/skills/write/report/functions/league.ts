import { numberIn } from '../../plan/tables/data'
import { isNumeric, type Source } from '../read/column'
import type { Tokens } from '../read/tokens'
import { loopLines } from '../write/python-terms'

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const WIN = '(?:ganar|victoria|triunfo|gana|ganado|el que gana|ganador|win)'
const DRAW = '(?:empat\\w+|igualar|tablas)'
const pointsFor = (what: string) =>
  new RegExp(
    String.raw`\b${NUMBER} (?:puntos? )?(?:(?:BY|para|al?|si|cuando|el|la|por) ){0,8}(?:EACH |partido |ONE )?${what}\b|\b(?:(?:BY|si|cuando|EACH|el que|al que|se) ){0,8}${what} (?:(?:son|da|dan|vale|:|=|,|suma|SUM|se|lleva\w*|tiene|se lleva) ){0,8}${NUMBER}(?: puntos?)?\b`,
  )

/** Points for matches won and drawn, the best first: a league table of rows of two sides and their scores. */
export function leagueOf(tokens: Tokens, source: Source): { lines: string[]; how: string[]; done: string[] } | null {
  const [home, away] = source.columns.filter(({ type }) => type === 'text')
  const [scored, conceded] = source.columns.filter(isNumeric)
  const asked = tokens.find(
    /\b(?:clasificacion|tabla(?: de (?:posiciones|clasificacion|puntos))?|puntos|liga|ranking)\b/,
  )
  const won = tokens.take(pointsFor(WIN))
  if (!home || !away || !scored || !conceded || !asked || !won) return null
  const drawn = tokens.take(pointsFor(DRAW))
  tokens.use(asked)
  for (const pattern of [
    /\b(?:(?:con|los|de|por|que|y|EACH|equipo|sus?|la|tabla) ){0,8}(?:puntos?|clasificacion|posiciones)(?: (?:de|que|tiene|lleva|EACH|equipo|por|BY)){0,8}\b/g,
    /\b(?:ORDER |y )?(?:(?:de|del|BY|por|la|el) ){0,8}(?:primero|MAX|mas|MIN|menos|puntos|mejor)(?: (?:puntos|a|al|el|ultimo|MIN|menos|MAX|mas|de|peor)){0,8}\b/g,
    /\bORDER\b/g,
    /\b(?:y |, ){0,8}(?:0|ninguno|nada) (?:puntos )?(?:BY|si|al|por) (?:perder|derrota|que pierde|pierde)\b/g,
  ])
    for (const match of tokens.all(pattern)) tokens.use(match)
  const win = numberIn(won.groups.find((group) => group !== undefined) ?? '3')
  const draw = numberIn(drawn?.groups.find((group) => group !== undefined) ?? '1')
  const target = source.columns.map(({ name }) => name).join(', ')
  const cells =
    source.shape === 'dicts'
      ? source.columns.map(
          ({ name, header, isText, type }) =>
            `${name} = ${isText && type === 'whole' ? `int(fila['${header}'])` : `fila['${header}']`}`,
        )
      : []
  const add = (team: string, points: number) => `    puntos[${team}] += ${points}`
  return {
    lines: [
      'puntos = {}',
      ...loopLines({ target: source.shape === 'dicts' ? source.one : target, items: source.variable, cells }, [
        `puntos.setdefault(${home.name}, 0)`,
        `puntos.setdefault(${away.name}, 0)`,
        `if ${scored.name} > ${conceded.name}:`,
        add(home.name, win),
        `elif ${scored.name} < ${conceded.name}:`,
        add(away.name, win),
        'else:',
        add(home.name, draw),
        add(away.name, draw),
      ]),
      '',
      'for equipo, total in sorted(puntos.items(), key=lambda par: par[1], reverse=True):',
      "    print(f'{equipo}: {total}')",
    ],
    how: [
      '`setdefault` apunta a cada equipo con 0 puntos la primera vez que sale, así están también los que no suman ninguno.',
      `El \`if\` compara los goles: ${win} para quien gana, ${draw} para cada uno si empatan.`,
      '`sorted` con `reverse=True` pone primero a quien tiene más puntos.',
    ],
    done: ['reparte los puntos de cada partido', 'ordena la clasificación'],
  }
}
