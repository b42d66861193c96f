import { inlineCode } from '../../../../engine/compose'
import { callTo, nameOf } from '../../../../python/program/expression-shapes'
import { edited, inputIn, textLiteral } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { mentionsStem } from '../../elements'

/** «que si no pone nada diga anónimo»: a text that is left empty gets another. */
export const whenEmptyChange: Change = {
  name: 'when-empty',
  stage: STAGE.input,
  says: [
    /\b(?:que )?(?:si|cuando) (?:(?:el usuario|la persona|alguien|uno|se|lo) )*(?:no (?:pone|ponen|escribe|escriben|mete|introduce|ingresa|teclea|contesta|responde|dice) nada|(?:lo )?dej[ae]n? (?:en blanco|vacio)|esta vacio|pulsa (?:solo )?(?:enter|intro)|solo (?:da|pulsa) (?:a )?(?:enter|intro)),? (?:(?:que|entonces|se|le|lo|salga|sea|diga|ponga|use|muestre|llame|aparezca|valga|por defecto|el nombre|como|a) )*["'«“]?(?<text>[\p{L}\d][\p{L}\d ]{0,40}?)["'»”]?(?=$|[,.;!]| y )/u,
  ],
  make(p, { parts, words }) {
    const { text } = parts
    if (
      text === undefined ||
      /^(?:acab|termin|par[ae]|sal[eg]|error|avise|vuelva|repita|pregunte|otra vez|nada)/i.test(text)
    )
      return null
    const asked = p.places('assign').flatMap(({ node }) => {
      const found = inputIn(node.value)
      const name = nameOf(node.targets[0])
      return found && found.conversion === null && name !== null && callTo(node.value, 'input') !== null
        ? [{ name, value: node.value }]
        : []
    })
    const meant = asked.find(({ name }) => mentionsStem(words, name)) ?? (asked.length === 1 ? asked[0] : undefined)
    if (!meant) return null
    const literal = textLiteral(p, text)
    return {
      code: edited(p, [{ from: meant.value.to, to: meant.value.to, text: ` or ${literal}` }]),
      told: `Si no se escribe nada, ${inlineCode(meant.name)} vale ${inlineCode(literal)}.`,
      how: [
        `Un texto vacío cuenta como falso: ${inlineCode('a or b')} da ${inlineCode('b')} cuando ${inlineCode('a')} está vacío.`,
      ],
    }
  },
}
