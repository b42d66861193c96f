import type { ProductTopic } from './product-topics'

/** Said in so few words that they must be all of it. */
export const WHOLE_QUESTIONS: readonly (readonly [ProductTopic, RegExp])[] = [
  [
    'privacy',
    /^(?:donde estan|en que pais estan|donde guardais) (?:los |vuestros )?(?:servidores|mis datos|los datos)$|^esto lo (?:lee|ve) (?:alguien|alguna persona|una persona|algun humano)(?: \w+){0,2}$/,
  ],
  [
    'devices',
    /^(?:funciona(?:is)?|se (?:abre|ve)|va|vale) (?:bien )?(?:en|con|desde) (?:el |la |un |una )?(?:safari|firefox|chrome|edge|opera|iphone|android|movil|celular|tablet|ipad|mac|linux|windows|chromebook)$|^(?:va a|vais a|cuando) (?:salir|sacar|habra|haber|sale) (?:una |la )?(?:app|aplicacion)(?: (?:movil|para el movil))?$|^hay que (?:descargar|instalar|bajar) (?:algo|alguna cosa|un programa|la app)(?: \w+){0,3}$|^(?:tengo|hay) que instalar python (?:para (?:usar|usarte|entrar en) )?(?:esto|pymentor|la web|aqui|usarte)$|^(?:puedo )?usar la (?:misma )?cuenta en (?:dos|varios|2) (?:sitios|lados)$|^(?:puedo )?usar la (?:misma )?cuenta en (?:el )?(?:movil|celular|trabajo) y en .{2,20}$/,
  ],
  [
    'files',
    /^(?:puedo |puedes |te )?(?:puedo )?(?:adjunt\w+|sub\w+|mand\w+) (?:un |una |mi |el |te un )?(?:py|csv|txt|json|ipynb|archivo|fichero|notebook|cuaderno)(?: .{0,20})?$/,
  ],
  ['senses', /^(?:lees|ves|entiendes|aceptas|miras) (?:los )?(?:pdfs?|fotos?|imagenes|capturas|audios?|videos?)$/],
  [
    'export',
    /^(?:puedo |como |se puede )?(?:export\w+|descarg\w+|guard\w+|pas\w+) (?:un|el|este|mi|una|la|esta) (?:chat|conversacion|charla) (?:a|en|como) (?:pdf|word|un archivo|texto|txt|markdown|mi ordenador)$/,
  ],
  ['delete-account', /^(?:como |quiero )?(?:elimin\w+|borr\w+|quit\w+) mi usuario$/],
  [
    'contact',
    /^quien (?:hay|esta) (?:detras|atras) (?:de (?:esto|pymentor|la web|esta web))?$|^cuanto (?:tard\w+) en (?:contestar|responder)(?: (?:un|los|al|el) (?:correo|correos|mensaje|formulario))?$/,
  ],
  [
    'model',
    /^(?:el (?:mentor )?pro|la version de pago) (?:usa|es|lleva|tiene) (?:una )?(?:ia|inteligencia artificial|chatgpt|gpt)(?: \w+){0,3}$/,
  ],
  [
    'identity',
    /^(?:y )?(?:eres|sos) (?:un )?(?:hombre|mujer|chico|chica|tio|tia) o (?:una )?(?:hombre|mujer|chico|chica|tio|tia)$/,
  ],
  ['identity', /^por que te llamas (?:mentor|pymentor|asi)$/],
  [
    'payment',
    /^(?:que pasa|y|que ocurre) si (?:me )?(?:falla|rechazan|no pasa) (?:el pago|la tarjeta|un pago)(?: \w+){0,3}$|^(?:he cambiado de|cambie de|tengo otr[oa]) (?:banco|tarjeta)(?: .{0,50})?$/,
  ],
  ['charge', /^(?:me )?(?:han|habeis) clavado .{2,40}$/],
  [
    'invoices',
    /^(?:necesito|quiero|me falta) (?:la |el |una )?(?:factura|recibo|ultima factura) (?:de|del) (?:\w+|mes pasado|ultimo mes)$/,
  ],
  [
    'discount',
    /^(?:hay|dais|teneis|tienen|ofreceis) (?:alguna )?becas?(?: \w+){0,3}$|^(?:soy profe\w*|soy maestr\w+|doy clases?|soy docente) .{0,20}(?:mis alumnos|mi clase).{0,40}$/,
  ],
  [
    'change-photo',
    /^(?:puedo |como |se puede )?(?:cambi\w+|pon\w+|sub\w+) (?:mi |la |una )?(?:foto|imagen|avatar)(?: de perfil| de mi perfil| de la cuenta)?$/,
  ],
  [
    'access',
    /^(?:el enlace|el link|el codigo|el correo) (?:de|para) (?:\w+ )?(?:verific\w+|confirm\w+|activ\w+|registr\w+) (?:ha caducado|caduco|no (?:va|funciona|sirve)|me da error|esta caducado)$|^(?:como |quiero |puedo )?(?:cerrar|cierro|salir de) (?:todas )?(?:las |mis )?sesiones(?: .{0,30})?$|^como (?:salgo de|cierro) (?:mi cuenta|la sesion|sesion)$/,
  ],
  [
    'notices',
    /^(?:como |puedo |donde )?(?:activ\w+|configur\w+|cambi\w+) (?:las |los |mis )?(?:notificaciones|avisos)$|^(?:me )?(?:mandais|enviais|mandan|envian|vais a mandar) (?:mucha |muchos )?(?:publicidad|spam|correos|propaganda)$/,
  ],
  [
    'status',
    /^por que (?:va|vas|esta|estas|tardas?) (?:tan |muy )?(?:lent[oa]|tanto)(?: (?:hoy|la web|la pagina|en (?:contestar|responder)))*$|^se (?:me )?(?:ha )?(?:cort\w+|qued\w+) (?:la|tu) respuesta(?: .{0,30})?$|^(?:no me (?:sale|aparece)|donde esta) el boton de (?:ejecutar|enviar|mandar)$/,
  ],
  [
    'limits',
    /^.{0,30}?puedo (?:preguntar(?:te)?|hacer(?:te)?|mandar(?:te)?) \d+ (?:cosas|preguntas|mensajes|veces)(?: (?:al|por) (?:dia|mes))?$/,
  ],
  [
    'refund',
    /^.{0,40}?no (?:lo )?(?:he usado|me ha servido|me sirve|me sirvio).{0,20}(?:dinero|pasta|plata|devol\w+).{0,20}$/,
  ],
  [
    'not-offered',
    /^(?:hay|teneis|tienes|tiene|existe) (?:un |una |algun )?(?:ranking|puntos|niveles|medallas|logros|racha|insignias|comunidad|foro)(?: .{0,20})?$/,
  ],
  [
    'second-step',
    /^(?:\w+ ){0,4}?(?:2fa|(?:verificacion|autenticacion) (?:en )?(?:dos|2) (?:pasos|factores)|doble (?:factor|verificacion))$/,
  ],
  [
    'passkeys',
    /^(?:hola )?(?:\w+ ){0,3}?(?:entrar|iniciar sesion|acceder|usar|usais|teneis|poner|activar|crear) (?:\w+ ){0,4}?(?:passkeys?|llaves? de acceso|huella|face ?id|touch ?id)(?: \w+){0,4}$/,
  ],
  [
    'status',
    /^(?:hola )?(?:esta|estais|se ha) (?:caid[oa]s?|cay[oe]ndo)(?: (?:hoy|ahora|esto|la web|la pagina|el servicio))*$|^(?:se ha quedado|se queda|lleva|sigue) (?:\w+ )?(?:pensando|colgad[oa]|en blanco|cargando)(?: (?:y |que )?no (?:me )?(?:contesta|responde))?$/,
  ],
  ['status', /^(?:me )?(?:sale|da) (?:un )?error al (?:enviar|mandar|escribir|entrar)(?: (?:un|el|mensajes?))*$/],
  [
    'prices',
    /^(?:oye |hola |y |pero |vale )*(?:cuanto (?:cuesta|vale|sale|es) (?:la broma|la gracia|el chiste|la cosa|la fiesta))$/,
  ],
  [
    'discount',
    /^(?:\w+ ){0,3}?(?:me (?:sale|parece)|es|lo veo|esta) (?:muy |demasiado |un poco |algo )*car[oa](?: (?:no )?hay (?:algo|alguno|una opcion) mas (?:barat[oa]|economic[oa]))?$/,
  ],
  [
    'cancel',
    /^(?:y |pero |oye )*(?:no quiero que me (?:cobr\w+|vuelv\w+ a cobrar)(?: (?:nada|mas|otra vez|nunca|de nuevo))*|me da (?:mucho )?miedo que me cobr\w+(?: \w+){0,3}|(?:y )?si (?:no pago|dejo de pagar)(?: (?:el mes que viene|un mes|mas))?(?: que (?:pasa|pasaria))?|me (?:cobrais|cobran|vais a cobrar|van a cobrar) (?:aunque|si) no (?:lo )?(?:us[oea]\w*|entr\w+))$/,
  ],
  [
    'charge',
    /^(?:\w+ ){0,2}?cuando (?:me toca|es|sera|me hacen|me haceis|me pasan) (?:el )?(?:proximo|siguiente) (?:cobro|pago|cargo)$/,
  ],
  [
    'countries',
    /^(?:y |hola )*(?:(?:desde|en) que pais(?:es)?|se puede (?:usar|pagar) desde|funciona(?:is)? (?:en|desde)|(?:lo )?puedo usar(?:lo)? (?:en|desde)|estais en) (?:\w+ ){0,4}?(?:puedo usarlo|funciona|se puede usar|argentina|mexico|colombia|chile|peru|ecuador|uruguay|venezuela|bolivia|paraguay|mi pais|latinoamerica|cualquier pais|estados unidos|el extranjero|fuera de espana)$/,
  ],
  [
    'practice',
    /^(?:hola |y |oye )*(?:donde|en que (?:parte|apartado|sitio)) (?:puedo )?(?:practic\w+|hay ejercicios|hago ejercicios|hacer ejercicios|estan los ejercicios)(?: (?:ejercicios|python|aqui))*$/,
  ],
  [
    'age',
    /^(?:hola |y )*(?:mi|el) (?:hij[oa]|sobrin[oa]|niet[oa]|herman[oa])(?: pequen[oa])?(?: \w+){0,6}? (?:puede|podria|vale|sirve)(?: \w+){0,4}$/,
  ],
  [
    'invoices',
    /^(?:donde|como) (?:\w+ )?(?:veo|estan|miro|encuentro|bajo|descargo|saco|me bajo|consigo) (?:mis |los |el |la |mi )?(?:pagos|recibos?|facturas?|cobros|compras)(?: (?:del?|de la|anterior\w*|pasad\w*|mes|ultimo|compra|pro|suscripcion|mi|plan))*$/,
  ],
  [
    'share-account',
    /^(?:\w+ ){0,3}?(?:usar|tener|compartir) (?:la |una )?(?:misma )?cuenta (?:con|entre) (?:mi |dos |un |varios )?\w+$/,
  ],
  [
    'run-limits',
    /^(?:\w+ ){0,2}?(?:cuanto tiempo|cuantos segundos) (?:\w+ ){0,4}?(?:corriendo|ejecutandose|ejecutando|correr|ejecutarse)(?: \w+){0,4} (?:aqui|aca|en (?:la|esta) (?:web|pagina))$/,
  ],
  [
    'access',
    /^(?:\w+ )?no me (?:llega|ha llegado|llego) (?:el |ningun )?(?:correo|email|mail|enlace|codigo)(?: (?:para|de|que) (?:\w+ ){0,2}?(?:confirm\w+|verific\w+|activ\w+|registr\w+|entrar|la cuenta))?$/,
  ],
  [
    'cancel',
    /^(?:me )?(?:avisais|avisan|avisas) (?:antes de|cuando) (?:cobr\w+|me cobr\w+|se renuev\w+|renov\w+|que me cobr\w+)(?: \w+){0,3}$/,
  ],
  [
    'notices',
    /^(?:como|puedo|quiero) (?:\w+ )?(?:quit\w+|par\w+|desactiv\w+|dejar de recibir|borrarme de) (?:los |las |de |tantos |esos |vuestros )*(?:correos|emails|mails|notificaciones|avisos)(?: (?:que (?:me|nos) (?:mand\w+|envi\w+|lleg\w+)|de pymentor|vuestros))?$/,
  ],
  [
    'limits',
    /^(?:cuanto|como de largo|que longitud) (?:puede|pueden|es lo maximo que puede) (?:medir|ser|tener|ocupar) (?:un|cada|mi|el) mensaje$/,
  ],
]
