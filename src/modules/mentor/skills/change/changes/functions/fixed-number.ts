import { withoutAccents } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import { edited } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'

/** «que el 18 se pueda cambiar con un parámetro limite», «que el 100 no vaya fijo, que sea el parámetro minimo»: a number of the body goes in from outside. */
export const fixedNumberChange: Change = {
  name: 'fixed-number',
  stage: STAGE.structure + 0.3,
  says: [
    /\b(?:pon|pasa|saca|mete|convierte|haz)\w* (?:el|ese) (?<number2>\d+(?:[.,]\d+)?) (?:como|en|a|de) (?:un )?(?:parametro|argumento)(?: (?:llamado |que se llame )?(?<name2>(?!que\b|y\b|por\b|con\b)[a-z_]\w{2,}))?/,
    /\b(?:y )?(?:que |quiero que )?(?:el|ese|los|la) (?<number>\d+(?:[.,]\d+)?)(?: ?%)? (?:no (?:vaya|este|sea|quede|venga)(?: (?:tan|ahi))? fij[oa]|(?:se )?(?:pueda|puede) (?:cambiar|elegir|pasar|poner)(?:se)?|(?:sea|vaya|pase a ser|entre como|este como) (?:un |el |como )?(?:parametro|argumento)|(?:se )?pase como (?:parametro|argumento)|lo (?:pueda|pase) [a-z]+)(?: (?:al llamar\w*(?: a (?:la|esa)(?: funcion| ¦+)?)?|desde fuera|por parametro))?(?:,? ?(?:y |que |sino que )?(?:sea |con |como |por |en )?(?:(?:un |el |otro )?(?:parametro|argumento) )?(?:llamado |que se llame |de nombre )?["'`«]?(?<name>(?!que\b|por\b|y\b|con\b|al\b|sino\b|el\b|un\b|de\b)[a-z_]\w{2,})["'`»]?)?(?: (?:que )?(?:por defecto )?(?:valga|sea|vale|con)? ?(?:por defecto )?(?:a |de )?(?<preset>\d+(?:[.,]\d+)?)(?: por defecto)?)?/,
  ],
  make(p, { parts }): Result {
    const { preset, number = parts.number2, name: asked = parts.name2 } = parts
    const [place, other] = p.places('function')
    if (!place || other || number === undefined) return null
    const { node } = place
    const value = number.replace(',', '.')
    const [first] = node.body
    const uses = p
      .spots('number')
      .filter((spot) => spot.node.text === value && first && spot.node.from >= first.from && spot.node.to <= node.to)
    const name = asked === undefined ? 'limite' : withoutAccents(asked)
    if (uses.length === 0 || node.parameters.some((each) => each.name === name)) return null
    const last = node.parameters.at(-1)
    const at = last?.to ?? p.source.indexOf('(', node.nameFrom) + 1
    const standard = preset?.replace(',', '.') ?? value
    const edits: Edit[] = [
      { from: at, to: at, text: `${last ? ', ' : ''}${name}=${standard}` },
      ...uses.map((spot) => ({ from: spot.node.from, to: spot.node.to, text: name })),
    ]
    return {
      code: edited(p, edits),
      told: `El ${number} es ahora el parámetro ${inlineCode(name)} de ${inlineCode(node.name)}.`,
      how: [
        `Si no se pasa, ${inlineCode(name)} vale ${standard}; ${inlineCode(`${node.name}(…, ${name}=${Number(value) * 2})`)} lo cambia solo en esa llamada.`,
      ],
    }
  },
}
