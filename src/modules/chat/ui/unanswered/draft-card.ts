import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import type { UnansweredGroup } from '../../unanswered-contract'
import { timesText } from '../../unanswered-copy'

/** Stands wherever a teacher writes. The card is refused until its neighbours are cards that there are. */
const TO_WRITE = 'POR ESCRIBIR'
const MAX_ID_WORDS = 6
/** A term of that many words asks by itself. */
const LEAST_TERM_WORDS = 3

/** A card for `content/cards` to be finished by a teacher: its file's name, and its text in the format of the cards' README. */
export function draftCard({ question, wordings, count, comments }: UnansweredGroup): { name: string; text: string } {
  const asked = bare(question)
  const terms = termsOf([question, ...wordings])
  const notes = [
    `Borrador: ${timesText(count)}. Cambia todo lo que pone ${TO_WRITE}, revisa los términos y borra estas líneas.`,
    ...comments.map((comment) => `Dijeron: ${inOneLine(comment)}`),
  ]
  const text = `---
${notes.map((note) => `# ${note}`).join('\n')}
title: ${TO_WRITE}
level: principiante
family: ${TO_WRITE}
question: ${JSON.stringify(`¿${upperFirst(asked)}?`)}
terms: ${JSON.stringify(terms)}
neighbours: [por-escribir]
---
**${TO_WRITE}**: una o dos frases con la idea.

\`\`\`python
print('${TO_WRITE}')
\`\`\`

**Resultado:**

\`\`\`text
${TO_WRITE}
\`\`\`

### No te confundas
${TO_WRITE}: el malentendido habitual y un programa que lo enseñe.

### Cuándo
${TO_WRITE}: cuándo se usa y cuándo no.

### Más fácil
${TO_WRITE}: lo mismo con una comparación de la vida diaria.
`
  return { name: `${idFor(asked)}.md`, text }
}

const inOneLine = (text: string) => text.replace(/[\s\p{C}]+/gu, ' ').trim()
/** Without the signs around it: what is left is never nothing. */
const bare = (question: string) => inOneLine(question).replace(/^[¿¡\s]+|[?!…\s]+$/g, '') || TO_WRITE

/** As people write them; what was blanked is nobody's term. */
function termsOf(questions: readonly string[]): string[] {
  const all = [...new Set(questions.map((each) => bare(each).toLowerCase()))]
  const whole = all.filter((each) => !each.includes('[') && each.split(' ').length >= LEAST_TERM_WORDS)
  return whole.length > 0 ? whole : [TO_WRITE.toLowerCase()]
}

function idFor(asked: string): string {
  const words = folded(asked).match(/[a-z0-9]{1,30}/g)
  return words?.slice(0, MAX_ID_WORDS).join('-') ?? 'ficha-nueva'
}
