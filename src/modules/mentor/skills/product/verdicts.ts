import { plainText } from '../../engine/lexicon/plain-text'
import type { ProductFacts } from '../../engine/product-facts'
import type { ProductTopic } from './product-topics'

/** What is asked of a topic so that yes or no answers it, and that answer: Markdown with facts, as `PRODUCT_TOPICS`. */
type Verdict = readonly [asks: RegExp, says: string]

/** The first that is found in a sentence. In the spelling of `plainText`. */
const VERDICTS: Partial<Record<ProductTopic, readonly Verdict[]>> = {
  trial: [
    [
      /\b(?:cobr|carg|renuev|renov|pas[ae]n?\b|quit)\w*|\btengo que cancelar\b|\bhay que cancelar\b/,
      '**No:** la prueba es un solo pago y, al acabar, no se te cobra nada más.',
    ],
    [/\bgratis|gratuit\w+|free\b/, '**No es gratis:** cuesta {trial}.'],
    [
      /\b(?:hay|teneis|tienen|tiene|existe|puedo|se puede)\b/,
      '**Sí**, hay una prueba de PRO: {trial} por {trialDays} días.',
    ],
  ],
  cancel: [
    [
      /\b(?:permanencia|compromiso|atad[oa]s?|amarr\w+|minimo de|obligad\w+|penaliz\w+|multa)\b/,
      '**No**, no hay permanencia ni penalización.',
    ],
    [
      /\b(?:sigo|sigue|siguen|seguire|seguiria|mantengo|tengo pro|conservo|me queda\w*)\b/,
      '**Sí**, hasta el final del periodo que ya has pagado.',
    ],
    [
      /\b(?:pierdo|perder\w*|se (?:me )?borra\w*|desaparec\w+|me quedo sin|me quitan)\b/,
      '**No pierdes nada de golpe:** conservas PRO hasta el final del periodo que ya has pagado, y tus conversaciones siguen ahí.',
    ],
    [
      /\b(?:se renueva|me (?:lo )?renuev\w+|cada mes|todos los meses|automatic\w+)\b/,
      '**Sí**, el plan mensual se renueva solo cada mes hasta que lo canceles.',
    ],
    [/\b(?:puedo|se puede|podria|dejan|me puedo|facil)\b/, '**Sí**, cuando quieras.'],
  ],
  lifetime: [
    [
      /\b(?:cuotas?|renuev\w+|vuelv\w+ a cobrar|cada (?:mes|ano)|al ano|anual\w*|mensual\w*|otra vez|otro pago|mas pagos?|luego (?:me )?cobr\w+)\b/,
      '**No:** se paga una sola vez y no se vuelve a cobrar.',
    ],
    [
      /\b(?:hay|teneis|tienen|existe|se puede|puedo|una (?:sola )?vez|de por vida|para siempre|unico)\b/,
      '**Sí:** con PRO Vitalicio pagas una sola vez, {lifetime}.',
    ],
  ],
  refund: [
    [
      /\b(?:puedo|se puede|me devuelv\w+|devolveis|devuelv\w+|regres\w+|hay|teneis|tengo derecho|derecho a|reembols\w+|recuper\w+)\b/,
      '**Sí**, en los {withdrawalDays} días siguientes a la compra.',
    ],
  ],
  limits: [
    [/\b(?:se acumulan|acumul\w+|se guardan)\b/, '**No**, los mensajes que no gastas no se acumulan.'],
    [
      /\b(?:ilimitad\w+|sin limites?|todo lo que quiera|las veces que quiera)\b/,
      '**Con PRO, sí; con el plan Básico, no.**',
    ],
    [/\b(?:hay|tienes?|teneis|existe) (?:\w+ )?limites?\b/, '**Sí**, en el plan Básico.'],
  ],
  renewal: [[/\b(?:acumul\w+|se guardan|se suman)\b/, '**No**, los que no gastas no se acumulan.']],
  prices: [
    [/\b(?:iva|impuestos)\b/, '**No:** el IVA ya va incluido en los precios.'],
    [/\b(?:tarjeta)\b/, '**No hace falta tarjeta** para el plan Básico.'],
    [
      /\b(?:gratis|gratuit\w+|de pago|hay que pagar|tengo que pagar|me (?:vais|van) a cobrar|cuesta (?:algo|dinero)|free)\b/,
      '**Sí, se puede usar gratis**, con el plan Básico; PRO es de pago.',
    ],
  ],
  privacy: [
    [/\b(?:entren\w+|aliment\w+)\b/, '**No**, lo que escribes no se usa para entrenar modelos.'],
    [/\bvend\w+\b/, '**No**, tus datos no se venden.'],
    [
      /\b(?:peg(?:o|ar)|sub(?:o|ir)|pon(?:er|go)|met(?:er|o)|pas(?:ar|o)(?:te)?|compart\w+)\b(?=.*\b(?:datos|clientes?|pacientes?|alumnos|empresa|trabajo|claves?|contrasenas?|confidencial\w*|personales|reales|dni|nominas?)\b)/,
      '**Mejor no** con datos reales: cámbialos antes por otros inventados.',
    ],
    [
      /\b(?:guard\w+|almacen\w+|conserv\w+|registr\w+)\b/,
      '**Sí**, se guarda en tu cuenta, para ti, hasta que lo borres.',
    ],
    [
      /\b(?:alguien|profe\w*|otr[oa]s|mas gente|publico|publica|jefe|padres|ven|leen|lee|ver|leer)\b/,
      '**Otros usuarios no lo ven:** está en tu cuenta, y solo se enseña si tú creas un enlace para compartirlo.',
    ],
  ],
  runs: [
    [
      /\b(?:servidor\w*|nube|se (?:sube|envia|manda|guarda)|vuestr\w+|lo ve\w*|alguien)\b/,
      '**No se ejecuta en ningún servidor.**',
    ],
  ],
  share: [
    [
      /\b(?:puedo|se puede|podria|hay (?:forma|manera|modo)|dejan?|le puedo|pas(?:ar|arle|arsel[ao])|compart\w+)\b/,
      '**Sí**, con un enlace.',
    ],
  ],
  export: [[/\b(?:puedo|se puede|podria|hay (?:forma|manera|modo)|dejan?)\b/, '**Sí.**']],
  history: [
    [
      /\b(?:se guarda\w*|guard\w+|puedo|se puede|se pierde\w*)\b/,
      '**Sí, se guardan:** puedes volver a ellas cuando quieras.',
    ],
  ],
  'delete-account': [
    [/\b(?:puedo|se puede|podria|hay (?:forma|manera)|dejan?|de verdad|del todo|todo)\b/, '**Sí**, y se borra todo.'],
  ],
  'delete-chat': [
    [/\brecuper\w+\b/, '**Sí**, si no han pasado {restoreMinutes} minutos.'],
    [/\b(?:puedo|se puede|hay (?:forma|manera))\b/, '**Sí.**'],
  ],
  devices: [
    [
      /\b(?:sin (?:conexion|internet|wifi|datos|red)|offline|no (?:tengo|hay) (?:el |la )?(?:internet|conexion|wifi|red))\b/,
      '**Para chatear, no:** hace falta conexión.',
    ],
    [
      /\b(?:app|aplicacion|play store|app store|instal\w+|descarg\w+)\b/,
      '**No hay que instalar nada:** se usa en el navegador.',
    ],
    [/\b(?:pagar|pago|cobr\w+) (?:dos|2|otra)\b/, '**No** tienes que pagar dos veces.'],
    [/\b(?:funciona\w*|puedo|se puede|sirve|va|vale|abre|entrar)\b/, '**Sí.**'],
  ],
  'share-account': [
    [
      /\b(?:puedo|podemos|se puede|compart\w+|prest\w+|entre varios|deja\w*)\b/,
      '**No:** cada cuenta es de una sola persona.',
    ],
  ],
  identity: [
    [/\b(?:chatgpt|chat gpt|gpt|claude|gemini|copilot)\b/, '**No**, no soy ChatGPT, ni uso ninguna IA generativa.'],
    [/\b(?:persona|human[oa]|alguien|real|de verdad|profe\w*)\b/, '**No**, no soy una persona.'],
    [/\b(?:ia|inteligencia artificial|robot|bot|maquina|programa)\b/, '**Soy un programa**, y no una IA generativa.'],
  ],
  model: [
    [
      /\b(?:chatgpt|chat gpt|gpt|claude|gemini|llama|openai|llm|deepseek|copilot|mistral)\b/,
      '**El mentor incorporado, no.**',
    ],
  ],
  mistakes: [
    [/\b(?:invent\w+|alucin\w+|mient\w+|ment\w+)\b/, '**No me invento las respuestas**, pero puedo equivocarme.'],
    [/\b(?:equivoc\w+|equivoqu\w+|fall\w+|meter la pata|errores)\b/, '**Sí, puedo equivocarme.**'],
    [/\b(?:fiar\w*|fio|fiable\w*|confi\w+|seguro)\b/, '**Bastante, pero compruébalo siempre.**'],
  ],
  testing: [
    [
      /\b(?:ejecut\w+|corr\w+|compil\w+|prueb\w+|prob\w+|verific\w+|comprueb\w+|test\w+)\b/,
      '**No**, yo no ejecuto tu código.',
    ],
  ],
  senses: [
    [
      /\b(?:imagen\w*|fotos?|captur\w+|pantallazo\w*|screenshot\w*|video\w*|audio\w*|voz|escuch\w+)\b/,
      '**No**, solo leo texto.',
    ],
    [/\b(?:acuerd\w+|recuerd\w+|recordar|memoria|olvid\w+)\b/, '**No:** solo recuerdo esta conversación.'],
  ],
  languages: [
    [
      /\b(?:tambien|ademas|aparte|fuera|sabes|ensen\w+|ayud\w+|manej\w+|sol[oa]|solamente|otros?)\b/,
      '**Solo Python.**',
    ],
  ],
  'business-invoice': [
    [
      /\b(?:dais|dan|haceis|hacen|hacer|hay|mandan|mandais|emit\w+|tengo|puedo|se puede|me das?|podeis|necesito|quiero|puede)\b/,
      '**Sí.**',
    ],
  ],
  invoices: [
    [
      /\b(?:dais|dan|haceis|hacen|hay|mandan|mandais|emit\w+|tengo|puedo|se puede|me das?)\b/,
      '**Sí**, de cada compra hay factura.',
    ],
  ],
  payment: [
    [
      /\b(?:paypal|bizum|mercado ?pago|oxxo|spei|transferencia|apple pay|google pay|nequi|pse|yape|cripto\w*|efectivo|plazos)\b/,
      '**Que yo sepa, solo con tarjeta.**',
    ],
    [
      /\b(?:guard\w+|ven|teneis) (?:\w+ ){0,2}(?:tarjeta|datos)\b|\bes segur[oa]\b/,
      '**Los datos de tu tarjeta no los guarda PyMentor.**',
    ],
    [/\btarjeta\b/, '**Sí**, con tarjeta.'],
  ],
  'change-plan': [[/\b(?:puedo|se puede|podria|hay (?:forma|manera)|dejan?)\b/, '**Sí.**']],
  licence: [[/\b(?:puedo|se puede|podria|dejan?|legal)\b/, '**Sí.**']],
  certificate: [[/\b(?:dais|dan|das|hay|obtengo|recibo|emit\w+|tienen|teneis)\b/, '**No.**']],
  theme: [[/\b(?:hay|tiene\w*|puedo|se puede|existe)\b/, '**Sí.**']],
  notices: [[/\b(?:puedo|se puede)\b/, '**Sí.**']],
  'change-email': [[/\b(?:puedo|se puede|dejan?|hay (?:forma|manera))\b/, '**Sí.**']],
  'change-name': [[/\b(?:puedo|se puede|dejan?|hay (?:forma|manera))\b/, '**Sí.**']],
  contact: [[/\b(?:puedo|se puede|hay|teneis|tienen)\b/, '**Sí.**']],
  compare: [
    [
      /\b(?:merece|vale|compensa)\b/,
      'Si el límite de mensajes del plan Básico no te frena y no necesitas más profundidad, **con el Básico te basta**.',
    ],
  ],
  pro: [
    [
      /\b(?:merece|vale la pena|compensa)\b/,
      'Si el límite de mensajes del plan Básico no te frena y no necesitas más profundidad, **con el Básico te basta**.',
    ],
  ],
}

