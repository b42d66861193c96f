import type { Beginning } from './scroll-measures'

/** Finds an element in the box: what must not move, before and after a change, or what is gone to. */
export type Anchor = (box: HTMLElement) => Element | null

/** A message, or what is in it (`inside`: a selector that begins with a space). */
export const messageOf =
  (id: string, inside = ''): Anchor =>
  (box) =>
    box.querySelector(`[data-message="${id}"]${inside}`)

/** The first message of which something is in view. What is left out is asked for no message: it is laid out only when it is near. */
export const firstInView: Anchor = (box) => {
  const { top } = box.getBoundingClientRect()
  const isInView = (element: Element) => element.getBoundingClientRect().bottom > top
  const groups = [...box.querySelectorAll(':has(> div > [data-message])')]
  return [...(groups.find(isInView)?.querySelectorAll('[data-message]') ?? [])].find(isInView) ?? null
}

/** Gives the focus to a control of a message, where there is one. */
export const focusIn = (list: HTMLElement | null, messageId: string, control: string): void =>
  list?.querySelector<HTMLElement>(`[data-message="${messageId}"] ${control}`)?.focus({ preventScroll: true })

/** The messages from the last one on backwards: looking for the last ones is not to take longer, the longer a conversation is. */
export function* messagesFromEnd(content: Element): Generator<HTMLElement> {
  for (let entry = content.lastElementChild; entry !== null; entry = entry.previousElementSibling)
    yield* [...entry.querySelectorAll<HTMLElement>('[data-message]')].reverse()
}

/** The last text of a mentor, where it is one of the last two messages: `data-answer` says whether it is `written`, or still `writing`. */
export function lastAnswerIn(content: Element): Element | null {
  const [last, before] = messagesFromEnd(content)
  return last?.querySelector('[data-answer]') ?? before?.querySelector('[data-answer]') ?? null
}

/** Where in the box an answer and its question begin, if it is the last message; undefined where it is not. */
export function beginningOf(answer: Element, content: Element, box: Element): Omit<Beginning, 'endTop'> | undefined {
  const [reply, question] = messagesFromEnd(content)
  if (question === undefined || !reply?.contains(answer)) return undefined
  const origin = box.getBoundingClientRect().top - box.scrollTop
  const topOf = (element: Element) => element.getBoundingClientRect().top - origin
  return { questionTop: topOf(question), replyTop: topOf(reply), clientHeight: box.clientHeight }
}
