import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import { methodCall } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, positional } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { fitting } from '../fitting'
import { withImport } from '../style/imports'

/** «y que guarde también la fecha»: behind what is written of each record, so what is read back by its place stays there. */
export const datedRecordChange: Change = {
  name: 'dated-record',
  isWhole: true,
  stage: STAGE.output,
  ...fitting(
    [
      /^(?:(?:y|que|me|tambien|ademas|quiero|ahora|pero)[, ]+){0,6}(?:guard|apunt|anot|registr|escrib)[a-z]{1,4} (?:tambien )?(?:la fecha|el dia)(?: (?:de hoy|actual|tambien|en que (?:lo|la)? ?[a-z]{3,10})){0,2}[ ?!.]*$/,
    ],
    (p) => dated(p),
  ),
}

function dated(p: Program): Result {
  if (/\bfecha|\bdate\b/.test(p.source)) return null
  const edits = p.spots('call').flatMap(({ node }): Edit[] => {
    const method = methodCall(node)
    const [given, more] = method ? positional(node) : []
    if (!given || more) return []
    if (
      method?.name === 'writerow' &&
      (given.kind === 'list' || given.kind === 'tuple') &&
      given.items.some(({ kind }) => kind === 'name')
    )
      return [{ from: given.to - 1, to: given.to - 1, text: ', date.today().isoformat()' }]
    const text = p.text(given)
    const sign = /\}([;,\t|])\{/.exec(text)?.[1]
    const end = text.lastIndexOf('\\n')
    return method?.name === 'write' && given.kind === 'format-string' && sign !== undefined && end > 0
      ? [{ from: given.from + end, to: given.from + end, text: `${sign}{date.today()}` }]
      : []
  })
  if (edits.length !== 1) return null
  return {
    code: withImport(edited(p, edits), 'from datetime import date'),
    told: 'Con cada dato se guarda también la fecha de hoy.',
    how: [`${inlineCode('date.today()')} es el día de hoy, como 2026-03-01; va detrás de lo demás.`],
  }
}

const KINDS = 'jpe?g|png|gif|pdf|txt|csv|mp3|mp4|docx?|xlsx?|py|zip'

/** «y solo las jpg»: of what a folder holds, the files that end so. */
export const onlyFilesChange: Change = {
  name: 'only-files',
  isWhole: true,
  stage: STAGE.data,
  ...fitting(
    [
      new RegExp(
        `^(?:(?:y|que|ahora si|ahora|pero|vale|quiero|solo|solamente|mejor)[.,; ]+){0,6}(?:solo|solamente|unicamente)? ?(?:los |las |l[oa]s archivos |las fotos |ficheros )?(?:que sean |en |de |tipo )?\\.?(?<kind>${KINDS})[ ?!.]*$`,
      ),
    ],
    (p, { parts: { kind = '' } }) => ofKind(p, kind),
  ),
}

function ofKind(p: Program, kind: string): Result {
  const folders = p.spots('call').flatMap(({ node }): Edit[] => {
    const method = methodCall(node)
    const [pattern] = method?.name === 'glob' ? positional(node) : []
    if (method?.name === 'iterdir') return [{ from: method.object.to, to: node.to, text: `.glob('*.${kind}')` }]
    return pattern && /^["']\*["']$/.test(p.text(pattern))
      ? [{ from: pattern.from, to: pattern.to, text: `'*.${kind}'` }]
      : []
  })
  return folders.length !== 1
    ? null
    : {
        code: edited(p, folders),
        told: `Solo toca los archivos ${inlineCode(`.${kind}`)}.`,
        how: [
          `${inlineCode(`glob('*.${kind}')`)} da los que acaban así. En Linux y Mac, ${inlineCode(`.${kind.toUpperCase()}`)} en mayúsculas cuenta como otro.`,
        ],
      }
}
