import { startModelServer } from '~/testing/models/model-server'

/** One for all files of this process, so that their products can be one; it ends with the process. */
export const model = await startModelServer()

/** With these Mentor Basic asks `model`; Mentor PRO is the product's own. */
export const ASKING_MODEL = {
  MENTOR_BASIC_MODEL: 'openai-compatible/prueba',
  OPENAI_BASE_URL: model.baseUrl,
  OPENAI_API_KEY: 'clave-de-prueba',
}
