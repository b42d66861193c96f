import { about } from './about'
import type { ProductTopic } from './product-topics'

/** Plans, prices and payments. */
export const PLAN_PATTERNS: readonly (readonly [ProductTopic, readonly RegExp[]])[] = [
  [
    'change-plan',
    about(
      '\\b(?:cambi\\w+|CAMBIAR|pasar|pasarme|paso|subir|bajar)(?: \\w+){0,4}? (?:de plan|mi plan|al (?:plan )?(?:pro|mensual|vitalicio|basico)|del (?:plan )?mensual|de basic a pro)\\b',
      '\\bme equivoque de plan\\b',
    ),
  ],
  [
    'trial',
    about(
      '\\b(?:prueba|trial|los|de|por) (?:gratis |gratuita |pro |de )*(?:tres|3|72) (?:dias|horas)\\b',
      '\\b(?:pro )?prueba (?:pro|gratis|gratuita|se renueva|se cobra|de pago|de pymentor|caduca)\\b',
      '\\b(?:periodo|plan|opcion|version) de prueba\\b',
      '\\b(?:free trial|trial)\\b',
      '\\bla prueba\\b.*\\b(?:renueva|cobra|cobran|cuesta|cuanto|acaba|dura|pagar|cancel\\w*)\\b',
      '\\b(?:renueva|cobran?|cuesta|dura|cancel\\w*)\\b.*\\bla prueba\\b',
      '\\b(?:PODER|puedo|hay|tienen|teneis|existe)(?: \\w+){0,2}? PROBAR (?:el |la |lo )?(?:pro|gratis|premium|plan|antes de pagar)\\b',
    ),
  ],
  [
    'secrets',
    about(
      '\\b(?:activa\\w*|dame|regala\\w*|pon\\w*|hazme|consigueme|quiero|subeme|pasame)(?: \\w+){0,4}? (?:pro|premium|plan)\\b(?: \\w+){0,3}? (?:gratis|sin pagar|free)',
      '\\b(?:pro|premium) (?:gratis|free|sin pagar)\\b',
    ),
  ],
  [
    'refund',
    about(
      '\\b(?:reembols\\w+|desistir|desistimiento|devolucion (?:del|de mi|de la|de) (?:dinero|compra|pago|suscripcion)|devuelv\\w+ (?:el|mi|la) (?:dinero|pasta|plata|lana|compra|importe)|recuper\\w+ (?:el|mi) (?:dinero|plata|pago)|regres\\w+ (?:el|mi) dinero|devolver(?:me)? (?:el|mi) dinero|reintegr\\w+|garantia de devolucion|me arrepiento|arrepentirme)\\b',
      '\\b(?:DEVOLVER|quiero|QUERER)(?: \\w+)? (?:mi|el) (?:dinero|plata|pasta|lana)\\b',
      '\\brefund\\b',
      '\\b(?:pedir|pido|solicitar|solicito|tramitar|exigir|quiero|como va|como funciona)(?: \\w+){0,2}? devolucion(?:es)?\\b(?! de (?!mi\\b|dinero|la compra))',
      '\\b(?:y |pero |que pasa )?si (?:luego |despues |al final |pago y |lo compro y |compro y )*no me (?:gusta|convence|sirve|vale|interesa)\\b(?=.*\\b(?:dinero|devuelv\\w+|devolucion|pro|pag\\w+|compr\\w+|plan)\\b)',
      '\\b(?:derecho a|hay|teneis|tienen|tiene) (?:devolucion|devoluciones|garantia)\\b',
    ),
  ],
  [
    'cancel',
    about(
      '\\b(?:se|me) (?:\\w+ )?(?:renueva|renovara|cobra|cobran|cobrara|cobraran)(?: \\w+){0,3}? (?:sol[oa]|automatic\\w+|cada mes|todos los meses)\\b(?!.*\\bprueba\\b)',
      '\\b(?:mensual|plan|suscripcion|mensualidad) (?:se )?renueva\\b',
      '\\bsi (?:CANCELAR|cancelo|me doy de baja|me desuscribo)\\b',
      '\\b(?:dar(?:me|se)? de baja|darme baja|darse de baja|me doy de baja|de baja)\\b',
      '\\bCANCELAR\\b(?: \\w+){0,4}? (?:suscripcion|plan|pro|membresia|mensualidad|cuenta|pago|cobro|prueba|renovacion|cuando|premium|mensual|servicio)\\b',
      'START(?:\\w+ ){0,5}?(?:COMO|DONDE|PODER|puedo|QUERER|quiero) (?:lo |la |me |se )?(?:PODER )?CANCELAR(?: cuando \\w+)?$',
      '\\b(?:suscripcion|plan|pro|mensualidad|membresia)\\b.*\\bCANCELAR\\b',
      '\\b(?:dejar de pagar|que no (?:me|se) (?:renueve|cobren|cobre|renove)|quitar(?:me)? (?:la suscripcion|el pro|el plan)|desuscribirme|anul\\w+ (?:la|mi|el) (?:suscripcion|plan|pago|compra)|parar la suscripcion)\\b',
      '\\bpermanencia\\b',
      '\\bcompromiso\\b.*\\b(?:plan|mensual|pago)\\b',
      '\\bcancel (?:my )?(?:subscription|plan)\\b',
    ),
  ],
  [
    'lifetime',
    about(
      '\\b(?:vitalicio|vitalicia|de por vida|para siempre(?= .*\\b(?:plan|pro|pago)\\b)|lifetime|pago unico|un solo pago)\\b',
    ),
  ],
  [
    'invoices',
    about(
      '\\b(?:me|nos) (?:haceis|hacen|hace|dais|dan|das|mandan|mandais|emiten|emitis)(?: \\w+)? facturas?\\b',
      '\\b(?:comprobante fiscal|cfdi)\\b',
      '\\b(?<!\\b(?:HACER|CREAR|CALCULAR|IMPRIMIR|hago|hacer|haces|hace|haria|creo|crear|genero|generar|calculo|calcular|imprimir|imprimo|programa de|programar) )(?:mi|mis|la|una|vuestra|dais|emiten?|emitis|mandan|haceis|necesito|quiero|donde|descargar?|ver|pedir|hay|tienen) (?:\\w+ )?(?:facturas?|recibos?|comprobantes?|boletas?)\\b(?= (?:de (?:pymentor|mi (?:suscripcion|plan|pago|compra)|la suscripcion|la compra|lo que pague|pro)|del? (?:plan|mes|pago)|a nombre de mi empresa|con (?:mi|el) nif|para (?:mi empresa|la empresa|hacienda))|$)',
      '\\bhistorial de pagos\\b',
      '\\bfactura\\w*\\b.*\\b(?:suscripcion|pymentor|mi compra|mi plan|pague|pagado|he pagado)\\b',
      '\\b(?:suscripcion|pymentor|mi compra|mi plan|pague|he pagado)\\b.*\\bfacturas?\\b',
    ),
  ],
  [
    'payment',
    about(
      '\\b(?:paypal|bizum|mercado ?pago|oxxo|spei|transferencia bancaria|apple pay|google pay|tarjeta de (?:credito|debito)|nequi|pse|yape|criptomonedas? para pagar)\\b(?!.*\\b(?:api|CODIGO|regex|valid\\w+|luhn)\\b)',
      '\\b(?:formas?|metodos?|medios?|opciones) de pago\\b',
      '\\b(?:COMO|DONDE|con QUE|PODER|puedo|se puede|aceptan|aceptais|admiten)(?: \\w+){0,2}? (?:PAGAR|pagar|pago|se paga)(?: (?:con|en|la|el|desde|por|ESTO|esto|pro|usando|a plazos|\\w+ pro)\\b|$)',
      '\\b(?:aceptan|aceptais|admiten|admitis|cogeis)(?: \\w+){0,2}? (?:tarjeta|tarjetas|visa|mastercard|dolares|pesos|debito)\\b',
      '\\b(?:cambiar|actualizar|poner|CAMBIAR)(?: \\w+){0,2}? tarjeta\\b(?! de presentacion)',
      '\\ben (?:dolares|pesos|soles)\\b.*\\b(?:PAGAR|cobran|plan|precio)\\b',
    ),
  ],
  [
    'charge',
    about(
      '\\b(?:me (?:han|habeis|ha|estan|siguen|volvieron a|vuelven a) (?:\\w+ )?(?:cobr\\w+|cargado)|me cobraron|me cobro|me cobrasteis|cobro duplicado|doble cobro|dos veces en la tarjeta)\\b(?!.*\\b(?:CODIGO|clase|bucle)\\b)',
      '\\b(?:he pagado|ya pague|pague|acabo de pagar|compre (?:el )?(?:pro|plan))\\b.*\\b(?:no|sigo|sin)\\b',
      '\\b(?:pago|tarjeta) (?:ha sido )?(?:rechazad[oa]|denegad[oa]|fallid[oa]|no pasa)\\b',
      '\\bno (?:me )?(?:aparece|sale|activa|activo|llega|funciona|va|deja) (?:el |mi |usar |entrar al |usar el )?(?:pro|plan|suscripcion)\\b',
      '\\b(?:mi plan|mi suscripcion|mi pago|que plan tengo|cuando (?:se )?(?:renueva|caduca|acaba|vence) mi)\\b',
      '\\bno me deja pagar\\b',
    ),
  ],
  [
    'discount',
    about(
      '\\b(?:descuento|descuentos|cupon|cupones|codigo (?:de descuento|promocional)|promocion|promociones|rebaja|oferta|beca)\\b(?= (?:para|de) (?:estudiantes?|alumnos|jubilad\\w+|parad\\w+|profesores|profes|empresas|grupos?|navidad|black friday)|.*\\b(?:OURS)\\b)',
      'START(?:hay|tienen|teneis|tienes|hacen|haceis|algun)(?: \\w+){0,2}? (?:descuento|descuentos|cupon|cupones|oferta|ofertas|promocion|promociones|rebaja)(?: \\w+){0,3}$',
      '\\b(?:precio|tarifa|plan|licencia|licencias) (?:de |para )?(?:estudiante|estudiantes|empresas?|colegios?|educacion|grupos?|equipos?|familiar)\\b',
    ),
  ],
  [
    'prices',
    about(
      '\\b(?:CUANTO)\\b(?: \\w+){0,4}? (?:COSTAR|SALIR|VALER|PAGAR|COBRAR|es|cobran|cobrais)(?: \\w+){0,4}? (?:al mes|mensual|por mes|pro|premium|suscripcion|pymentor|al ano|usar esto|usarte)\\b',
      '\\b(?:hay que|tengo que|toca|se tiene que|debo) (?:pagar|PAGAR)\\b(?= (?:para|por|algo|esto|o es)|$)',
      '\\b(?:que pasa|QUE pasa) si no (?:pago|PAGAR)\\b',
      '\\b(?:COMO|como|DONDE|donde|QUERER|quiero) (?:me )?(?:hago|hacerme|HACER|paso a|pasarme a|suscribo|suscribirme|apunto|vuelvo|COMPRAR|compro|contrato)(?: \\w+)? (?:pro|premium)$',
      '\\b(?:como|donde) me (?:suscribo|hago (?:pro|premium))\\b',
      'START(?:y )?QUE (?:(?:me |te )?(?:COSTAR|VALER|cobran|COBRAR)|(?:precios?|costos?|tarifas?) (?:tiene|tienen|hay|es|tenes|teneis|son))(?: (?:OURS|al mes|el|la|los|las|de|del|por|mes|usar|tener|PORFAVOR)){0,6}$',
      'START(?:(?:me )?(?:puedes|podrias|podes) decir |SABER |quisiera saber |quiero saber |queria saber |dime ){0,8}(?:y )?(?:CUANTO|A CUANTO|a cuanto) (?:me |te |se |nos )*(?:COSTAR|VALER|IR a COSTAR|PAGAR|hay que PAGAR|hay QUE PAGAR|tengo QUE PAGAR|cobran|cobras|cobrais|COBRAR|es|esta|sale|SALIR|precio tiene|precios tienen|precio tienen|precios hay)(?: (?:OURS|al mes|mensual|mensualmente|a|el|la|por|mes|usar|tener|pagar|version|completo|todo|todos|los|de pago|pago|anual|al ano|ilimitado|en|dolares|pesos|euros|aproximadamente|mas o menos|suscribirse|ser|PORFAVOR|plz|amigo|bro)){0,8}$',
      '\\b(?:precio|precios|costo|costos|coste|tarifa|tarifas|cuanto cuesta|cuanto vale|cuanto sale|cuanto cobran|cuanto cobrais|cuanto hay que pagar|CUANTO COSTAR|CUANTO VALER|CUANTO PAGAR)(?: (?:de|del|tiene|tienen|es|la|el|los|las|al|por|mes|un|para)){0,4} (?:pro|premium|plan|planes|suscripcion|suscribirme|suscribirse|membresia|mensualidad|pymentor|vitalicio|mentor pro|mentor|version (?:pro|de pago|completa)|mensual|servicio|usarte|app|pagina)\\b',
      'START(?:los |ver |dime |cuales son |QUE ){0,8}(?:precio|precios|tarifas|planes)(?: (?:hay|tienes|teneis|tienen|de pymentor|por favor|PORFAVOR|y precios|disponibles))*$',
      '\\b(?:es|sois|eres|seguis siendo|son|sera|esto es) (?:esto |pymentor |la app |la web |el mentor |todo )?(?:gratis|gratuit[oa]|de pago|free)(?: o (?:\\w+ ){0,2}?(?:pagar|pago|gratis|PAGAR))?$',
      'START(?:esto |pymentor |la app |la web |usarte )?(?:es |cuesta |hay que |tengo que )(?:gratis|dinero|algo|pagar)(?: (?:esto|pymentor|todo|siempre|o no|verdad|la app|la web|usarte|usarlo|algo|PORFAVOR|o))*$',
      '\\bhow much (?:does|is|do)\\b(?!.*\\b(?:time|memory)\\b)',
      '\\b(?:QUE|cuales) planes (?:hay|tienes|tienen|teneis|ofrecen|ofreceis)\\b',
      '\\b(?:contratar|comprar|adquirir|suscribirme|COMPRAR|quiero)(?: \\w+){0,2}? (?:pro|premium|suscripcion|plan)$',
      '\\bcaro\\b.*\\b(?:pro|plan|suscripcion)\\b',
    ),
  ],
  [
    'compare',
    about(
      '\\b(?:DIFERENCIA|diferencia|diferencias|MEZCLAR|comparar|mejor|mejora)\\b.*\\b(?:basic|basico|gratis|gratuito|free|plan|planes)\\b.*\\b(?:pro|premium|pago)\\b',
      '\\b(?:DIFERENCIA|diferencia|diferencias|mejor)\\b.*\\b(?:pro|premium)\\b.*\\b(?:basic|basico|gratis|gratuito|free|normal)\\b',
      '\\b(?:DIFERENCIA|diferencia|diferencias) (?:de|entre) (?:los |las |tus |vuestros )?(?:planes|mentores|versiones de pymentor|suscripciones)\\b',
      '\\b(?:basic|basico|gratis|free|normal) (?:o|y|vs|contra) (?:el )?(?:pro|premium)\\b',
      '\\bpro (?:o|vs) (?:el )?(?:basic|basico|gratis)\\b',
    ),
  ],
  [
    'pro',
    about(
      '\\b(?:QUE|que) (?:me |se |te |nos )*(?:\\w+ )?(?:incluye|trae|tiene|ofrece|da|DAR|ANADIR|anade|gano|aporta|SERVIR|hace|HACE|lleva|es|hay en)(?: \\w+){0,3}? (?:pro|premium|mentor pro|plan pro|version de pago)(?:$| (?:que|y|de mas|frente|de pymentor))',
      '\\b(?:merece|vale) la pena (?:\\w+ ){0,3}?(?:pro|premium|pagar|suscribirme|plan|suscripcion)\\b',
      '\\b(?:pro|premium) (?:merece|vale) la pena\\b',
      '\\b(?:para que|PARA QUE) (?:SERVIR|sirve|es|quiero)(?: \\w+){0,2} (?:pro|premium)$',
      '\\b(?:ventajas?|beneficios) (?:de|del|tiene)(?: \\w+){0,2} (?:pro|premium|pago|pagar)\\b',
      '\\b(?:gano|consigo|obtengo|cambia|GANAR)(?: \\w+){0,3}? (?:con|si)(?: \\w+){0,3}? (?:pro|premium|pago|plan de pago)\\b',
    ),
  ],
  [
    'limits',
    about(
      '\\b(?:acaban?|acabaron|acabado|terminan?|terminaron|reinician?|renuevan?|recargan?|resetean?|vuelven|gast\\w+|agot\\w+)(?: \\w+){0,3}? (?:mensajes|preguntas|consultas)\\b',
      '\\b(?:mensajes|preguntas|consultas)(?: \\w+){0,3}? (?:se )?(?:acaban|renuevan|reinician|recargan|acumulan|gratis|ilimitad\\w+)\\b',
      '\\b(?:CUANTO|cuantos|cuantas) (?:mensajes|preguntas|consultas|dudas|chats|veces|caracteres|CODIGO)(?: \\w+){0,4}? (?:al dia|diarios|diarias|por dia|al mes|tengo|puedo|PODER|quedan|me quedan|gratis|tiene|hay|por mes|enviar|mandar|hacer(?:te)?|HACER|preguntar(?:te)?|PREGUNTAR)(?! en (?:la|el|mi|un|una|cada) )(?!.*\\b(?:archivo|texto|cadena|lista|csv|string|palabra|fichero)\\b)',
      '\\blimite(?:s)? (?:de |diario|mensual|al dia|del plan|gratis|tiene|tienes|hay)(?:mensajes|preguntas|consultas|uso)?(?= |$)(?!.*\\b(?:recursion|recursividad|memoria|lista|bucle|archivo|velocidad|tiempo)\\b)',
      '\\b(?:hay|tienes|tiene|tenemos|teneis)(?: \\w+)? limites?$',
      '\\b(?:me quede|me he quedado|se me (?:acabaron|han acabado|terminaron)|gaste|agote)(?: \\w+){0,3}? (?:mensajes|preguntas|consultas|creditos)\\b',
      '\\bmas mensajes\\b',
      '\\b(?:puedo|PODER) (?:preguntar|PREGUNTAR|usar(?:te)?)(?: \\w+){0,3}? (?:ilimitad\\w+|sin limite|todo lo que quiera|las veces que quiera)\\b',
      '\\bcuenta(?:n)? (?:como|el|los|este|esto)(?: \\w+){0,2}? mensajes?\\b',
    ),
  ],
]
