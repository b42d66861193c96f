import type { Known, Step } from './scalar-step'

const ASKS = String.raw`(?:y )?(?:(?:que|me|te|le|se|dig\w+|dime|di|dice|muestr\w+|calcul\w+|saqu\w+|saber|imprim\w+) )*`
const BORN = /^(?:anio|ano)(?:_nac\w*)?$/
const AGE = /^edad/

/** «en qué año vas a cumplir 100», «en qué año me jubilo si es a los 67»: of an age, or of a year of birth. */
export function yearAt({ reading, quantities }: Known): Step | null {
  const [born, age] = [BORN, AGE].map((name) => quantities.find((one) => name.test(one.name)))
  const found = reading.find(
    new RegExp(
      String.raw`\b${ASKS}(?:en )?(?:que|el|cual es el) (?:ano|anio)(?: (?:en el que|en que|que|te|se|me|vas?|voy|vaya|a))*(?: (?:cumpl\w+|tendr\w+|tener|lleg\w+|jubil\w+|hara|haras|hace))+(?: [a-z]+){0,8}? (\d{2,3})\b(?: anos)?`,
    ),
  )
  const target = found?.groups[0]
  if (!found || target === undefined || (!born && !age)) return null
  reading.use(found)
  const expression = born ? `${born.name} + ${target}` : `date.today().year + ${target} - ${age?.name}`
  const verb = /jubil/.test(found.text) ? 'Te jubilas' : `Cumples ${target}`
  return {
    imports: born ? [] : ['from datetime import date'],
    lines: [`anio_cumple = ${expression}`],
    results: [{ name: 'anio_cumple', label: `${verb} en el año`, type: 'whole' }],
    how: [
      born
        ? `Se suman ${target} años al de nacimiento.`
        : `Al año de hoy, \`date.today().year\`, se le suman los años que faltan para los ${target}.`,
    ],
    said: `dice en qué año ${/jubil/.test(found.text) ? 'te jubilas' : `se cumplen ${target}`}`,
  }
}

/** «cuántos años tendré en 2030», of an age or a year of birth. */
export function ageInYear({ reading, quantities }: Known): Step | null {
  const [born, age] = [BORN, AGE].map((name) => quantities.find((one) => name.test(one.name)))
  const found = reading.find(
    new RegExp(
      String.raw`\b${ASKS}(?:cuantos anos|que edad|la edad que) (?:(?:va|vas|voy) a (?:tener|cumplir)|(?:tendr|cumplir)[a-z]+)(?: (?:el|la) (?:usuario|persona))? en (?:el (?:ano )?)?(20\d\d|21\d\d)\b`,
    ),
  )
  const year = found?.groups[0]
  if (!found || year === undefined || (!born && !age)) return null
  reading.use(found)
  return {
    imports: born ? [] : ['from datetime import date'],
    lines: [`anios = ${born ? `${year} - ${born.name}` : `${age?.name} + ${year} - date.today().year`}`],
    results: [{ name: 'anios', label: `Años que tendrás en ${year}`, type: 'whole' }],
    how: [
      born
        ? `De ${year} se resta el año de nacimiento.`
        : `A la edad se le suman los años que faltan: ${year} menos el de hoy, \`date.today().year\`.`,
    ],
    said: `dice cuántos años se tendrán en ${year}`,
  }
}

/** «cuántos años cumples este año», «tu edad», of a year of birth. */
export function ageThisYear({ reading, quantities }: Known): Step | null {
  const born = quantities.find(({ name, type }) => BORN.test(name) && type === 'whole')
  const found = reading.find(
    new RegExp(
      String.raw`\b${ASKS}(?:cuantos anos|que edad|la edad|tu edad|su edad|edad)(?: (?:que|tien\w+|tendr\w+|cumpl\w+|va|vas|a|cumplir|tener|este ano|el ano actual|en el ano actual|actual|ahora|hoy|la persona|el usuario|tengo))*(?! \d)`,
    ),
  )
  if (!born || !found) return null
  reading.use(found)
  return {
    imports: ['from datetime import date'],
    lines: [`edad = date.today().year - ${born.name}`],
    results: [{ name: 'edad', label: 'Años que cumples este año', type: 'whole' }],
    how: ['Se resta el año de nacimiento del de hoy, `date.today().year`.'],
    said: 'calcula los años que se cumplen este año',
  }
}
