import type { ModelConfig } from '~/config/config'

/** Which model answers for a mentor, in words for its readers. */
export const answeredBy = (model: ModelConfig): string =>
  model.kind === 'embedded'
    ? 'El mentor incorporado de PyMentor: lee tu código con reglas escritas y probadas, no es una IA generativa y nada sale de este servidor'
    : `El modelo ${model.model}`

/** Whether Basic and PRO are answered alike, by the mentor that is part of the product: then they differ by their limits alone. */
export const isSameMentor = ({ basic, pro }: { basic: ModelConfig; pro: ModelConfig }): boolean =>
  basic.kind === 'embedded' && pro.kind === 'embedded'
