import { inlineCode } from '../../../../engine/compose'
import { nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import { levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, mainStatements, textLiteral } from '../../../../python/program/source'
import { plural } from '../../../write/compose/classes/stores/store'
import { type Change, type Result, STAGE } from '../../change'
import { classMeant } from './methods'

/** «guarda los alumnos en un json»: the attributes of each object, as a list of dictionaries. */
export const objectsJsonChange: Change = {
  name: 'objects-json',
  stage: STAGE.output,
  says: [
    /\b(?:(?:guard\w+|salv\w+|export\w+|escrib\w+|que|se|y|los|las|el|la|tod[oa]s|datos|objetos|de|quiero|lo|me|pas\w+) ){1,6}(?:[a-z]+ )?(?:en|a|como) (?:un )?(?:archivo |fichero )?(?:(?<file>[\w-]+\.json)|json\b)(?: llamado (?<named>[\w-]+(?:\.json)?))?/,
  ],
  make(p, wish): Result {
    const cls = classMeant(p, wish)
    const last = mainStatements(p).at(-1)
    if (!cls || !last) return null
    const made = mainStatements(p).flatMap((node) => {
      const plain = plainAssign(node)
      return plain?.value.kind === 'call' && nameOf(plain.value.callee) === cls.name ? [plain.name] : []
    })
    const list = mainStatements(p).flatMap((node) => {
      const plain = plainAssign(node)
      return plain?.value.kind === 'list' && p.text(plain.value).includes(made[0] ?? `${cls.name}(`) ? [plain.name] : []
    })[0]
    const [only] = made
    if (list === undefined && only === undefined) return null
    const file = wish.parts.file ?? wish.parts.named ?? `${plural(cls.name.toLowerCase())}.json`
    const level = levelOf(p)
    const data =
      list === undefined && made.length === 1
        ? `vars(${only})`
        : `[vars(objeto) for objeto in ${list ?? `[${made.join(', ')}]`}]`
    const { to } = linesOf(p, last)
    const text = [
      `with open(${textLiteral(p, file)}, ${textLiteral(p, 'w')}, encoding=${textLiteral(p, 'utf-8')}) as archivo:`,
      `${level}json.dump(${data}, archivo, ensure_ascii=False, indent=4)`,
    ].join('\n')
    return {
      code: edited(p, [
        ...(/^import json$/m.test(p.source) ? [] : [{ from: 0, to: 0, text: 'import json\n\n' }]),
        { from: to, to, text: `\n\n${text}` },
      ]),
      told: `Los datos se guardan en ${inlineCode(file)}.`,
      how: [
        `${inlineCode('vars(objeto)')} da los atributos del objeto como diccionario, que es lo que JSON sabe guardar.`,
      ],
    }
  },
}