/** Asked of a thing, a place, a time or a number: no yes and no no. */
const OPEN =
  /^(?:(?:hola|buenas|oye|oigan?|disculp\w+|perdon\w*|y|pero|entonces|o sea|una duda|una pregunta|pregunta|duda|profe|a ver|me|puedes|podrias|podes|decir|dime|decirme|sabes|quiero saber|quisiera saber|no se) )*(?:cuant\w+|como|donde|cuando|quien\w*|cual\w*|por que|que|a (?:que|donde|quien|cuanto)|en que|de que|con (?:que|quien)|para que|hasta cuando)\b(?! pasa\b)/

/** A year of age with what it is compared with: «tengo 12 años, ¿puedo?». */
const AGE = /\b(?:tengo|de|con|tiene) (\d{1,2}) anos?\b/

/** The yes or no to what a message asks of a topic, if that is how it asks. */
export function verdictOn(topic: ProductTopic, prose: string, facts: ProductFacts): string | null {
  const sentences = prose
    .slice(0, 1_000)
    .split(/[?!.;\n]+|,/)
    .map(plainText)
    .filter((sentence) => sentence !== '' && !OPEN.test(sentence))
  if (topic === 'age') return ageVerdict(plainText(prose.slice(0, 1_000)), facts)
  for (const [asks, says] of VERDICTS[topic] ?? []) if (sentences.some((sentence) => asks.test(sentence))) return says
  return null
}

function ageVerdict(plain: string, { minimumAge }: ProductFacts): string | null {
  const years = Number(AGE.exec(plain)?.[1] ?? Number.NaN)
  if (Number.isNaN(years)) return null
  return years >= minimumAge
    ? '**Sí**, con esa edad puedes usarlo.'
    : '**No:** con esa edad todavía no puedes tener cuenta.'
}
