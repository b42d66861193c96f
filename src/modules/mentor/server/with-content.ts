export { createEmbeddedMentor } from './embedded-mentor'
export { followUps } from './follow-ups'
export { nearMaterial } from './near-material'
export { warmUp } from './warm-up'
