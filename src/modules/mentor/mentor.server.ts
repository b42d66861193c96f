export {
  type MentorType,
  ModelError,
  type ModelFault,
  type ModelPort,
  type ModelRequest,
  type Turn,
} from './model-port'
export { instructionsFor } from './prompts'
export { embeddedAnswer } from './server/embedded-answer'
