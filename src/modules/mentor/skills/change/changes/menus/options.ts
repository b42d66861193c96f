import type { Said, Span } from '../../change'

/** One line of a menu that is asked for: its number, the words after it, and what stands in brackets behind them. */
export type Option = { number: number; label: string; detail: string }

const MENU = /\bmenu\b|\bopciones\b/
const AROUND =
  /(?:\b(?:y |como (?:le |lo )?|me |le |que |tenga |haya |haz\w* |hace\w* |pon\w* |anad\w* |agreg\w* |met\w* |quiero |quisiera |necesito |con |un |una |porfa |ahora |poner |hacer |hago |pongo ){0,8})(?:menu|opciones)(?: (?:de|con|que|tenga|tres|cuatro|3|4|opciones|asi|las|sencillo|simple|numerado|donde|pueda|elegir|para|entre|porfa))*[\s:,?¿!(-]*/
const REPEATED =
  /\b(?:y )?(?:que )?(?:se |me |lo |le )?(?:repit\w+|siga\w*(?: \w+ndo)?|vuelv\w+(?: a)?(?: \w+)?|salg\w+|aparezc\w+|muestr\w+|pregunt\w+|en bucle|no (?:se )?(?:acabe|cierre|salga|pare|termine))(?: (?:a|el|menu|otra|vez|preguntando|saliendo|todo|rato|de|nuevo|siempre|cada))*(?: ?(?:hasta|mientras)(?: que)?[^.;,\n]{0,40})?/
const IN_ORDER = /\b(?:y )?(?:en|con) (?:el|la) (?:opcion )?\d (?:que )?[^.;\n]{3,90}/g

/** The options that words name, in their order, with the places where they stand; null where there is no menu in them. */
export function optionsIn({ plain, prose }: Said): { options: Option[]; spans: Span[] } | null {
  const head = AROUND.exec(plain)
  if (!MENU.test(plain) || head === null) return null
  const numbered = numberedFrom(plain, prose, 0)
  const listed = numbered.options.length >= 2 ? numbered : listedFrom(plain, prose, head.index + head[0].length)
  if (listed.options.length < 2) return null
  const rest = plain.slice(listed.to)
  const repeated = REPEATED.exec(rest)
  const spans = [
    { from: Math.min(head.index, listed.from), to: Math.max(head.index + head[0].length, listed.to) },
    ...(repeated ? [{ from: listed.to + repeated.index, to: listed.to + repeated.index + repeated[0].length }] : []),
    ...[...rest.matchAll(IN_ORDER)].map(({ index, 0: text }) => ({
      from: listed.to + index,
      to: listed.to + index + text.length,
    })),
  ]
  return { options: listed.options, spans }
}

type Listed = { options: Option[]; from: number; to: number }
const MAX_OPTIONS = 9
const MAX_LABEL = 90

/** «1 añadir, 2 ver todas, 3 salir»: numbers that follow each other. */
function numberedFrom(plain: string, prose: string, start: number): Listed {
  const places: { at: number; end: number }[] = []
  let at = start
  for (let number = 1; number <= MAX_OPTIONS; number += 1) {
    const match = new RegExp(`(?<![\\w.])${number} ?[.):=-]*\\s*(?=(?:para |que )?[a-zñ]{2})`).exec(plain.slice(at))
    if (match === null) break
    places.push({ at: at + match.index, end: at + match.index + match[0].length })
    at += match.index + match[0].length
  }
  const ends = places.map(({ end }, index) => {
    const next = places[index + 1]?.at
    return next ?? endOfLast(plain, end)
  })
  const options = places.map(({ end }, index) =>
    optionOf(prose.slice(end, Math.min(ends[index] ?? end, end + MAX_LABEL)), index + 1),
  )
  return { options, from: places[0]?.at ?? start, to: ends.at(-1) ?? start }
}

/** The last option ends with its clause. */
const endOfLast = (plain: string, from: number): number => {
  const rest = plain.slice(from, from + MAX_LABEL)
  const isOpen = rest.indexOf('(')
  const stop = /[.,;\n]|\s(?:y|que|hasta|pero|en)\s/.exec(isOpen === -1 ? rest : rest.slice(0, isOpen))
  const closed = isOpen === -1 ? -1 : rest.indexOf(')', isOpen)
  if (stop) return from + stop.index
  return from + (closed === -1 ? rest.length : closed + 1)
}

/** «un menú con añadir, ver y salir». */
function listedFrom(plain: string, prose: string, from: number): Listed {
  const rest = plain.slice(from, from + 160)
  const end = from + (/[.;\n)]|\b(?:que|hasta|y que)\b/.exec(rest)?.index ?? rest.length)
  const parts = prose.slice(from, end).split(/,| y | o | e /i)
  const options = parts.map((part) => part.trim()).filter((part) => part !== '')
  return { options: options.slice(0, MAX_OPTIONS).map((part, index) => optionOf(part, index + 1)), from, to: end }
}

function optionOf(text: string, number: number): Option {
  const [label = '', detail = ''] = text.split('(')
  return {
    number,
    label: label
      .replace(/^(?:para|que|la de|el de|de) /i, '')
      .replace(/[\s,;:.-]+$|\s+(?:y|o|e)\s*$/g, '')
      .replace(/[\s,;:.-]+$|\s+(?:y|o|e)\s*$/g, '')
      .trim(),
    detail: detail.replace(/\).*$/s, '').trim(),
  }
}
