import MiniSearch from 'minisearch'
import type { Recipe } from './catalogue'
import { CODE_BLOCK } from './question-subject'
import { askedWordsIn, searchTerms, termOf, wordsIn } from './spanish-terms'
import { createSpeller } from './spelling'

/**
 * `coverage` is the part of the question (0–1, rare words weigh more) that the lesson contains; `isThin` if that is a
 * single word that is not even in the title, `isExact` if the question is one of the lesson's own. `score` is for
 * comparing lessons.
 */
export type Ranked = { recipe: Recipe; score: number; coverage: number; isThin: boolean; isExact: boolean }

type QueryTerm = { term: string; weight: number; trust: number }

export type SearchIndex = { rank(question: string): Ranked[] }

/** How much a find in a field counts. `prose` is the lesson without its programs. */
const BOOST = { title: 3, questions: 2, keywords: 2, prose: 0.3 }
/** How far a word counts that only the prose has, or that had to be corrected before it was found. */
const PROSE_ONLY_TRUST = 0.4
const CORRECTED_TRUST = 0.8
/** Beginners ask most: of two lessons that fit the same, the simpler one. */
const LEVEL_BOOST = { inicial: 1.1, intermedio: 1, avanzado: 0.95 } as const satisfies Record<Recipe['level'], number>

/** Who says that something fails means a lesson on errors, whatever else is named. */
const ERROR_BOOST = 1.5
/** The very words of a title or of one of a lesson's questions. */
const EXACT_BOOST = 5
const [ERROR_TERM = ''] = searchTerms('error')

type IndexedWords = { id: string } & Record<keyof typeof BOOST, string[]>

/** Indexes lessons; takes some tens of milliseconds, so make it once. */
export function createSearchIndex(recipes: readonly Recipe[]): SearchIndex {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const words = recipes.map(indexedWords)
  const search = new MiniSearch<IndexedWords>({
    fields: Object.keys(BOOST),
    stringifyField: (field: string | string[]) => (typeof field === 'string' ? field : termsOf(field).join(' ')),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, boostDocument: (id) => LEVEL_BOOST[byId.get(id)?.level ?? 'intermedio'] },
  })
  search.addAll(words)
  const spelling = createSpeller(new Set(words.flatMap(ownWords)))
  const weightOf = rarity(words)
  const phrasings = phrasingsOf(recipes)

  function read(question: string): QueryTerm[] {
    const terms = new Map<string, QueryTerm>()
    for (const word of askedWordsIn(question)) {
      const meant = spelling.correct(word)
      const term = termOf(meant)
      if (term !== null) terms.set(term, { term, weight: weightOf(term), trust: meant === word ? 1 : CORRECTED_TRUST })
    }
    return [...terms.values()]
  }

  return {
    rank(question) {
      const terms = read(question)
      const exact = phrasings.get(keyOf(terms.map(({ term }) => term)))
      const aboutError = terms.some(({ term }) => term === ERROR_TERM)
      const found = search.search(terms.map(({ term }) => term).join(' '))
      const ranked = found.flatMap(({ id, score, match }) => {
        const recipe = byId.get(id)
        if (recipe === undefined) return []
        const isExact = exact?.has(id) ?? false
        const boost = (aboutError && recipe.topic === 'errores' ? ERROR_BOOST : 1) * (isExact ? EXACT_BOOST : 1)
        const coverage = coverageOf(terms, match)
        const isThin = Object.keys(match).length === 1 && !Object.values(match).flat().includes('title')
        return [{ recipe, score: score * boost * coverage, coverage, isThin, isExact }]
      })
      return ranked.toSorted((a, b) => b.score - a.score)
    },
  }
}

/** `match` is, for each term found in the lesson, the fields that have it. */
function coverageOf(terms: readonly QueryTerm[], match: Record<string, string[]>): number {
  const covered = terms.map(({ term, weight, trust }) => {
    const fields = match[term]
    if (fields === undefined) return 0
    return weight * trust * (fields.every((field) => field === 'prose') ? PROSE_ONLY_TRUST : 1)
  })
  return sum(covered) / sum(terms.map(({ weight }) => weight))
}

function indexedWords(recipe: Recipe): IndexedWords {
  return {
    id: recipe.id,
    title: askedWordsIn(recipe.title),
    questions: askedWordsIn(recipe.questions.join('\n')),
    keywords: askedWordsIn(recipe.keywords.join('\n')),
    prose: [...new Set(wordsIn(recipe.body.replace(CODE_BLOCK, '')))],
  }
}

/** Which lessons have a title or question that comes down to the same terms. */
function phrasingsOf(recipes: readonly Recipe[]): Map<string, Set<string>> {
  const phrasings = new Map<string, Set<string>>()
  for (const { id, title, questions } of recipes) {
    for (const phrasing of [title, ...questions]) {
      const key = keyOf(searchTerms(phrasing))
      phrasings.set(key, (phrasings.get(key) ?? new Set()).add(id))
    }
  }
  return phrasings
}

function keyOf(terms: readonly string[]): string {
  return [...new Set(terms)].toSorted().join(' ')
}

function ownWords({ title, questions, keywords }: IndexedWords): string[] {
  return [...title, ...questions, ...keywords]
}

function termsOf(words: readonly string[]): string[] {
  return words.flatMap((word) => termOf(word) ?? [])
}

/** How much a term says: the fewer lessons use it, the more; a term that none uses says most. */
function rarity(lessons: readonly IndexedWords[]): (term: string) => number {
  const uses = new Map<string, number>()
  for (const lesson of lessons) {
    for (const term of new Set(termsOf(ownWords(lesson)))) uses.set(term, (uses.get(term) ?? 0) + 1)
  }
  return (term) => Math.log(1 + lessons.length / (1 + (uses.get(term) ?? 0)))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
