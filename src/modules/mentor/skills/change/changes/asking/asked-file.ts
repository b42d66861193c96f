import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { callTo, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, freeName, linesOf, mainStatements, textLiteral } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'

const FILE = '(?:archivos?|ficheros?|csv|txt|excel|json|carpetas?|directorios?|rutas?)'
const ASKS = '(?:preguntam?e?|preguntarme|pregunte|preguntes|pidam?e?|pidem?e?|pida|pidas|solicite|lea)'

/** «pregúntame el archivo», «que me pida el nombre de la carpeta», «que el nombre del csv lo escriba yo»: what is fixed is typed. */
export const askedFileChange: Change = {
  name: 'asked-file',
  isWhole: true,
  stage: STAGE.input,
  says: [
    new RegExp(
      `\\b(?:(?:que|y|me|el|programa|ahora|antes) ){0,6}${ASKS} (?:(?:primero|antes|por teclado|al usuario) )?(?:(?:el|la|por el|por la|que|cual|en que) )?(?:nombre (?:del?|de la|de el) )?(?<what>${FILE})(?: csv)?(?! por)(?: en (?:vez|lugar) de (?:que sea |usar )?[\\w.-]{1,40}| al (?:principio|empezar|usuario)| por teclado)?(?: (?:csv|de texto))?`,
    ),
    new RegExp(
      `\\b(?:que )?(?:el|la) (?:nombre (?:del?|de la) )?(?<what2>${FILE}) (?:csv )?(?:lo|la|le) (?:escrib|pon|dig|elij|met|pid|pregunt)\\w{1,4}(?: (?:yo|el usuario|uno|quien lo use|por teclado))?`,
    ),
  ],
  make(p, { parts, words }) {
    const isFolder = /carpet|director/.test(parts.what ?? parts.what2 ?? words)
    const paths = isFolder ? foldersOf(p) : filesOf(p)
    const [first] = paths
    if (!first || new Set(paths.map(({ value }) => value)).size > 1) return null
    const ask = `input(${textLiteral(p, isFolder ? 'Carpeta: ' : 'Archivo: ')})`
    const own = mainStatements(p).find((node) => {
      const plain = plainAssign(node)
      return plain !== null && node.from <= first.from && first.to <= node.to
    })
    const told = `${inlineCode(first.value)} ya no es fijo: se pregunta al empezar.`
    const how = [
      `${inlineCode(ask)} da el nombre tal como se escribe, con su extensión; tiene que estar en la misma carpeta que el programa.`,
    ]
    if (own && paths.length === 1)
      return { code: edited(p, [{ from: first.from, to: first.to, text: ask }]), told, how: isFolder ? [] : how }
    const [start] = mainStatements(p)
    if (!start) return null
    const name = freeName(p, isFolder ? 'carpeta' : 'ruta', isFolder ? 'carpeta_elegida' : 'nombre_archivo')
    const at = linesOf(p, start).from
    return {
      code: edited(p, [
        { from: at, to: at, text: `${name} = ${ask}\n` },
        ...paths.map(({ from, to }) => ({ from, to, text: name })),
      ]),
      told,
      how: isFolder ? [] : how,
    }
  },
}

type Text = Extract<Expression, { kind: 'string' }>

const filesOf = (p: Program): Text[] =>
  p.spots('string').flatMap(({ node }) => (/^[^\s/\\]{1,60}\.[a-z]{2,5}$/i.test(node.value) ? [node] : []))

/** What is a folder for a program: what stands in `Path('fotos')`, or goes to `os.listdir`. */
function foldersOf(p: Program): Text[] {
  const given = p.spots('call').flatMap(({ node }) => {
    const isPath = callTo(node, 'Path') !== null || /^os\.(?:listdir|scandir|walk|chdir)\(/.test(p.text(node))
    const [first] = isPath ? node.arguments : []
    return first?.value.kind === 'string' && !/\.[a-z]{2,5}$/i.test(first.value.value) ? [first.value] : []
  })
  const named = mainStatements(p).flatMap((node) => {
    const plain = plainAssign(node)
    return plain?.value.kind === 'string' && /carpeta|directorio|ruta/i.test(plain.name) ? [plain.value] : []
  })
  return given.length > 0 ? given : named
}
