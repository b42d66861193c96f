import { lowerFirst } from '~/platform/text/first-letter'
import { markdown } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Frame, State } from '../../../engine/frame'
import type { Block, Tools } from '../../../engine/skill'
import { lessonWishOf, type Wish } from '../../lessons/lesson-wish'
import { lessonOf } from '../../lessons/lessons'
import type { Card } from '../cards/card-file'
import { cardsOf } from '../cards/cards'
import { anotherExampleOf, contrastToldIn } from '../last-card'
import { ownExamples } from './card-answer'
import { deeperOf } from './lesson-parts'
import { smallestExample } from './smallest-example'

export type CardWish = Wish | 'when' | 'shorter' | 'easier-example'

const WHICH =
  /^(?:(?:y|pero|vale|ok|ya|entonces|pues|a ver) )*(?:cual(?:es)?|que) (?:me |se )?(?:uso|usa|usar|elijo|escojo|pongo|conviene|es mejor|va mejor|necesito|interesa)(?: \w+){0,10}$/
/** With what it is for: «y cuál me conviene para los precios de la tienda». */
const WHICH_FOR =
  /\b(?:cual(?:es)?|que) (?:me |te |se |de l[oa]s dos )?(?:uso|usa|usar|usarias?|elijo|escojo|pongo|conviene|es mejor|va mejor|necesito|interesa|recomiendas?)\b|\bcuando (?:se |me |te |debo |deberia |hay que |toca |conviene ){0,3}(?:uso|usa|usar|utilizo|utilizar|conviene|elijo|elegir|poner|pongo) (?:el |la )?(?:otro|otra|uno|una|cada|cual)\b/
const MAX_WHICH_WORDS = 30
const asksWhich = (plain: string) => WHICH_FOR.test(plain) && plain.split(' ').length <= MAX_WHICH_WORDS

const WHEN =
  /^(?:y |pero |vale |ok |ya |entonces |a ver )*(?:eso |esto |(?:el|la) (?:primer[oa]?|segund[oa]|ultim[oa]|otr[oa]) )?(?:(?:y )?(?:cuando|(?:para|pa) que(?! \w+[aei]\b)|(?:para|pa) que (?:sirve|vale|se usa|lo usa|la usa|quiero)|en que casos?|donde (?:se usa|se suele|lo uso|la uso))(?: \w+){0,6}|(?:lo|la|los|las) (?:necesito|uso)(?: \w+){0,8}|(?:me )?(?:hace|hara) falta(?: \w+){0,8})$/

/** «¿Me lo dices más corto?», «en una sola frase». */
const SHORTER =
  /\b(?:mas (?:corto|corta|breve|resumid[oa])|resum\w+|en (?:una(?: sola)?|pocas|dos|1) (?:frases?|lineas?|palabras?|oracion(?:es)?))\b/
const MAX_SHORTER_WORDS = 16
/** Of the example's code it is another wish. */
const OF_CODE = /\b(?:codigo|programa|ejemplo|funcion|bucle)\b/
export const asksShorter = (plain: string) =>
  SHORTER.test(plain) && !OF_CODE.test(plain) && plain.split(' ').length <= MAX_SHORTER_WORDS

/** What somebody who just read a card wants of it, where the message names nothing else. */
export const wishOf = (frame: Frame): CardWish | null =>
  (asksShorter(frame.plain) ? 'shorter' : exampleWishOf(frame)) ??
  (WHEN.test(frame.plain.replace(/\bpa q\b/g, 'para que')) || WHICH.test(frame.plain) || asksWhich(frame.plain)
    ? 'when'
    : null)

/** «Ponme un ejemplo más fácil» wants a smaller one, not only another. */
function exampleWishOf(frame: Frame): CardWish | null {
  const wish = lessonWishOf(frame)
  return wish === 'example' && (frame.requests.has('simpler') || EASY.test(frame.plain)) ? 'easier-example' : wish
}
const EASY = /\b(?:facil\w*|sencill\w+|simple\w*|cort\w+|basic\w+|pequen\w+)\b/

type Told = { cards: readonly Card[]; state: State; mentor: Tools['mentor'] }

const ONE_AND_OTHER = /\bun[oa]\b.*\botr[oa]\b|\bcada (?:un[oa]|cual)\b/
const FIRST = /\b(?:el|la) primer[oa]?\b/
const SECOND = /\b(?:el|la) (?:segund[oa]|ultim[oa]|otr[oa])\b/

/** Of two that were told together, the one that is pointed at: «y la segunda cuándo la uso». */
export function pointedAt(cards: readonly Card[], { plain }: Frame): readonly Card[] {
  const [first, second] = cards
  if (cards.length !== 2 || first === undefined || second === undefined) return cards
  if (ONE_AND_OTHER.test(plain)) return cards
  if (FIRST.test(plain)) return [first]
  return SECOND.test(plain) ? [second] : cards
}

