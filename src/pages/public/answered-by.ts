import type { ModelConfig } from '~/config/config'

/** Which model answers for a mentor, in words for its readers. */
export const answeredBy = (model: ModelConfig): string =>
  model.kind === 'embedded'
    ? 'Las lecciones integradas de PyMentor, que no usan ningún modelo externo'
    : `El modelo ${model.model}`
