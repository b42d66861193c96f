import type { MentorType } from './model-port'

export const instructionsFor = (mentor: MentorType): string => `Eres el mentor ${mentor} de PyMentor.`
