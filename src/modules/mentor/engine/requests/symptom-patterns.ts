/** What people see of a program that does not do what they want. */
export type Symptom =
  | 'nothing-printed'
  | 'never-ends'
  | 'closes-at-once'
  | 'crashes'
  | 'prints-none'
  | 'empty-result'
  | 'always-zero'
  | 'always-same'
  | 'only-last'
  | 'only-first'
  | 'one-too-few'
  | 'one-too-many'
  | 'does-not-change'
  | 'wrong-order'
  | 'repeats'
  | 'joined-text'
  | 'skips-some'
  | 'condition-ignored'
  | 'asks-again'
  | 'slow'
  | 'worked-before'

/** Looked for in the plain words and in their meanings, each a line of its own. */
export const SYMPTOM_PATTERNS: readonly (readonly [Symptom, RegExp])[] = [
  [
    'nothing-printed',
    /\bno (?:me |se |te |le )*(?:HACE|IMPRIMIR|SALIR|DAR|EMITIR|DEVOLVER|pasa|ocurre|VER|aparece|muestra) (?:absolutamente |casi |por pantalla )?(?:NADA|nada)\b|\bno (?:me )?(?:IMPRIMIR|SALIR)$|\b(?:sale|queda|aparece|SALIR|PANTALLA)(?: \w+)? (?:en blanco|todo negro|negra|vacia)\b|\bexit code 0\b|\bno (?:pasa|ocurre|sucede) nada\b|\bni (?:imprime|IMPRIMIR|se inmuta)\b/m,
  ],
  [
    'never-ends',
    /\b(?:infinit\w+|COLGARSE|no (?:me |se )?(?:TERMINAR|PARA|acaba|para|sale del)|nunca (?:TERMINAR|PARA|SALIR|acaba|para)|sin (?:parar|PARA|TERMINAR|fin)|sigue y sigue|no deja de|eternamente|se queda (?:pillad\w|colgad\w|pensando|cargando|en bucle|trabad\w|congelad\w|parad\w|dando vueltas)|para siempre|se encicla|se cicla|never ends)\b/m,
  ],
  [
    'closes-at-once',
    /\b(?:se (?:me )?(?:cierra|CERRAR|cierre)|ventana (?:negra )?(?:se )?(?:cierra|desaparece)|desaparece (?:la ventana|al (?:momento|instante|toque)))\b/m,
  ],
  ['crashes', /\b(?:FALLAR|crash\w*|se cae|revienta|truena|peta|casca)\b/m],
  [
    'prints-none',
    /\b(?:none|nan)\b(?=.*\b(?:IMPRIMIR|SALIR|DAR|DEVOLVER|PORQUE|me|QUE|aparece|PONER|EMITIR|tambien|TAMBIEN|debajo|al final)\b)|\b(?:IMPRIMIR|SALIR|DAR|DEVOLVER|EMITIR|PONER|PORQUE|pone|devuelve|DECIR)(?: \w+){0,3}? (?:none|nan)\b/m,
  ],
  [
    'empty-result',
    /\b(?:VACIO|en blanco|vac[ií][oa]s?)\b|\b(?:lista|diccionario|resultado|RESULTADO|dataframe|archivo|fichero|tabla)(?: \w+){0,2}? (?:sin nada|sin datos)\b|\b(?:\[\]|0 filas|cero filas)\b/m,
  ],
  ['always-zero', /\b(?:siempre|SALIR|DAR|DEVOLVER|IMPRIMIR|EMITIR|queda|DECIR|todo)(?: \w+){0,2}? (?:0|CERO|0 0)\b/m],
  [
    'always-same',
    /\bsiempre(?: \w+){0,4}? (?:lo mismo|el mismo|la misma|igual|mismo)\b|\b(?:SALIR|DAR|IMPRIMIR|DEVOLVER|DECIR|EMITIR) siempre\b|\bsiempre (?:me |se )?(?:SALIR|DAR|IMPRIMIR|DEVOLVER|DECIR|EMITIR|entra|ENTRA|sale|cae|pone|IR|HACE|GANAR|gana)\b/m,
  ],
  [
    'only-last',
    /\b(?:solo|solamente|unicamente|nomas|(?:nada|NADA) mas|unico)(?: \w+){0,6}? ULTIMO\b|\bULTIMO(?: \w+){0,3}? (?:nada mas|solo|solamente|nomas|unicamente)\b/m,
  ],
  [
    'only-first',
    /\b(?:solo|solamente|unicamente|nomas|(?:nada|NADA) mas|unico)(?: \w+){0,6}? PRIMERO\b|\b(?:en|a|con) (?:el|la) PRIMERO(?: \w+){0,3}? (?:se PARA|TERMINAR|SALIR|DEVOLVER)\b|\b(?:una sola vez|solo una vez|1 sola vez)\b/m,
  ],
  [
    'one-too-few',
    /\b(?:no llega (?:hasta |a )|(?<!\b(?:hace|HACE|HACER) )falta(?:n)? (?:el|la|un[oa]?|1|ULTIMO)|me falta (?:un|el|una|la) (?:ULTIMO|numero|dato|elemento)|uno menos|no (?:me )?(?:SALIR|IMPRIMIR|CONTAR|coge|toma|lee|incluye|ANADIR|llega)(?: \w+){0,2}? ULTIMO|se come (?:el|la|un)|se queda en el|se salta el ULTIMO)\b/m,
  ],
  [
    'one-too-many',
    /\b(?:uno (?:de )?mas|(?:un[oa]?|1) (?:\w+ )?de mas|sobra(?:n)? (?:un|una|el|uno|1)|una vez de mas|una vuelta de mas|CONTAR (?:uno|1) (?:de )?mas)\b/m,
  ],
  [
    'does-not-change',
    /\bno (?:me |se |le |lo |la |te )*(?:CAMBIAR|modifica|actualiza|QUITAR|reemplaza|GUARDAR|guarda|ANADIR|anade|convierte|suma|aumenta|incrementa|sube|baja|resta|MEJORAR|limpia)\b|\b(?:sigue|queda|se queda|SALIR|deja)(?: \w+)? (?:igual|igualito|lo mismo|como estaba|tal cual)\b/m,
  ],
  [
    'wrong-order',
    /\b(?:no (?:me |los |las |lo |la |se )*ordena|MAL ordenad\w+|desordenad\w+|orden (?:MAL|equivocado|incorrecto|raro)|ordena MAL|al reves|ordena (?:como|por) (?:texto|letras))\b/m,
  ],
  ['repeats', /\b(?:REPETIR|repetid[oa]s?|duplicad[oa]s?|dos veces|2 veces|varias veces|el doble)\b/m],
  [
    'joined-text',
    /\b(?:pega|junta|concatena|une|junto|juntos|pegados?|no (?:me )?suma|en vez de sumar|55 en|22 en|33 en|11 en)\b/m,
  ],
  [
    'skips-some',
    /\b(?:se (?:me )?salta|se deja|deja (?:alguno|algunos|el|la|un)|no (?:borra|quita|elimina|QUITAR) todos|unos si y otros no|algunos (?:si|no)|me deja|pasa de|omite)\b/m,
  ],
  [
    'condition-ignored',
    /\b(?:siempre|aunque|de todos modos|igual|de todas formas|da igual lo que|ponga lo que ponga|escriba lo que escriba|meta lo que meta)(?: \w+){0,5}? (?:entra|ENTRA|IR|cumple|verdadero|true|si|DECIR|IMPRIMIR|HACE|EJECUTAR|PONER|SALIR)\b|\bno (?:entra|hace caso|respeta|cumple|reconoce|detecta)(?: \w+){0,4}? (?:if|else|elif|condicion|while|CONDICION)\b|\b(?:ignora|se salta|pasa del) (?:el |la )?(?:if|else|elif|condicion)\b/m,
  ],
  [
    'asks-again',
    /\b(?:pide|pregunta|PREGUNTAR|vuelve a pedir|sigue pidiendo)(?: \w+){0,3}? (?:dos veces|otra vez|de nuevo|infinitamente|sin parar|siempre)\b/m,
  ],
  [
    'slow',
    /\b(?:LENTO|tarda (?:mucho|demasiado|siglos|una eternidad|un monton)|TARDAR (?:mucho|demasiado|siglos|bastante|un)|se demora|eterno)\b/m,
  ],
  [
    'worked-before',
    /\b(?:ayer (?:me )?(?:iba|IR|FUNCIONAR|funcionaba|jalaba|andaba|si)|antes (?:si|me|funcionaba|FUNCIONAR|iba|IR)|hasta (?:hoy|ayer|ahora) (?:me )?(?:iba|IR|FUNCIONAR|funcionaba)|de repente|de un momento a otro|ya no (?:me )?(?:FUNCIONAR|IR|va|jala|anda|EJECUTAR)|dejo de (?:FUNCIONAR|funcionar|andar|jalar))\b/m,
  ],
]
