export { excerptOf } from './engine/attached/excerpt'
export { KINDS } from './engine/kinds/kind-model'
export { pressedRung, readClimb } from './engine/ladder/rung'
export { seenLevel } from './engine/level'
export { termsIn } from './engine/lexicon/terms'
export type { ProductFacts } from './engine/product-facts'
export {
  type AttachedFile,
  type BilledTo,
  type Level,
  type MentorType,
  ModelError,
  type ModelFault,
  type ModelPort,
  type ModelRequest,
  type ModelUsage,
  type Outcome,
  type Turn,
} from './model-port'
export { CONCERNS, type Concern, type ModerationPort } from './moderation-port'
export { continueFrom, EARLIER, instructionsFor, promptVersion } from './prompts'
export { type Ledger, withBudget } from './server/budgeted-model'
export { withDigest } from './server/digest-model'
export { withEndUser } from './server/end-user-model'
export { type Breaker, createBreaker } from './server/failover/breaker'
export { createModelList } from './server/failover/model-list'
export { helplineModel } from './server/helpline-model'
export { withLadder } from './server/laddered-model'
export { type CodeKind, checkPython, formatPython, readPython } from './server/linter'
export { withModeration } from './server/moderated-model'
export { createEmbeddedMentor, followUps, nearMaterial, warmUp } from './server/on-first-use'
export { withTrace } from './server/traced-model'
export { fitted } from './server/window/fitted'
export { withWindow } from './server/window/windowed-model'
export { dangerAnswer } from './skills/boundaries/danger/danger-answers'
