import { about } from './about'
import type { ProductTopic } from './product-topics'

/** The account, what is kept, and what the mentor is. */
export const ACCOUNT_PATTERNS: readonly (readonly [ProductTopic, readonly RegExp[]])[] = [
  [
    'delete-account',
    about(
      '\\b(?:borr\\w+|elimin\\w+|QUITAR)(?: \\w+){0,2}? mis datos\\b',
      '\\b(?:borr\\w+|elimin\\w+|QUITAR|cerrar|CERRAR|suprim\\w+)(?: \\w+)? (?:mi|la|esta) cuenta\\b(?! (?:bancaria|del diccionario|de la lista|de ahorros))',
      '\\b(?:delete|remove) my account\\b',
      '\\bderecho (?:al olvido|de supresion)\\b',
    ),
  ],
  [
    'delete-chat',
    about(
      '\\b(?:borr\\w+|elimin\\w+|QUITAR|recuper\\w+)(?: \\w+){0,2}? (?:chat|chats|conversacion|conversaciones|historial de chat|mis mensajes|mis preguntas)\\b(?!.*\\b(?:CODIGO|telegram|whatsapp|discord|lista|csv)\\b)',
    ),
  ],
  [
    'export',
    about(
      '\\b(?:bajo|bajar|descargo|descargar|exporto|exportar)(?: \\w+){0,2}? (?:lo que he escrito|mis preguntas|mi informacion|mis mensajes|historial)\\b',
      '\\b(?:descarg\\w+|export\\w+|baj(?:ar|arme|o)|llevarme|guardar|guardarme|copia de)(?: \\w+){0,2}? (?:mis datos|mi historial|mis chats|los chats|mis conversaciones|la conversacion|las conversaciones|el chat|este chat|esta conversacion|esta charla)\\b',
      '\\bportabilidad\\b.*\\bdatos\\b',
    ),
  ],
  [
    'share',
    about(
      '\\b(?:compart\\w+|COMPARTIR|enviar|pasar|mandar)(?: \\w+){0,2}? (?:la conversacion|esta conversacion|este chat|el chat|un chat|mi chat|una conversacion|esta charla)\\b',
    ),
  ],
  [
    'history',
    about(
      '\\b(?:ver|VER|encuentro|encontrar|donde estan|DONDE estan|buscar|busco|recuperar|volver a)(?: \\w+){0,3}? (?:chats?|conversacion(?:es)?|charlas?|mensajes)(?: \\w+){0,2}? (?:antigu\\w+|anterior\\w*|de ayer|viej\\w+|pasad\\w+|de antes|del otro dia|guardad\\w+)\\b',
      '\\b(?:mi|el) historial(?: de (?:chats|conversaciones|preguntas))?$',
    ),
  ],
  [
    'privacy',
    about(
      '\\bmis (?:preguntas|mensajes|chats|conversaciones|consultas)(?: \\w+){0,2}? (?:privad\\w+|publicos?|publicas?|secret\\w+|anonim\\w+)\\b',
      '\\b(?:puede|pueden|podria|PODER) (?:ver|leer|VER|saber)(?: \\w+){0,2}? (?:lo que (?:te )?(?:escribo|pongo|pregunto|digo)|mis (?:chats|mensajes|preguntas|conversaciones)|esto que escribo)\\b',
      '\\bque (?:\\w+ )?(?:haceis|hacen|hace|haces|haran) con (?:mi|la|nuestra) informacion\\b',
      '\\b(?:pego|pegar|subo|pongo|meto|comparto|escribo)(?: \\w+){0,2}? datos (?:de (?:clientes?|pacientes|alumnos|mi empresa|mi trabajo|otras? personas?|la empresa)|personales|reales|confidenciales|sensibles)\\b',
      '\\b(?:es|sera|esto es) (?:privado|seguro|confidencial|anonimo)(?: esto| escribir aqui| pegar aqui| este chat| el chat)?$',
      '\\b(?:privacidad|rgpd|gdpr|lopd|proteccion de datos|confidencial\\w*|politica de datos)\\b(?!.*\\b(?:HAZ|CREAR) )',
      '\\b(?:quien|quienes)(?: \\w+){0,2}? (?:lee|leen|ve|ven|VER|mira|puede ver|puede leer|tiene acceso|accede)\\b(?!.*\\b(?:archivo|csv|fichero|ayud\\w+)\\b)',
      '\\b(?:guardan?|guardais|almacenan?|almacenais|GUARDAR|usan|usais|utilizan|venden|vendeis|comparten|COMPARTIR)(?: \\w+){0,4}? (?:mis datos|mis chats|mis conversaciones|mis mensajes|mi codigo|mi CODIGO|lo que escribo|lo que pego|lo que digo|lo que te (?:escribo|digo|cuento|pego)|las conversaciones|los chats|mi informacion)\\b',
      '\\b(?:mis datos|mis chats|mis conversaciones|mi codigo|lo que (?:te )?(?:escribo|pego|cuento|digo|pongo)(?: aqui)?)\\b(?: \\w+){0,5}? (?:se )?(?:guardan?|GUARDAR|privad\\w+|segur\\w+|a salvo|entren\\w+|publico|publica|lee|leen|comparten|borran?|a salvo|van|queda)\\b',
      '\\b(?:puedo|PODER|se puede|es seguro|es malo|pasa algo si|hay problema si|es peligroso)(?: \\w+){0,3}? (?:pegar|pego|poner|pongo|PONER|subir|compartir|pasar|pasarte|COMPARTIR|copiar|meter|ANADIR)(?: \\w+){0,3}? (?:CODIGO|codigo|datos|cosas|archivos|informacion|contrasenas?|claves?)(?: \\w+){0,3}? (?:trabajo|empresa|curro|laburo|pega|oficina|clientes?|cliente|confidencial\\w*|real(?:es)?|privad\\w+|personal(?:es)?|mios|aqui|chamba)\\b',
      '\\b(?:CODIGO|codigo|datos) (?:\\w+ )?(?:de (?:mi|la) (?:empresa|trabajo|oficina|jefe|curro|laburo|chamba)|del (?:trabajo|curro|laburo))\\b.*\\b(?:guard\\w+|lee|leen|ve|ven|quien|privad\\w+|entren\\w+|segur\\w+|puedo|VER|GUARDAR)\\b',
      '\\b(?:entren\\w+|PRACTICAR)(?: \\w+){0,4}? (?:con (?:mis?|lo que|nuestr\\w+)|la ia|el modelo|modelos|vuestra ia)\\b(?!.*\\b(?:sklearn|keras|tensorflow|pytorch|neuronal|regresion|dataset|CODIGO QUE)\\b)',
      '\\bmis datos\\b(?: \\w+){0,3}? (?:donde|quien|estan|que hac\\w+|QUE HACER|que haceis|QUE HACE|segur\\w+)',
      '\\bque (?:\\w+ )?(?:haceis|hacen|hace|pasa|hareis|haran|harias|haces) con (?:mis|los|nuestros) (?:datos|chats|conversaciones|mensajes)(?: personales)?$',
    ),
  ],
  [
    'password',
    about(
      '\\b(?:olvid\\w+|no (?:me )?(?:acuerdo|recuerdo)|perdi|he perdido|recuper\\w+|restablec\\w+|resete\\w+|no me se)(?: \\w+){0,3}? (?:contrasena|contraseña|password|clave)\\b(?! (?:del|de (?:mi|la|un|mysql|sqlite|root|postgres)) )(?!.*\\b(?:HAZ|CREAR|QUE (?:HACE|genere|valide)|diccionario)\\b)',
      '\\b(?:cambiar|CAMBIAR|cambio)(?: \\w+)? (?:mi|la) (?:contrasena|password|clave)(?: de (?:mi cuenta|pymentor|la cuenta|acceso|entrar))?$',
    ),
  ],
  [
    'change-email',
    about(
      '\\b(?:cambi\\w+|CAMBIAR|actualiz\\w+|modific\\w+|poner otro|otro)(?: \\w+){0,2}? (?:correo|email|mail|e mail|correo electronico)(?: (?:de (?:mi cuenta|la cuenta|mi perfil|pymentor|registro|acceso)|electronico|con el que entro|por otro))*$',
    ),
  ],
  [
    'change-name',
    about(
      '\\b(?:cambi\\w+|CAMBIAR|modific\\w+|actualiz\\w+)(?: \\w+)? (?:mi|el) (?:nombre|apellido|perfil)(?: de (?:usuario|mi cuenta|perfil))?$',
    ),
  ],
  [
    'access',
    about(
      '\\bno (?:puedo|me deja|consigo|logro|PODER)(?: \\w+){0,2}? (?:entrar|iniciar sesion|acceder|loguearme|logearme|registrarme|ingresar)(?: (?:a|en|con) (?:mi cuenta|la cuenta|pymentor|google|la web|la pagina))?$',
      '\\b(?:no (?:me )?(?:llega|ha llegado|llego|LLEGA))(?: \\w+){0,2}? (?:correo|email|mail|codigo|enlace|CODIGO)(?: de (?:confirmacion|verificacion|recuperacion|activacion))?$',
      '\\b(?:verificar|confirmar|REVISAR) (?:mi|el) (?:correo|email|cuenta)$',
      '\\b(?:entrar|registrarme|iniciar sesion) con google\\b(?!.*\\b(?:CODIGO|api|flask|django|oauth)\\b)',
      '\\b(?:cerrar|salir de la|CERRAR) (?:mi |la )?sesion(?: en (?:todos|otros|otro))?\\b(?!.*\\b(?:CODIGO|flask|django|selenium)\\b)',
      '\\b(?:COMO|donde|DONDE) (?:me )?(?:registro|registrarme|creo (?:una|mi) cuenta|creo cuenta|inicio sesion)(?: en pymentor)?$',
    ),
  ],
  [
    'contact',
    about(
      '\\bcomo (?:os|les|te) (?:escribo|contacto|llamo por telefono|mando un correo)$',
      '\\b(?:la|esta|vuestra) (?:web|pagina|app)(?: \\w+){0,2}? (?:no carga|lent[ao]|esta caida|se cae|se cuelga)$',
      '\\b(?:lent[ao]|LENTO) (?:la|esta) (?:web|pagina)$',
      '\\b(?:hablar|contactar|comunicarme|contacto|chatear|escribir)(?: \\w+)? (?:con|a) (?:una persona|un humano|una humana|alguien|soporte|el equipo|vosotros|ustedes|atencion al cliente|un agente|pymentor|el soporte|los creadores|un responsable)\\b',
      '\\b(?:atencion al cliente|servicio al cliente|soporte tecnico|correo de contacto|telefono de contacto|email de contacto|correo de soporte)\\b',
      '\\b(?:poner|PONER)(?: una)? (?:queja|reclamacion|sugerencia)\\b',
      '\\b(?:queja|reclamacion|reclamo) (?:de|del|sobre|contra) (?:pymentor|el servicio|la app|la web|el cobro)\\b',
      '\\b(?:reportar|informar de|avisar de|EMITIR) (?:un )?(?:bug|fallo|error|ERROR) (?:de|en) (?:la (?:web|app|pagina)|pymentor)\\b',
      '\\bquien (?:te |os )?(?:ha )?(?:creo|hizo|hecho|creado|programo|invento|desarrollo|esta detras)\\b',
      '\\bcontact support\\b',
    ),
  ],
  [
    'devices',
    about(
      '\\b(?:funciona|FUNCIONAR|va|se puede usar|hay|tienen|teneis)(?: \\w+){0,3}? (?:en (?:el )?(?:cel|celular|movil|telefono|iphone|android|tablet|ipad|ipod)|play store|app store|google play)$',
      '\\b(?:app|aplicacion|version|CODIGO) (?:para|de|en|PARA) (?:el |la |tu )?(?:movil|celular|celu|telefono|android|iphone|ios|ipad|tablet|escritorio)\\b(?= ?(?:de pymentor|$))',
      '\\b(?:hay|tienen|teneis|tienes|existe)(?: \\w+)? (?:app|aplicacion|CODIGO)(?: (?:movil|para (?:el )?(?:movil|celular|android|iphone)|de pymentor|PARA (?:el )?(?:movil|celular|android|iphone)))?$',
      '\\b(?:usar|usarte|usarlo|usar pymentor|usar esto|funciona pymentor|funcionas|FUNCIONAR|abrir pymentor)(?: \\w+){0,3}? (?:en|desde) (?:el |la |mi |un )?(?:movil|celular|celu|telefono|tablet|ipad|iphone|android)\\b(?!.*\\b(?:CODIGO|script|kivy)\\b)',
      '\\b(?:usar(?:te|lo)?|pymentor|esto|ESTO|funciona|FUNCIONAR|app|web)(?: (?!python)\\w+){0,3}? (?:sin (?:conexion|internet|wifi|datos|red)|offline)$',
      '\\binstalar (?:la app|pymentor|la aplicacion)\\b',
      '\\b(?:y |pero )?si (?:no (?:tengo|hay)|me quedo sin|se va|se cae) (?:el |la )?(?:internet|conexion|wifi|red)\\b',
    ),
  ],
  [
    'age',
    about(
      '^(?:hola )?tengo (?:\\d|1[0-7]) anos(?: y)?(?: puedo| PODER)?(?: \\w+){0,2}$',
      '\\b(?:edad minima|a partir de que edad|soy menor(?: de edad)?(?: y)? (?:puedo|PODER)|menores de edad|para ninos)\\b(?!.*\\b(?:CODIGO|programa|if|clase)\\b)',
      '\\btengo (?:\\d|1[0-7]) anos(?: y)? (?:puedo|PODER) (?:usar|registrarme|pagar)\\b',
    ),
  ],
  [
    'share-account',
    about(
      '\\b(?:compartir|COMPARTIR|prestar)(?: \\w+)? (?:mi|la|una) (?:cuenta|suscripcion)\\b(?! (?:bancaria|de la))',
      '\\b(?:varios|dos|2) (?:dispositivos|ordenadores|computadoras|personas)(?: \\w+){0,3}? (?:cuenta|suscripcion|a la vez)\\b',
      '\\b(?:cuenta|suscripcion)(?: \\w+){0,3}? (?:varios|dos|2) (?:dispositivos|ordenadores|computadoras|personas|usuarios)\\b(?!.*\\b(?:clase|CODIGO)\\b)',
    ),
  ],
  [
    'licence',
    about(
      '\\b(?:licencia|derechos|propiedad|copyright)(?: \\w+){0,3}? (?:CODIGO|codigo)(?: que (?:me )?(?:das|escribes|generas|haces))\\b',
      '\\b(?:puedo|PODER) (?:usar|vender|publicar|COMPARTIR)(?: \\w+){0,3}? (?:CODIGO|codigo|programas|lo)(?: \\w+){0,2}? (?:que (?:me )?(?:das|escribes|generas|haces)|comercial\\w*|de forma comercial|para vender)\\b',
    ),
  ],
  [
    'certificate',
    about(
      '\\b(?:dais|dan|das|DAR) (?:un |algun )?(?:titulo|certificado|diploma)\\b',
      '\\b(?:dais|dan|das|hay|obtengo|consigo|emiten|tienen|teneis|recibo|DAR|con)(?: \\w+){0,2}? (?:certificado|certificados|titulo oficial|diploma|certificacion)\\b(?!.*\\bssl\\b)',
      '\\bcertificado (?:al terminar|de pymentor|oficial|del curso)\\b',
    ),
  ],
  [
    'theme',
    about(
      '\\b(?:modo|tema) (?:oscuro|claro|dark|noche)\\b(?!.*\\b(?:tkinter|matplotlib|CODIGO|vscode|html|css|streamlit|pycharm|idle|spyder|jupyter)\\b)',
    ),
  ],
  [
    'notices',
    about(
      '\\b(?:dejar de recibir|no quiero(?: recibir| mas)*|quitar|desactivar|parar|QUITAR) (?:los |las |mas |vuestros |tus |recibir )*(?:correos|emails|mails|notificaciones|publicidad|newsletter|spam)\\b(?!.*\\b(?:CODIGO|filtr\\w+|clasific\\w+|lista|csv)\\b)',
    ),
  ],
  [
    'cookies',
    about(
      '\\b(?:cookies)\\b(?= (?:de (?:esta|la|vuestra) web|usais|usan|usa pymentor|guardais)|$)(?!.*\\b(?:requests|selenium|flask|session)\\b)',
    ),
  ],
  [
    'senses',
    about(
      '\\b(?:puedes|podes|PODER|sabes|lees)(?: \\w+)? (?:ver|leer|VER|abrir|mirar) (?:una |las |mi |mis |la )?(?:imagen(?:es)?|fotos?|capturas?|pantallazos?|pdfs?|videos?|mi pantalla)(?: \\w+)?$',
      '\\b(?:puedo|PODER)(?: \\w+)? (?:mandar\\w*|enviar\\w*|subir|pasar\\w*|adjuntar|poner)(?: \\w+){0,2}? (?:fotos?|imagen(?:es)?|capturas?|pantallazos?|archivos?|pdfs?|audios?)(?: del? \\w+)?$',
      '\\b(?:recuerdas|te acuerdas)(?: de)?(?: \\w+)? (?:lo que|mi|de mi|ayer|hablamos|nuestra)\\b',
      '\\baprendes (?:de mi|conmigo|de lo que|de nosotros)\\b',
      '\\b(?:puedes|podes|PODER) (?:buscar|mirar|navegar)(?: \\w+)? (?:en|por) (?:internet|google|la web)\\b',
      '\\b(?:hablas|entiendes|respondes|contestas|RESPONDER|ENTENDER)(?: en)? (?:ingles|frances|catalan|gallego|euskera|portugues|otros? idiomas?)\\b',
      '\\ben que idiomas?\\b',
      '\\b(?:puedes|podes|PODER) (?:ejecutar|correr|EJECUTAR|probar|PROBAR) (?:mi |el |este |un |los )?(?:CODIGO|codigo|programas?)$',
    ),
  ],
  [
    'model',
    about(
      '\\bQUE (?:\\w+ )?(?:modelo|ia|inteligencia artificial|llm|motor|tecnologia)(?: \\w+){0,3}? (?:eres|usas|usais|usan|utilizas|utilizan|utilizais|hay detras|contesta|responde|RESPONDER|llevas|tienes|te mueve|usa pymentor|usa (?:el )?(?:pro|basic|mentor))\\b',
      '\\beres (?:gpt ?\\d|claude|gemini|llama|deepseek|copilot|mistral)\\b',
      '\\b(?:usas|usais|utilizas|llevas|estas basado en|funcionas con|FUNCIONAR con)(?: \\w+)? (?:gpt|chatgpt|gpt ?\\d\\w*|claude|gemini|llama|openai|un llm|deepseek|copilot|mistral)\\b',
    ),
  ],
  [
    'identity',
    about(
      '\\bcon (?:quien|QUIEN) (?:hablo|estoy hablando)\\b',
      '\\b(?:QUIEN|quien|QUE|que|k) (?:eres|sos|es usted|eres tu|seras|diablos eres|rayos eres|cono eres)(?: (?:tu|vos|exactamente|realmente|en realidad|bot|pymentor)\\b|$)',
      '\\b(?:eres|sos|sois|es usted|hablo con|estoy hablando con|seras|esto es|eres tu)(?: (?:tu|vos|como|realmente|de verdad|acaso|solo|o))* (?:una? |el |la )?(?:ia|inteligencia|chatgpt|chat gpt|gpt|robot|bot|persona|humano|humana|maquina|real|programa|profe real|profesor real|de verdad|asistente|alguien|tio|tipo|ser humano)(?: |$)(?!(?:que|para|QUE|PARA) )',
      '\\b(?:como te llamas|cual es tu nombre|tu nombre|COMO te llamas|tienes nombre|como te llamo)\\b',
      '\\b(?:are you (?:human|a bot|real|chatgpt|an ai)|who are you)\\b',
      '\\bQUE es (?:esto|ESTO|pymentor|esta (?:web|pagina|app))$',
      '\\b(?:en que te diferencias|DIFERENCIA|mejor|peor|diferencia)(?: \\w+){0,4}? (?:chatgpt|chat gpt|claude|gemini|copilot)\\b',
      '\\b(?:piensas|sientes|tienes (?:sentimientos|conciencia|alma|vida))\\b',
    ),
  ],
  [
    'abilities',
    about(
      '\\bQUE (?:no )?(?:puedes|PODER|sabes|SABER)(?: no)? (?:HACER|hacer)$',
      '^(?:hola )?que no (?:puedes|sabes) (?:hacer|responder)\\b',
      'START(?:dime |SABER |quiero saber |DECIR )*(?:QUE|que|q|en QUE|en que|para QUE|PARA QUE|de QUE|con QUE|COMO|como|CUANTO) (?:cosas |mas |otras cosas |todo |tipo de cosas )*(?:me |te |nos )?(?:puedes|podes|sabes|podrias|PODER|SABER|SERVIR|sirves|HACE|haces|HAZ|funcionas|FUNCIONAR|tengo que PREGUNTAR|ayudas|AYUDAR)(?: (?:hacer|HACER|ensenar|ENSENAR|ayudar|AYUDAR|explicar|EXPLICAR|responder|RESPONDER|tu|vos|me|por mi|aqui|con|en|y|preguntar|PREGUNTAR|te|aprender|APRENDER|contigo|PORFAVOR|python|todo|exactamente|ofrecer))*$',
      '\\b(?:QUE|que) (?:te |le )?(?:puedo|PODER) (?:preguntar|PREGUNTAR|pedir|consultar)\\b',
      'START(?:ayuda|help|menu|comandos|instrucciones|opciones|AYUDAR)$',
      '\\b(?:COMO|como) (?:te uso|se te usa|te utilizo|se usa esto|uso esto|funciona esto|FUNCIONAR ESTO|funciona pymentor|FUNCIONAR pymentor|empiezo contigo)$',
      '\\bwhat can you do\\b',
    ),
  ],
]
