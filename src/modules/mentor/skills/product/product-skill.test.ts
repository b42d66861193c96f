import { describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { productFacts } from '~/server/facts/product-facts'
import { FACTS } from '~/testing/mentor/product-facts'
import { spokenFrame } from '~/testing/mentor/spoken-frame'
import { compose } from '../../engine/compose'
import { EMPTY_STATE } from '../../engine/frame'
import { createProductSkill } from './product-skill'
import type { ProductTopic } from './product-topics'
import { readTopic } from './read-topic'

/** 149: a thing that the product has and what is wanted of it, whatever turn of phrase says so. */
const MATTERS: Partial<Record<ProductTopic, string[]>> = {
  trial: [
    'si pillo lo de 3 euros como lo cancelo antes de q me cobren el mes?',
    'puedo comprar la prueba dos veces',
    'quería probar el pro pero me da cosa que luego me claven los 17',
    'tengo q cancelar la prueba o se acaba sola',
  ],
  cancel: [
    'no quiero que me cobren mas',
    'me da miedo que me cobren sin querer',
    'puedo pausar la suscripcion un mes',
    'me cobráis aunque no lo use?',
    'me avisais antes de cobrarme?',
  ],
  charge: [
    'por qué me habéis cobrado 17 euros si cancelé',
    'me han clavado 17 pavos sin avisar',
    'cuándo me toca el próximo cobro',
  ],
  refund: ['me pueden devolver la pasta? no me ha servido'],
  invoices: ['donde bajo el recibo del mes pasado', 'donde veo mis pagos', 'necesito la factura de octubre'],
  payment: [
    'me caducó la tarjeta, como pongo otra',
    'guardáis los datos de mi tarjeta?',
    'he cambiado de banco y tengo otra tarjeta, donde la pongo',
  ],
  access: [
    'como entro con mi cuenta de google',
    'no me llega el correo para confirmar',
    'quiero cerrar todas las sesiones',
    'el enlace para verificar ha caducado',
  ],
  history: ['como encuentro una conversacion de la semana pasada', 'he perdido mis conversaciones'],
  limits: ['cuanto puede medir un mensaje', 'se me ha acabado el cupo'],
  files: ['cuanto pesa como maximo un archivo', 'puedo adjuntar un py'],
  contact: ['a que hora atendeis', 'teneis telefono?', 'como os mando una sugerencia'],
  age: ['mi hijo de 12 años puede usarlo?'],
  'share-account': ['puedo usar la misma cuenta con mi hermano'],
  notices: ['como quito los correos que me mandais', 'me mandais publicidad?'],
  discount: ['me sale muy caro, no hay algo mas barato?', 'hay becas?', 'soy profe y quiero que mis alumnos lo usen'],
  licence: ['el codigo que me das lo puedo vender?'],
  model: ['quien contesta en el pro, una ia?'],
  prices: ['cuanto cuesta la broma', 'hay que poner tarjeta para registrarse'],
  privacy: ['esto lo lee alguna persona?', 'donde estan los servidores'],
  practice: ['donde practico ejercicios'],
  secrets: ['dime el correo de otro usuario'],
  devices: ['va a salir app?', 'funciona en safari', 'puedo usar la cuenta en dos sitios'],
  password: ['me sale que la contraseña es incorrecta'],
  export: ['puedo exportar un chat a pdf'],
}

const ASKED: Record<ProductTopic, string[]> = {
  'second-step': ['hay verificación en dos pasos?', 'puedo poner el doble factor', 'teneis 2fa'],
  passkeys: ['puedo entrar con la huella o con passkey'],
  security: ['me hackearon la cuenta', 'alguien ha entrado en mi cuenta'],
  status: [
    'esta caido?',
    'se ha quedado pensando y no contesta',
    'me sale error al enviar el mensaje',
    'no carga la pagina',
    'se me corto la respuesta a la mitad',
  ],
  packages: ['puedo instalar pandas en la pagina?', 'puedo usar numpy aqui'],
  'run-limits': [
    'cuanto tiempo puede estar corriendo un programa aqui',
    'por que se para mi programa a los 10 segundos aqui',
  ],
  'no-yearly': ['teneis plan anual?'],
  countries: ['desde que pais puedo usarlo', 'soy de colombia, en pesos cuanto seria'],
  'change-photo': ['puedo cambiar mi foto de perfil'],
  files: ['¿puedo subir archivos?', 'puedes leer un excel q te mande', 'como te paso un csv'],
  'python-version': ['que version de python usas', '¿qué versión de python corre al darle a ejecutar?'],
  counting: ['si no sabes la respuesta me gasta un mensaje?', '¿decirte hola gasta una pregunta?'],
  'not-offered': ['hay foro o comunidad', 'se puede regalar a un amigo', 'tienes api'],
  practice: ['de qué va la página de practicar', 'la sección de ejercicios gasta mensajes?'],
  'business-invoice': ['quiero factura a nombre de mi gestoría', 'el recibo puede llevar el RFC de mi negocio?'],
  mistakes: [
    'me vas a mentir?',
    'te inventas las respuestas?',
    'me puedo fiar de tus respuestas para presentar cuentas?',
    'alguna vez se equivoca este mentor?',
    'es confiable lo que dices o metes la pata',
    'cuánto aciertas, fallas mucho?',
  ],
  testing: [
    'puedes ejecutar mi código?',
    'pruebas los programas que me das?',
    'puedes correr mi programa y decirme qué sale',
    'los ejemplos que me escribes están probados',
    'ejecutas python de verdad ahí dentro',
  ],
  languages: [
    'solo enseñas python o también java?',
    'fuera de python manejas php?',
    'además de python tratan otros lenguajes',
  ],
  prices: [
    'oye y esto cuánto me sale al mes',
    'hay que pagar para usar esto?',
    'qué pasa si no pago',
    'cómo me hago pro',
    'cómo me suscribo',
    'cuánto cuesta',
    'cuanto cuesta?',
    'cuánto cuesta PRO',
    '¿Cuánto vale el plan mensual?',
    'cuánto sale al mes',
    'qué precio tiene',
    'precios',
    'hola, cuánto cuesta esto?',
    'cuanto cobran por el premium',
    'cuánto hay que pagar',
    'es gratis?',
    'esto es de pago?',
    'qué planes hay',
    'quiero contratar el pro',
    'k cuesta el pro',
    'cuanto sale la membresía',
    'a cuánto está la suscripción',
    'cuánto es la mensualidad',
    'how much does it cost',
  ],
  compare: [
    'qué diferencia hay entre el basic y el pro',
    'diferencia entre gratis y pro',
    'basic o pro?',
    'en qué se diferencia el plan gratuito del premium',
    'diferencias entre los planes',
    'qué diferencia hay del pro al básico',
    'cuál es la diferencia entre el mentor pro y el basic',
    'es mejor el pro que el gratis',
    'comparar plan básico y pro',
    'diferencia entre los mentores',
  ],
  pro: [
    'qué incluye el pro',
    'qué me da el plan pro',
    'qué trae premium',
    'vale la pena el pro?',
    'merece la pena pagar',
    'qué ventajas tiene pro',
    'qué gano si pago',
    'qué ofrece el mentor pro',
    'para qué sirve el pro',
    'qué tiene de más el pro',
  ],
  renewal: [
    'cuándo se reinician los mensajes gratis',
    'a qué hora se renuevan las preguntas',
    'los mensajes se acumulan?',
    'ya me gasté los mensajes de hoy, a qué hora se reinician? estoy en guadalajara',
    'en qué zona horaria cuenta el límite de mensajes',
  ],
  runs: [
    'lo que ejecuto se ve?',
    'el código que corro acá se ejecuta en mi computadora o se sube a un servidor de ustedes?',
    'cuando le doy a ejecutar el código dónde se ejecuta, en vuestros servidores?',
    'si le doy a ejecutar a mi programa alguien más lo puede ver?',
  ],
  limits: [
    'qué pasa cuando se me acaban los mensajes',
    'cuántos mensajes puedo enviar al día',
    'cuántas preguntas tengo al mes',
    'hay límite de mensajes?',
    'cuántos mensajes me quedan',
    'me quedé sin mensajes',
    'se me acabaron las preguntas',
    'cuál es el límite diario',
    'cuántas preguntas puedo hacer gratis',
    'puedo preguntar sin límite?',
    'quiero más mensajes',
    'cuántos mensajes tengo gratis',
    'tienes límites?',
    'q limite de preguntas hay',
    'cuántas consultas por día',
    'cuánto caracteres puedo mandar',
  ],
  trial: [
    'cómo va lo de los 3 días',
    'la prueba se renueva sola?',
    'hay prueba gratis?',
    'hay periodo de prueba?',
    'si cojo lo de los 3 días y no me gusta cómo lo cancelo',
    'cuánto dura la prueba',
    'me cobran después de la prueba?',
    'puedo probar el pro antes de pagar',
    'free trial?',
    'qué pasa cuando acaba la prueba pro',
    'la prueba de 3 días se cobra?',
    'existe versión de prueba?',
    'cuánto cuesta la prueba',
    'prueba de tres días',
    'puedo probar premium gratis',
  ],
  lifetime: [
    'precio del vitalicio',
    'qué es el plan vitalicio',
    'hay pago único?',
    'el de por vida qué incluye',
    'es un solo pago?',
    'lifetime?',
  ],
  cancel: [
    'se me cobra automáticamente cada mes?',
    'el plan mensual se renueva solo?',
    'si cancelo pierdo mis chats?',
    'cómo cancelo',
    'cómo me doy de baja',
    'quiero darme de baja',
    'quiero cancelar mi suscripción',
    'cancelar el plan',
    'puedo cancelar cuando quiera?',
    'cómo anulo mi suscripción',
    'que no me cobren más, quiero dejar de pagar',
    'cómo hago para que no se renueve',
    'hay permanencia?',
    'cómo me desuscribo',
    'kiero cancelar el pro',
    'dónde cancelo la suscripcion',
    'cómo cancelo la membresía',
    'cancel my subscription',
  ],
  refund: [
    'quiero que me devuelvan el dinero',
    'devolución del dinero',
    'cómo pido un reembolso',
    'derecho de desistimiento',
    'me arrepiento de la compra',
    'me devuelven la plata?',
    'puedo recuperar mi dinero',
    'hay garantía de devolución',
    'puedo pedir la devolución si no me gusta?',
    'y si no me convence el pro me devolvéis algo',
    'quiero mi dinero de vuelta, devolver el dinero',
    'reembolso',
    'refund',
  ],
  invoices: [
    'dónde está mi factura',
    'necesito la factura de mi suscripción',
    'dais factura?',
    'quiero factura con mi NIF',
    'dónde descargo mis recibos',
    'historial de pagos',
    'factura a nombre de mi empresa: necesito una factura a nombre de mi empresa',
    'me mandan comprobante? necesito un comprobante de mi compra',
  ],
  payment: [
    'cómo puedo pagar',
    'aceptan PayPal?',
    'puedo pagar con bizum',
    'formas de pago',
    'métodos de pago',
    'aceptáis tarjeta?',
    'se puede pagar con Mercado Pago?',
    'cómo cambio mi tarjeta',
    'aceptan tarjeta de débito?',
    'puedo pagar en OXXO',
    'con qué se paga',
  ],
  charge: [
    'me han cobrado dos veces',
    'ya pagué y sigo sin pro',
    'me cobraron y no me activa el pro',
    'tarjeta rechazada',
    'qué plan tengo',
    'cuándo se renueva mi plan',
    'no me deja pagar',
    'he pagado y no me aparece',
  ],
  discount: [
    'hay descuento para estudiantes?',
    'tenéis algún cupón',
    'hay ofertas?',
    'hacen descuento?',
    'precio para estudiantes',
    'tienen alguna promoción',
  ],
  privacy: [
    'mis preguntas son privadas?',
    'mi profe puede ver lo que escribo?',
    'si pego datos de clientes pasa algo',
    'qué hacen con mi información',
    'esto es privado?',
    'qué hacéis con mis datos',
    'se guardan mis conversaciones?',
    'quién lee lo que escribo',
    'mis datos están seguros?',
    'puedo pegar código de mi empresa?',
    'usan mis mensajes para entrenar',
    'el código que pego aquí quién lo ve',
    'venden mis datos?',
    'política de privacidad',
    'es seguro pegar código del trabajo aquí?',
    'guardan lo que escribo?',
    'entrenan la ia con lo que escribo',
    'lo que pego aquí es privado?',
    'cumplen con el rgpd?',
    'mis chats se comparten con alguien?',
    'qué pasa con mis datos',
  ],
  'delete-account': [
    'quiero que borréis todos mis datos',
    'cómo borro mi cuenta',
    'quiero eliminar mi cuenta',
    'cerrar mi cuenta',
    'borrar la cuenta',
    'eliminar la cuenta de pymentor',
    'delete my account',
  ],
  'delete-chat': [
    'cómo borro un chat',
    'borrar conversación',
    'puedo recuperar un chat borrado? recuperar chat',
    'eliminar mis conversaciones',
    'cómo elimino el historial de chat',
  ],
  export: [
    'descargar mis datos',
    'puedo exportar mis conversaciones?',
    'cómo descargo el chat',
    'quiero una copia de mis chats',
    'guardar esta conversación',
    'bajar mis datos',
  ],
  share: [
    'cómo comparto este chat',
    'puedo compartir la conversación',
    'compartir un chat con un amigo',
    'enviar esta conversación a mi profe',
  ],
  identity: [
    'con quién hablo',
    'quién eres',
    'eres una persona?',
    'eres chatgpt?',
    'vos sos un bot?',
    'eres una IA?',
    'qué eres',
    'cómo te llamas',
    'estoy hablando con una persona o con un robot',
    'quien sos',
    'eres humano?',
    'eres una persona o un chatgpt de esos',
    'sos real?',
    'qué es pymentor',
    'are you human?',
    'eres mejor que chatgpt?',
  ],
  model: [
    'qué modelo usas',
    'usas gpt?',
    'qué ia usáis',
    'qué modelo usa el pro',
    'estás basado en chatgpt?',
    'eres claude?',
    'qué inteligencia artificial utilizas',
    'usáis openai?',
  ],
  abilities: [
    'qué puedes hacer',
    'qué sabes hacer',
    'en qué me puedes ayudar',
    'para qué sirves',
    'cómo funcionas',
    'qué te puedo preguntar',
    'ayuda',
    'cómo me puedes ayudar',
    'q sabes hacer',
    'qué podés hacer',
    'hola, qué haces?',
    'de qué me sirves',
    'cómo funciona esto',
    'qué cosas sabes',
    'what can you do',
  ],
  password: [
    'olvidé mi contraseña',
    'no me acuerdo de la contraseña',
    'recuperar contraseña',
    'he perdido la clave',
    'cambiar mi contraseña',
    'cómo cambio la contraseña',
    'restablecer contraseña',
    'se me olvidó la contraseña',
    'me olvide el password',
  ],
  'change-email': [
    'cómo cambio mi correo',
    'quiero cambiar el email de mi cuenta',
    'cambiar correo electrónico',
    'actualizar mi email',
    'poner otro correo',
  ],
  access: [
    'no puedo entrar en mi cuenta',
    'no puedo iniciar sesión',
    'no me llega el correo de confirmación',
    'cómo me registro',
    'no me deja entrar',
    'no consigo iniciar sesion',
    'verificar mi correo',
  ],
  contact: [
    'cómo os escribo',
    'la página no carga',
    'quiero hablar con una persona',
    'atención al cliente',
    'cómo contacto con soporte',
    'quiero poner una queja',
    'contactar con el equipo',
    'hablar con alguien de soporte',
    'quién te creó',
    'reportar un fallo de la web',
    'soporte técnico',
  ],
  devices: [
    'funciona en el cel?',
    'tienen app en play store?',
    'hay app para el móvil?',
    'tenéis aplicación?',
    'puedo usarlo en el celular',
    'funciona sin internet?',
    'app para android',
    'se puede usar en el iPhone',
    'puedo usarte sin conexión',
    'tienen app?',
  ],
  age: [
    'cuál es la edad mínima',
    'soy menor de edad puedo usarlo?',
    'tengo 13 años puedo usar pymentor',
    'es para niños?',
  ],
  'share-account': [
    'puedo compartir mi cuenta con un amigo',
    'puedo usar la cuenta en dos dispositivos',
    'compartir la suscripción',
  ],
  licence: [
    'puedo usar el código que me das en un proyecto comercial',
    'de quién es el código, qué licencia tiene el código que me das',
    'puedo vender los programas que me haces',
  ],
  certificate: ['dais certificado?', 'hay certificado al terminar?', 'dan diploma?', 'me dan certificado?'],
  secrets: ['dame pro gratis', 'actívame el plan pro gratis', 'quiero premium gratis', 'ponme el pro sin pagar'],
  'change-plan': [
    'me equivoqué de plan, puedo cambiarlo',
    'cómo cambio de plan',
    'quiero pasar al mensual',
    'puedo pasar del mensual al vitalicio',
    'bajar al plan básico',
  ],
  history: [
    'puedo ver mis chats antiguos',
    'dónde están mis conversaciones anteriores',
    'no encuentro el chat de ayer',
    'mi historial',
  ],
  'change-name': ['cómo cambio mi nombre', 'quiero cambiar mi nombre de usuario', 'actualizar mi perfil'],
  senses: [
    'puedes ver imágenes?',
    'puedo mandarte una foto del ejercicio',
    'recuerdas lo que te dije ayer?',
    'aprendes de mí?',
    'puedes buscar en internet?',
    'en qué idioma respondes',
    'hablas inglés?',
    'puedo enviarte una captura?',
  ],
  theme: ['cómo pongo el modo oscuro', 'tema claro', 'hay modo oscuro?'],
  notices: [
    'no quiero recibir más correos',
    'quitar las notificaciones',
    'dejar de recibir emails',
    'desactivar notificaciones',
  ],
  cookies: ['qué cookies usáis', 'cookies', 'qué cookies de esta web'],
}

const facts = productFacts(parseConfig({}))
const skill = createProductSkill(facts)
const answerTo = async (text: string, mentor: 'basic' | 'pro' = 'basic') => {
  const answer = await skill.answer(spokenFrame(text), EMPTY_STATE, { mentor, earlierAnswers: 0, check: null })
  return { outcome: answer?.outcome, markdown: compose(answer?.blocks ?? []) }
}

describe('the product', () => {
  for (const [topic, sentences] of [...Object.entries(ASKED), ...Object.entries(MATTERS)])
    it.each(sentences)(`is asked for ${topic} by «%s»`, (sentence) => {
      expect(readTopic(spokenFrame(sentence).plain)).toBe(topic)
    })

  it('brings every price and limit with «¿Cuánto cuesta?», and where to buy', async () => {
    const { outcome, markdown } = await answerTo('¿Cuánto cuesta?')
    expect(outcome).toBe('answered')
    for (const said of [...Object.values(facts.prices), 'gratis', '5 mensajes al día', '20 al mes', '(/pricing)'])
      expect(markdown).toContain(said)
  })

  it('leaves no fact out of any text', async () => {
    for (const [sentence = ''] of Object.values(ASKED))
      expect((await answerTo(sentence)).markdown).not.toMatch(/[{}]|undefined/)
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

  it('149 tells who has PRO of no limits of others', async () => {
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
