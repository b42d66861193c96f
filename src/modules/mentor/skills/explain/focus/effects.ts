import type { ExpressionOf } from '../../../python/ast'
import { allExpressions } from '../../../python/walk'
import { listed, quote, type Source } from '../idioms/idiom'
import { calledName, keywordOf } from '../idioms/in-calls'
import type { Ask } from '../parts/questions/ask'
import { questionsOf } from './said'

type Effect = 'deletes' | 'renames' | 'copies' | 'writes' | 'sends'

/** «¿Borra algo?», «¿me modifica los archivos?»: what a program does to what is outside of it. */
const ASKED: readonly (readonly [Effect, RegExp])[] = [
  [
    'deletes',
    /^(?:(?!no\b)\w+ ){0,4}?(?:borra|borrara|elimina|eliminara|destruye|(?:se )?carga|(?:puedo|voy a) perder)\b/,
  ],
  [
    'writes',
    /^(?:(?!no\b)\w+ ){0,4}?(?:modifica|modificara|cambia|cambiara|toca|tocara|sobree?scribe|guarda|escribe|pisa|machaca)\b/,
  ],
  ['sends', /^(?:(?!no\b)\w+ ){0,4}?(?:envia|manda|sube|se conecta)\b/],
]
/** Of files and of nothing that stands in the program. */
const OBJECT =
  /\b(?:algo|nada|archivos?|ficheros?|fotos?|carpetas?|documentos?|disco|ordenador|compu\w*|pc|internet|original(?:es)?)\b/
const MAX_QUESTION = 70
const WHY = /\b(?:por que|como|cuando|donde|que|si)\b/

const EFFECTS: Readonly<Record<string, Effect>> = {
  unlink: 'deletes',
  rmtree: 'deletes',
  rmdir: 'deletes',
  removedirs: 'deletes',
  rename: 'renames',
  move: 'renames',
  copy2: 'copies',
  copyfile: 'copies',
  copytree: 'copies',
  write_text: 'writes',
  write_bytes: 'writes',
  to_csv: 'writes',
  to_excel: 'writes',
  mkdir: 'writes',
  makedirs: 'writes',
  post: 'sends',
  sendmail: 'sends',
  urlopen: 'sends',
}
/** Of these only what belongs to the module: lists and texts have methods of the same name. */
const OF_MODULE: Readonly<Record<string, Effect>> = {
  'os.remove': 'deletes',
  'os.replace': 'renames',
  'shutil.copy': 'copies',
}

const DOES: Readonly<Record<Effect, string>> = {
  deletes: '**borra**',
  renames: '**cambia el nombre o el sitio** de un archivo',
  copies: '**copia**, y lo de antes se queda',
  writes: '**escribe en el disco**',
  sends: '**sale a internet**',
}
const MEANT: Readonly<Record<Effect, string>> = {
  deletes: 'borra nada',
  renames: 'cambia ningún nombre',
  copies: 'copia nada',
  writes: 'escribe nada en el disco',
  sends: 'envía nada por internet',
}

/** Whether a message asks it, and the program tells. */
export const asksEffect = ({ frame, source }: Ask): boolean =>
  frame.message.prose.includes('?') &&
  questionsOf(frame.message.prose).some((said) => effectFact(said, source) !== null)

/** Yes or no, with the calls that do it, or what else the program does; null where that is not asked. */
export function effectFact(said: string, source: Source): string | null {
  const asked = ASKED.find(([, words]) => words.test(said))?.[0]
  if (
    asked === undefined ||
    said.length > MAX_QUESTION ||
    !OBJECT.test(said) ||
    WHY.test(said.slice(0, said.search(OBJECT)))
  )
    return null
  const found = [...allExpressions(source.module)].flatMap((node) => {
    const effect = node.kind === 'call' ? effectOf(node, source) : null
    return effect === null
      ? []
      : [{ effect, told: `${quote(source, node)} (línea ${source.lines.lineAt(node.from)}) ${DOES[effect]}` }]
  })
  // Who asks whether anything is changed means whatever changes.
  const isMeant = (effect: Effect) =>
    effect === asked || (asked === 'writes' && effect !== 'sends' && effect !== 'copies')
  const own = found.filter(({ effect }) => isMeant(effect))
  const texts = (all: typeof found) => listed([...new Set(all.map(({ told }) => told))].slice(0, MAX_TOLD))
  if (own.length > 0) return `**Sí**: ${texts(own)}.`
  // Whose modules are not known may do anything.
  if (found.length === 0) return null
  return `**No**, no ${MEANT[asked]}. Lo que hace: ${texts(found)}.`
}
const MAX_TOLD = 3

function effectOf(node: ExpressionOf<'call'>, { module }: Source): Effect | null {
  const whole = module.source.slice(node.callee.from, node.callee.to)
  if (Object.hasOwn(OF_MODULE, whole)) return OF_MODULE[whole] ?? null
  const name = calledName(node)
  if (name === 'open') return opened(node)
  return node.callee.kind === 'attribute' && Object.hasOwn(EFFECTS, name) ? (EFFECTS[name] ?? null) : null
}

/** `open(…, "w")`. */
function opened(node: ExpressionOf<'call'>): Effect | null {
  const mode = keywordOf(node, 'mode')?.value ?? node.arguments.filter(({ form }) => form === 'positional')[1]?.value
  return mode?.kind === 'string' && /[wax+]/.test(mode.value) ? 'writes' : null
}
