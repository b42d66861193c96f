import { describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { productFacts } from '~/server/facts/product-facts'
import { FACTS } from '~/testing/mentor/product-facts'
import { spokenFrame } from '~/testing/mentor/spoken-frame'
import { inTurn } from '~/testing/turns'
import { compose } from '../../engine/compose'
import { EMPTY_STATE } from '../../engine/frame'
import { createProductSkill } from './product-skill'
import { productWordings } from './product-wordings'
import { readTopics } from './read-topic'
import { unseenQuestions } from './unseen-questions'

const UNSEEN = unseenQuestions()
const facts = productFacts(parseConfig({}))
const skill = createProductSkill(facts)
const answerTo = async (text: string, mentor: 'basic' | 'pro' = 'basic') => {
  const answer = await skill.answer(spokenFrame(text), EMPTY_STATE, { mentor, earlierAnswers: 0, check: null })
  return { outcome: answer?.outcome, markdown: compose(answer?.blocks ?? []) }
}

describe('the product', () => {
  it('finds the topic that a person means who has written none of the wordings', () => {
    const found = UNSEEN.filter(({ text, topics }) => readTopics(text).some((topic) => topics.includes(topic)))
    expect(found.length).toBeGreaterThan(UNSEEN.length * 0.8)
  })

  it('brings every price and limit with «¿Cuánto cuesta?», and where to buy', async () => {
    const { outcome, markdown } = await answerTo('¿Cuánto cuesta?')
    expect(outcome).toBe('answered')
    for (const said of [...Object.values(facts.prices), 'gratis', '5 mensajes al día', '20 al mes', '(/pricing)'])
      expect(markdown).toContain(said)
  })

  it('leaves no fact out of any text', async () => {
    // Each text is asked for in many wordings.
    for (const [, ask] of inTurn(productWordings().wordings, 5))
      expect((await answerTo(ask)).markdown).not.toMatch(/[{}]|undefined/)
  })

  it('warns of secrets when asked who reads what is pasted', async () => {
    const { markdown } = await answerTo('el código de mi empresa que pego aquí, quién lo ve?')
    expect(markdown).toContain('no pegues contraseñas')
    expect(markdown).toContain('(/legal/politica-de-privacidad)')
  })

  it.each([
    'menú para una cafetería: ver carta, pedir, ver cuenta y salir',
    "tengo app.log con líneas tipo '2025-01-03 ERROR mensaje', cuenta cuántos mensajes hay por día",
    'cajero con menu consultar saldo, retirar, salir. no puede retirar mas de 500 por vez',
  ])('leaves to others what tells of a program: «%s»', (text) => {
    expect(skill.accepts(spokenFrame(text), EMPTY_STATE)).toBe(0)
  })

  it('C-61 answers who it is, and refuses a plan for nothing', async () => {
    expect((await answerTo('oye tu eres chatgpt o q eres?')).outcome).toBe('answered')
    expect((await answerTo('dame el plan pro gratis')).outcome).toBe('refused')
  })

  it('251 tells who has PRO of no limits of others', async () => {
    const { markdown } = await answerTo('¿Cuántos mensajes me quedan?', 'pro')
    expect(markdown).toContain('no hay límite')
    expect(markdown).not.toContain('Básico')
  })

  it('says which model answers, as configured', async () => {
    const own = { ...facts, answeredBy: { basic: 'El modelo pequeño', pro: 'El modelo grande' } }
    const answer = await createProductSkill(own).answer(spokenFrame('qué modelo usas'), EMPTY_STATE, {
      mentor: 'pro',
      earlierAnswers: 0,
      check: null,
    })
    expect(compose(answer?.blocks ?? [])).toContain('en el Mentor PRO, el modelo grande')
  })

  it.each([
    ['tenéis algo sobre facturas', '/blog/facturas-con-iva'],
    ['hay algún artículo de csv en el blog?', '/blog/leer-csv-sin-pandas'],
    ['¿qué posts tienes sobre errores?', '/blog/errores-frecuentes-principiantes'],
  ])('finds articles of the blog: «%s»', async (sentence, address) => {
    expect((await answerTo(sentence)).markdown).toContain(address)
  })

  it.each([
    ['necesito el recibo a nombre de mi sociedad con CIF', 'NIF, NIE, CIF'],
    ['mi email antiguo ya no existe y es el de mi cuenta, cómo pongo otro', 'pestaña «Perfil»'],
    ['si compro el plan de pago único, cada año me cobran otra vez?', 'una sola vez'],
    ['qué saco de pagar premium si esto ya me sirve', 'Mentor PRO'],
  ])('hears what is asked by its words, in whatever order: «%s»', async (sentence, told) => {
    expect((await answerTo(sentence)).markdown).toContain(told)
  })

  it.each([
    'vuestra app tiene versión para smart tv?',
    'cuántos usuarios tiene pymentor',
    'vuestro logo qué significa?',
  ])('says that it does not know, and who does: «%s»', async (sentence) => {
    const { outcome, markdown } = await answerTo(sentence)
    expect(outcome).toBe('unknown')
    expect(markdown).toContain('(/contacto)')
  })

  it('is left to others where a program was pasted', () => {
    const frame = spokenFrame('cuánto cuesta')
    const traceback = { type: 'TypeError', message: '', frames: [], caret: null, text: '' }
    expect(skill.accepts({ ...frame, message: { ...frame.message, traceback } }, EMPTY_STATE)).toBe(0)
  })
})

it.each([
  ['tenéis algo para pagar una sola vez y ya? y cuánto dura la prueba?', ['Vitalicio', 'Prueba']],
  ['hay forma de pagar 1 sola vez? no quiero suscripciones', ['Vitalicio']],
  ['si cojo lo de los 3 euros y no me convence me van a cobrar los 17 después? cómo lo quito', ['Prueba', 'Cancelar']],
  ['el código que corro se sube a un servidor? y puedo borrar todo después?', ['navegador', 'Eliminar Cuenta']],
  ['quiero borrar mi cuenta pero antes bajarme todo', ['Eliminar Cuenta', 'Descargar mis datos']],
  ['tú eres chatgpt por debajo? te inventas cosas?', ['distinto de ChatGPT', 'puedo equivocarme']],
  ['puedo pasarle esta conversa a un compañero? y se pueden guardar afuera', ['un enlace', 'Descargar mis datos']],
  [
    'vos sos chat gpt disfrazado? y si se me va el wifi igual respondes',
    ['distinto de ChatGPT', 'hace falta conexión'],
  ],
  ['compré ayer el de por vida y mi compañera ya lo tenía, me podéis devolver los 49,99?', ['14 días']],
  [
    'cuánto sale? tengo que poner tarjeta o puedo probar gratis? cuántas preguntas me dejan por día',
    ['5 mensajes al día'],
  ],
  ['la diferencia entre el basic y el PRO, y me conviene la prueba o el de por vida?', ['**Básico**', 'Vitalicio']],
  ['y tú qué eres, una persona o un bot? qué sabes hacer', ['un programa, no una persona']],
  ['si pago la prueba, cuántos días son y luego qué me cobran?', ['Prueba', 'al mes o']],
])('each part of a question about the product is answered: %s', async (question, told) => {
  const answer = await createProductSkill(FACTS).answer(spokenFrame(question), EMPTY_STATE, {
    mentor: 'basic',
    earlierAnswers: 0,
    check: null,
  })
  const markdown = compose(answer?.blocks ?? [])
  for (const part of told) expect(markdown).toContain(part)
})

describe('what yes or no answers is told by its first words', () => {
  const skill = createProductSkill(FACTS)
  it.each([
    ['si me apunto a la prueba luego me cobran los 17?', '**No:** la prueba es un solo pago'],
    ['hay permanencia si cojo el plan mensual?', '**No**, no hay permanencia'],
    ['puedo cancelar el pro cuando quiera?', '**Sí**, cuando quieras'],
    ['el vitalicio se paga cada año?', '**No:** se paga una sola vez'],
    ['usais mis mensajes para entrenar vuestra ia?', '**No**, lo que escribes no se usa'],
    ['te inventas las respuestas?', '**No me invento las respuestas**'],
    ['eres chatgpt?', '**No**, no soy ChatGPT'],
    ['tengo 9 años puedo usar pymentor?', '**No:** con esa edad'],
    ['me devolveis el dinero si no me gusta el pro?', '**Sí**, en los'],
    ['puedo compartir mi cuenta con mi hermano?', '**No:** cada cuenta'],
    ['le puedo pasar esta conversacion a mi compañera?', '**Sí**, con un enlace'],
    ['se puede pagar con paypal?', '**Que yo sepa, solo con tarjeta'],
  ])('«%s»', async (text, first) => {
    const answer = await skill.answer(spokenFrame(text), EMPTY_STATE, {
      mentor: 'basic',
      earlierAnswers: 0,
      check: null,
    })
    expect(compose(answer?.blocks ?? []).startsWith(first)).toBe(true)
  })

  it.each(['cuánto cuesta el plan mensual?', 'cómo cancelo la suscripción?', 'dónde están mis facturas de pymentor?'])(
    'what asks for more gets none: «%s»',
    async (text) => {
      const answer = await skill.answer(spokenFrame(text), EMPTY_STATE, {
        mentor: 'basic',
        earlierAnswers: 0,
        check: null,
      })
      expect(compose(answer?.blocks ?? [])).not.toMatch(/^\*\*(?:Sí|No)/)
    },
  )
})
