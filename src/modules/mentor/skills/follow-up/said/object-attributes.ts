import { lowerFirst } from '~/platform/text/first-letter'
import { answered, python, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { plainText } from '../../../engine/lexicon/plain-text'
import type { StatementOf } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'
import { calledName } from '../../explain/idioms/in-calls'
import type { Reader } from '../asked'

const CHANGES =
  /^como (?:se )?(?:(?:le|lo|la) )?(?:puedo )?(?:cambi\w+|modific\w+|actualiz\w+|pongo|asigno) (?:el|la|los|las|su|sus|un|una|otro|otra) (\w{3,})(?: (?:luego|despues|mas tarde|de .{1,30}|a .{1,30})){0,2}$/
const READS =
  /^como (?:se )?(?:(?:le|lo|la) )?(?:puedo )?(?:ve[or]\w*|muestr\w+|imprim\w+|saco|saber|se|accedo|leo|obtengo|consulto) (?:(?:a|solo) )*(?:el|la|los|las|su|sus) (\w{3,})(?: (?:luego|despues|de .{1,30})){0,2}$/

/** «¿Cómo cambio la edad después?», of a class whose objects have one: the object, a dot and its name. */
export const objectAttributes: Reader = ({ said, code, cards }) => {
  const change = CHANGES.exec(said)?.[1]
  const noun = change ?? READS.exec(said)?.[1]
  if (code === null || noun === undefined || cards.length > 0) return null
  const { body, source } = code.tree
  for (const owner of body) {
    if (owner.kind !== 'class') continue
    const attribute = attributesOf(owner).find((name) => plainText(name.replaceAll('_', ' ')) === noun)
    if (attribute === undefined) continue
    const object = objectOf(owner.name, code.tree) ?? lowerFirst(owner.name)
    const place = inlineCode(`${object}.${attribute}`)
    const method = setterOf(owner, attribute)
    if (change === undefined)
      return answered('attribute', [text(`Con un punto: ${place}.`), python(`print(${object}.${attribute})`)])
    const value = newValue(attribute, source)
    return answered('attribute', [
      text(
        `Se le da otro valor al **atributo** del objeto: ${place}, un \`=\` y lo nuevo. Solo cambia en ese objeto.${method === null ? '' : ` Tu clase ya tiene un método para eso: ${inlineCode(`${object}.${method}(…)`)}; mejor con él, que puede comprobar el valor.`}`,
      ),
      python(`${object}.${attribute} = ${value}\nprint(${object}.${attribute})`),
    ])
  }
  return null
}

function attributesOf({ body }: StatementOf<'class'>): string[] {
  const fields = body.flatMap((node) =>
    node.kind === 'annotated-assign' && node.target.kind === 'name' ? [node.target.name] : [],
  )
  const init = body.find((node) => node.kind === 'function' && node.name === '__init__')
  const own = [...statementsIn(init?.kind === 'function' ? init.body : [])].flatMap((node) =>
    node.kind === 'assign' ? node.targets.flatMap((each) => (each.kind === 'attribute' ? [each.name] : [])) : [],
  )
  return [...new Set([...fields, ...own])].filter((name) => !name.startsWith('_'))
}

/** The name that holds an object of the class. */
function objectOf(owner: string, { body }: { body: readonly StatementOf<'class'>['body'][number][] }): string | null {
  for (const node of body) {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind === 'assign' && target?.kind === 'name' && node.value.kind === 'call')
      if (calledName(node.value) === owner) return target.name
  }
  return null
}

/** Another method that gives the attribute what it is given. */
function setterOf({ body }: StatementOf<'class'>, attribute: string): string | null {
  const method = body.find(
    (node) =>
      node.kind === 'function' &&
      !node.name.startsWith('__') &&
      node.parameters.length === 2 &&
      [...statementsIn(node.body)].some(
        (each) =>
          each.kind === 'assign' &&
          each.value.kind === 'name' &&
          each.targets.some((target) => target.kind === 'attribute' && target.name === attribute),
      ),
  )
  return method?.kind === 'function' ? method.name : null
}

const TEXTS = /^(?:nombre|titulo|autor|marca|modelo|color|titular|apellido|apellidos|ciudad|direccion|raza|especie)$/
const newValue = (attribute: string, source: string) =>
  TEXTS.test(attribute) || new RegExp(`\\b${attribute}\\s*=\\s*["']`).test(source) ? '"nuevo"' : '10'
