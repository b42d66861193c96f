import type { Card } from './cards/card-file'

const INTRODUCED = /^(?<article>Un|Una|El|La|Los|Las|Unos|Unas) (?<name>\*\*[^*]+\*\*)/
const NAMED = /^\*\*(?<name>[^*]+)\*\*/

/** How one asks for a card: «¿Qué es una tupla?», «¿Para qué sirve `zip()`?». Read from how it introduces itself, unless it says so. */
export function questionOf({ question, idea, title }: Card): string {
  if (question !== undefined) return question
  const introduced = INTRODUCED.exec(idea)?.groups
  if (introduced?.article && introduced.name) {
    const verb = /s$/.test(introduced.article) ? 'son' : 'es'
    return `¿Qué ${verb} ${introduced.article.toLowerCase()} ${bare(introduced.name)}?`
  }
  const name = NAMED.exec(idea)?.groups?.name
  return name === undefined ? `¿Qué es ${title}?` : `¿Para qué sirve ${bare(name)}?`
}

const bare = (name: string) => name.replaceAll('*', '').replaceAll('`', '')