/** The same idea again: easier, with another program, when it is used, or further. Null where nothing of it is left to tell. */
export function followUpBlocks(wish: CardWish, { cards, state, mentor }: Told): Block[] {
  const was = (text: string) => state.said.some((answer) => answer.includes(text.slice(0, 80)))
  switch (wish) {
    case 'slower': {
      const [card] = cards
      const smaller = cards.flatMap((one) => smallestExample(one, was))
      const isAgain = card !== undefined && cards.length === 1 && (card.kind === 'breve' || was(card.easier))
      // What is simpler is less: the idea in a sentence, and the least program that shows it.
      if (isAgain && smaller.length > 0)
        return [
          markdown(`Con otras palabras, **${card.title}**, en una frase: ${lowerFirst(firstSentence(card.idea))}`),
          ...smaller.slice(1, SHOWN),
        ]
      if (isAgain) return stepsAgain(card)
      if (smaller.length > 0)
        return [
          ...cards.map((one) =>
            markdown(`Con otras palabras, **${one.title}**: ${lowerFirst(one.easier || one.idea)}`),
          ),
          markdown('El ejemplo más pequeño:'),
          ...smaller.slice(1, SHOWN),
        ]
      return cards
        .flatMap((one) => [markdown(`Con otras palabras, **${one.title}**:`), markdown(one.easier || one.idea)])
        .concat(
          card !== undefined && cards.length === 1
            ? [markdown(`Quédate con esto: ${firstSentence(card.idea)}`)]
            : exampleBlocks({ cards, state, mentor }),
        )
    }
    case 'easier-example': {
      const smaller = cards.flatMap((card) => smallestExample(card, was))
      return smaller.length > 0 ? smaller : followUpBlocks('slower', { cards, state, mentor })
    }
    case 'example':
      return exampleBlocks({ cards, state, mentor })
    case 'when': {
      const contrast = contrastToldIn(state.said.at(-1) ?? '')
      if (contrast !== null && cards.length > 1) return [markdown(contrast.choice)]
      return cards.map(({ title, when, idea }) => markdown(`**${title}**: ${when === '' ? idea : when}`))
    }
    case 'shorter':
      return cards.map(({ idea }) => markdown(firstSentence(idea)))
    case 'deeper':
      return deeperBlocks({ cards, state, mentor })
  }
}

/** The program and what it prints. */
const SHOWN = 4
const firstSentence = (idea: string) => idea.split(/(?<=\.)\s/)[0] ?? idea

/** With what it prints, what can be read at once. */
const MAX_LINES = 22

/** Programs that were not shown yet: the card's own, its lesson's, its neighbours'. */
function exampleBlocks({ cards, state }: Told): Block[] {
  const was = (program: string) => state.said.some((answer) => answer.includes(program.trim()))
  for (const card of cards) {
    const own = ownExamples(card).find((program) => !was(program))
    const smaller = own !== undefined && own.split('\n').length > MAX_LINES ? smallestExample(card, was) : []
    if (smaller.length > 0) return smaller
    if (own !== undefined) return [markdown(anotherExampleOf(card.title)), markdown(own)]
  }
  const near = cards.flatMap(({ neighbours }) => cardsOf(neighbours)).find(({ body }) => body !== '' && !was(body))
  if (near === undefined) return noMore(cards)
  return [
    markdown(`Ya te he enseñado mis ejemplos de esto. Este es de algo que va de la mano, **${near.title}**:`),
    markdown(near.body),
    markdown(near.idea),
  ]
}

const stepsAgain = (card: Card): Block[] => [
  markdown(`Lo cuento otra vez, paso a paso. ${card.idea}`),
  markdown(card.body),
  markdown(
    `Léelo línea a línea y di en voz alta cuánto vale cada nombre. Después pulsa «Ejecutar» y compara. Si te pierdes en una línea, cópiamela y te la explico.`,
  ),
]

function deeperBlocks({ cards, state, mentor }: Told): Block[] {
  const [card] = cards
  if (card === undefined) return []
  const deeper = deeperOf(card)
  const isTold = deeper.some(
    (block) => block.kind === 'markdown' && state.said.some((text) => text.includes(block.markdown)),
  )
  if (mentor === 'pro' && deeper.length > 0 && !isTold) return deeper
  const lesson = card.lesson === undefined ? null : lessonOf(card.lesson)
  const about = mentor === 'basic' && lesson !== null ? 'La parte «Más a fondo» la enseña el Mentor PRO. ' : ''
  if (lesson !== null && !state.said.some((text) => text.includes(lesson.body)))
    return [markdown(`${about}Aquí tienes la lección entera, **${lesson.title}**:`), markdown(lesson.body)]
  return noMore(cards)
}

const noMore = (cards: readonly Card[]): Block[] => [
  markdown(
    'De esto ya te he contado todo lo que tengo. Cambia los datos de un ejemplo y adivina qué saldrá antes de ejecutarlo, o pídeme un ejercicio. Si quieres seguir, pregúntame por:',
  ),
  {
    kind: 'list',
    items: [
      ...new Set(
        cards.flatMap(({ neighbours }) => cardsOf(neighbours).map(({ terms: [first = ''] }) => inlineCode(first))),
      ),
    ],
  },
]
