import { answered, heading, list, python, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { CodePart } from '../../../engine/message'
import { codePart } from '../../../engine/reading/code-part'
import type { Answer, Block } from '../../../engine/skill'
import { allNames } from '../../../python/names'
import { changedLines } from '../../errors/changed-lines'
import { outputBlocks, run } from '../../explain/parts/output'
import type { Asked, Reader } from '../asked'
import { reasonsOf } from './change-reasons'
import { hasCorrected, type Version, versionOf } from './version'

/** «¿Cómo lo arreglo?», «¿qué cambio?», «dame el código corregido», «¿cómo queda?». */
const ASKS =
  /\b(?:como (?:lo |la )?(?:hago|pongo|escribo|dejo)(?: entonces)?$|como (?:se hace|se haria|seria|es) (?:bien|lo correcto|correctamente)|como (?:\w+ ){0,2}(?:arregl|solucion|corrij|corrig|repar|qued|seria|ser\b|va\b|iria)|hago para que (?:\w+ ){0,2}(?:cambie|funcione|salga|vaya|sirva|ande|jale|no)\b|que (?:\w+ ){0,4}(?:cambi|modific|correg|corrij|toc[oa])|(?:arregl|corrig|corrij|correg|soluci)\w+|(?:codigo|programa|funcion|todo|version|solucion) (?:\w+ )?(?:corregid|bien|arreglad|enter|complet|buen|final|nuev)\w*)/
/** All that such a message is made of, beside names of the program. */
const WORDS = new Set(
  'hace haria correcto correctamente dar pasar decir mandar enviar explicar damelo dimelo pasamelo ponmelo muestramelo mandamelo hazlo hacelo cambie funcione salga vaya sirva ande jale pete falle truene arregla arregles corrijas corregirlo pudieras pudiste sirve range a ahi ahora algo alguna asi bien bueno cambia cambiar cambias cambio codigo como completa completo con corregida corregido corregir corrige corrigelo corrijo cual da dale dame das de debo decime deberia decirme del dime donde el en entender entendi entera entero entiendo entonces es esa ese eso esta estaria este esto exactamente exacto falta final funcion funciona gracias habria haces hacer hago hay iria la las le linea lo los mal mas me mi mio modifico modificar muestrame necesito no nuevo o ok oye para parte pasa pasame pero pillo poder podes podrias pon poneme ponerme ponme poner por porfa porfavor favor profe programa puede puedes pues que queda quedar quedaria quiero rehacer reparo sale se sea seria si sigo solo solucion soluciono sin tendria tengo toco todo tu un una va vale version ves y ya yo arreglada arreglado arreglalo arreglar arreglarlo arregle arreglo arreglame arreglas arreglaria error fallo problema'.split(
    ' ',
  ),
)
const MAX_WORDS = 18

/** How what-if answers head a program that is safe from what was tried. */
const SAFE = /(?:así queda protegido|da igual cómo se escriba):\n\n```python\n([\s\S]{1,4000}?)\n```/
const FIXES =
  /\b(?:arregl|corrig|corrij|soluci|evit|proteg|control|manej|resuelv|resolv|captur|impid)\w+|\bcomo (?:le |lo |la |se )*(?:hago|hace|haria|queda)\b|\bpara que (?:\w+ ){0,2}(?:de igual|cuente|valga|funcione|no (?:falle|pase|pete|truene))/
const MAX_FIX = 14

/** «¿Y cómo lo arreglo?», after something was tried that goes wrong: the program that was shown as safe from it. */
export const madeSafe: Reader = ({ said, state, code }) => {
  const [, safe] = SAFE.exec(state.said.at(-1) ?? '') ?? []
  if (safe === undefined || code === null || !FIXES.test(said) || said.split(' ').length > MAX_FIX) return null
  const after = codePart(safe, 'fenced')
  return answered('made-safe', [
    text('Así ya no pasa. Cambia esto:'),
    list(changedLines(code.code, safe)),
    heading('El programa corregido'),
    python(safe),
    ...outputBlocks(run(after.tree), after.tree),
  ])
}

/** The corrected program, whole and by itself, however often it is asked for; asked again, with the reason of each line. */
export const handedOut: Reader = (asked) => {
  const { frame, state, said } = asked
  if (!ASKS.test(said) || !hasCorrected(state, 4)) return null
  const version = versionOf(asked)
  if (version === null || version.old === null || frame.message.traceback !== null) return null
  const names = new Set(
    [version.now, version.old].flatMap(({ tree }) => [...allNames(tree)].map((name) => name.toLowerCase())),
  )
  const words = said.match(/[\p{L}\d_]+/gu) ?? []
  if (words.length > MAX_WORDS || !words.every((word) => WORDS.has(word) || names.has(word) || /^\d+$/.test(word)))
    return null
  return handOut(version, asked)
}

function handOut(version: Version, { state }: Asked): Answer {
  const { now, old } = version
  const changes = changedLines(old?.code ?? '', now.code)
  const isAgain = state.said.slice(-2).some((before) => before.startsWith(OPENING))
  const reasons = isAgain ? reasonsOf(version).map(({ first }) => first) : []
  const opening = isAgain
    ? `${AGAIN}${reasons.length > 0 ? ' Y por qué cambia cada cosa:' : ''}`
    : `${OPENING} ${changes.length === 1 ? 'Solo cambia una línea' : 'Cambia esto'}:`
  return answered('handed-out', [
    text(opening),
    ...(isAgain && reasons.length === 0 ? [] : [list(reasons.length > 0 ? reasons : changes)]),
    heading('El programa corregido'),
    python(now.code),
    ...(isAgain && old !== null ? stops(old) : []),
    ...outputBlocks(run(now.tree), now.tree),
  ])
}
const OPENING = 'Te lo dejo entero.'
const AGAIN = 'Borra el tuyo y pega este, tal cual.'

/** What the program did before it was put right. */
function stops({ tree }: CodePart): Block[] {
  const before = run(tree)
  return before.kind === 'raised'
    ? [text(`El tuyo se paraba en la línea ${before.line} con ${inlineCode(before.type)}; este llega hasta el final.`)]
    : []
}
