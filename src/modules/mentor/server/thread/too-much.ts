import type { MentorAnswer } from '../../engine/answer-conversation'

/** What is said of a message over which the thread was lost. It takes its unit: whoever sends it again costs everybody the same. */
export const TOO_MUCH: MentorAnswer = {
  markdown:
    'Ese mensaje me ha costado más tiempo del que tengo para uno. Pégame solo la parte que te preocupa, unas cien líneas como mucho, y dime qué esperabas que hiciera.',
  outcome: 'answered',
  skill: 'too-long',
}
