import type { ModelConfig, ModelList } from '~/config/config'
import { upperFirst } from '~/platform/text/first-letter'

const nameOf = (model: ModelConfig): string => {
  if (model.kind === 'embedded') return 'el mentor incorporado de PyMentor'
  return model.kind === 'n8n' ? 'un flujo de n8n' : `el modelo ${model.model}`
}

/** Which model answers for a mentor, in words for its readers: the first, and who stands in for it. */
export const answeredBy = ([first, ...others]: ModelList): string => {
  if (first.kind === 'embedded')
    return 'El mentor incorporado de PyMentor, que lee tu código con reglas escritas y probadas; no es una IA generativa y nada sale de este servidor'
  const name = nameOf(first)
  return [upperFirst(name), ...others.map((other) => `si no responde, ${nameOf(other)}`)].join('; ')
}

/** Whether Basic and PRO are answered alike, by the mentor that is part of the product: then they differ by their limits alone. */
export const isSameMentor = ({ basic, pro }: { basic: ModelList; pro: ModelList }): boolean =>
  basic[0].kind === 'embedded' && pro[0].kind === 'embedded'
