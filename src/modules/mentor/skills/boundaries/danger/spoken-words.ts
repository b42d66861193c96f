import { slipsBetween } from '../../../engine/lexicon/edit-distance'
import { plainText } from '../../../engine/lexicon/plain-text'

const FENCED = /```[\s\S]*?(?:```|$)/g
const QUOTED = /«[^»\n]{0,200}»|“[^”\n]{0,200}”|"[^"\n]{0,200}"|'[^'\n]{3,200}'/g
/** A line of a program: an assignment, a call, or a keyword at its beginning. */
const CODE_LINE =
  /^\s*(?:[\w.[\]'"]+\s*[-+*/]?=[^=]|(?:def|class|import|from|for|while|if|elif|else|try|except|with|return|print|input)\b[^\n]*[:()=]|(?:#|>>>|\.\.\. )|[\w.]+\(.*\)\s*$|\s*File ")/

/** Phone spelling written out. */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    que: 'q k ke',
    quiero: 'kiero kero qiero quero quiro qiuero kuiero quieroo',
    quiere: 'kiere kere qiere quere',
    quieren: 'kieren',
    me: 'm',
    de: 'd',
    porque: 'xq pq xk',
    por: 'x',
    con: 'cn',
    no: 'nop n',
    estoy: 'toy stoy',
    esta: 'sta',
    para: 'pa xa',
    mas: '+',
    morir: 'morirr morrir',
    voy: 'boy',
    vivir: 'bibir vibir bivir',
    vida: 'bida',
    ganas: 'gana',
    tambien: 'tmb tb',
    hago: 'ago',
    hacerme: 'aserme hacerm',
    novio: 'nobio',
    violo: 'biolo',
    pego: 'pego',
  }).flatMap(([word, spellings]) => spellings.split(' ').map((spelling): [string, string] => [spelling, word])),
)
/** What must be found mistyped as well, and what looks like it. */
const SOUGHT =
  'suicidar suicidarme suicidio suicidarse suicida matarme morirme pastillas ahorcarme autolesiono autolesionarme maltrata maltratan golpea golpean amenaza amenazan violaron viviendo existir'.split(
    ' ',
  )
const LOOK_ALIKES = new Set(
  'tratarme cantarme contarme atarme moverme matarle matarte matarse montarme patillas astillas pastilla parrillas postillas maltratar maltrato suicidas suicidado golpear golpe golpes amenazas amenazar violaran exigir asistir insistir resistir bebiendo viniendo suicide suicidos'.split(
    ' ',
  ),
)
const MAX_WORDS = 600

/** What a person says in a message, without programs: plain spelling, phone spelling written out, slips in what matters corrected. */
export function spokenWords(text: string, { quotes }: { quotes: boolean }): string {
  const prose = text
    .slice(0, 16_000)
    // Runs of blanks, and words that nobody says, would be tried letter by letter.
    .replace(/[^\S\n]{2,}|\S{60,}/g, ' ')
    .replace(/\n{2,}/g, '\n')
    .replace(FENCED, ' ')
    .split('\n')
    .filter((line) => !CODE_LINE.test(line))
    .join(' . ')
  return plainText(quotes ? prose : prose.replace(QUOTED, ' '))
    .split(' ', MAX_WORDS)
    .map((word) => spelled(word.replace(/(.)\1{2,}/g, '$1')))
    .join(' ')
}

function spelled(word: string): string {
  const written = WRITTEN_OUT.get(word)
  if (written !== undefined) return written
  if (word.length < 7 || LOOK_ALIKES.has(word) || SOUGHT.includes(word)) return word
  return (
    SOUGHT.find(
      (sought) =>
        sought[0] === word[0] && Math.abs(sought.length - word.length) < 2 && slipsBetween(word, sought, 2) === 1,
    ) ?? word
  )
}
