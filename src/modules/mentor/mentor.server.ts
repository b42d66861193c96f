export {
  type MentorType,
  ModelError,
  type ModelFault,
  type ModelPort,
  type ModelRequest,
  type ModelUsage,
  type Turn,
} from './model-port'
export { continueFrom, instructionsFor } from './prompts'
export { embeddedAnswer } from './server/embedded-answer'
export { followUps } from './server/follow-ups'
export { warmUp } from './server/warm-up'
