/** What an option of a menu does. */
export type Action =
  | 'add'
  | 'list'
  | 'remove'
  | 'find'
  | 'edit'
  | 'count'
  | 'total'
  | 'exit'
  | 'plus'
  | 'minus'
  | 'times'
  | 'divide'
  | 'power'
  | 'balance'
  | 'withdraw'
  | 'deposit'
  | 'take'
  | 'give'
  | 'low'
  | 'mark'
  | 'lend'
  | 'giveback'
  | 'pending'
  | 'done'
  | 'mean'
  | 'highest'
  | 'lowest'
  | 'sort'
  | 'draw'
  | 'save'
  | 'enter'
  | 'leave'
  | 'order'
  | 'clear'
  | 'bill'
  | 'other'
  | 'spend'

const SEE = '(?:(?:ver|mostrar|muestra|consultar|calcular|sacar|obtener|buscar|dame|decir) )?'
const OF_ALL = '(?:(?:el|la|los|las|quien tiene|quien es) )*'

/** In the order in which they are tried: «ver saldo» is no list. */
const ACTIONS: readonly (readonly [action: Action, words: RegExp])[] = [
  ['take', /^salida de (?!coche|vehiculo|cliente|persona)/],
  ['add', /^entrada de (?!coche|vehiculo|cliente|persona)/],
  ['leave', /^(?:sale|salida de|salir (?:de )?(?:un |el )?(?:coche|vehiculo|cliente|persona))\b/],
  ['enter', /^(?:entra|entrar|entrada|aparcar|llega|llegada)\b/],
  ['plus', /^(?:(?:anotar |apuntar |marcar )?(?:punto|gol|canasta|voto)s?|votar)\b/],
  ['exit', /^(?:salir|terminar(?! tarea)|fin|acabar|cerrar|exit)\b|^guardar y salir\b/],
  [
    'total',
    new RegExp(
      `^${SEE}${OF_ALL}(?:\\w+ )?(?:total|recaudad[oa]|recaudacion|suma de)\\b|^(?:ver|mostrar|calcular|consultar) (?:el |la )?(?:suma|valor)\\b|^(?:ver )?(?:cuanto (?:llevo|he) gastad[oa])\\b`,
    ),
  ],
  ['mean', new RegExp(`^${SEE}${OF_ALL}(?:\\w+ )?medias?\\b|^${SEE}${OF_ALL}(?:\\w+ )?promedio\\b`)],
  [
    'highest',
    new RegExp(`^${SEE}${OF_ALL}(?:\\w+ )?(?:mayor|maxim[oa]|mas (?:car[oa]|alt[oa]|grande|larg[oa])|mejor)\\b`),
  ],
  [
    'lowest',
    new RegExp(`^${SEE}${OF_ALL}(?:\\w+ )?(?:menor|minim[oa]|mas (?:barat[oa]|baj[oa]|pequen[oa]|cort[oa])|peor)\\b`),
  ],
  [
    'pending',
    /^(?:ver|mostrar|listar|consultar|imprimir) (?:(?:solo|que|estan|quedan|\w+s) )*(?:pendientes|disponibles|libres)\b/,
  ],
  [
    'done',
    /^(?:ver|mostrar|listar|consultar|imprimir) (?:(?:solo|que|estan|\w+s) )*(?:completad|hech|prestad|terminad|pagad|ocupad|reservad|leid|alquilad)[oa]s\b/,
  ],
  ['bill', /^(?:(?:ver|pedir|mostrar|sacar|pagar) )?(?:la |el |mi )?(?:cuenta|ticket|carrito|pedido)\b/],
  ['mark', /^(?:marcar|completar|tachar|finalizar|terminar tarea)\b/],
  [
    'order',
    /^(?:pedir(?! (?:el|la|un|una|datos|numero|cita|hora|turno))|hacer (?:un )?pedido|ordenar (?:comida|producto)|anadir al (?:carrito|pedido))\b/,
  ],
  ['clear', /^(?:vaciar|limpiar|reiniciar|resetear|poner a (?:0|cero)|borrar tod[oa]s?|eliminar tod[oa]s?)\b/],
  ['sort', /^(?:ordenar|ver ordenad[oa]s?|mostrar ordenad[oa]s?)\b/],
  [
    'draw',
    /^(?:sortear|sacar (?:un )?ganador|elegir (?:uno )?al azar|sorteo)\b|^(?:\w+ ){0,2}(?:al azar|aleatori[oa])\b/,
  ],
  ['lend', /^(?:prestar|alquilar|reservar (?:un |el |la |una )?(?:libro|pelicula|mesa|habitacion|pista|aula|sala))\b/],
  ['giveback', /^(?:devolver|liberar|regresar)\b/],
  ['save', /^(?:guardar|cargar|exportar)(?: (?:en|los|las|datos|cambios|archivo|todo|json|a)\b|$)/],
  ['spend', /^(?:anadir|anotar|apuntar|registrar|meter|nuevo) (?:un )?gasto\b/],
  [
    'balance',
    /^(?:(?:consultar|ver|mostrar|decir)(?: el| mi)? (?:balance|saldo|dinero|marcador|resultados?|recuento|votos)|saldo|ver cuanto (?:hay|tengo|queda\w*|dinero)|cuanto (?:hay|tengo|queda\w*))\b/,
  ],
  ['withdraw', /^(?:retirar|sacar|retiro|extraer|quitar dinero|gastar dinero)\b/],
  [
    'deposit',
    /^(?:depositar|ingresar(?! (?:un|el|producto|nombre|contacto|alumno|tarea|pelicula|libro|gasto|nota))|meter (?:dinero|euros|pasta)|anadir (?:dinero|saldo)|deposito|recargar)\b|^(?:anadir|anotar|apuntar|registrar|meter|nuevo) (?:un )?ingreso\b/,
  ],
  ['take', /^(?:vender|vend\w+|venta|pagar|gastar|consumir)\b/],
  [
    'give',
    /^(?:reponer|comprar(?! (?:numero|boleto|entrada))|compra|reposicion|recibir|anadir (?:unidades|stock|existencias))\b/,
  ],
  [
    'add',
    /^(?:anadir|agregar|meter|nuev[oa]|registrar|apuntar|anotar|insertar|guardar|alta|dar de alta|crear|introducir|ingresar|add|poner|inscribir|matricular|pedir cita|pedir hora|reservar|comprar (?:numero|boleto|entrada))\b/,
  ],
  [
    'remove',
    /^(?:borrar|borrado|eliminacion|eliminar|quitar|baja|dar de baja|cancelar|anular|remover|entregar|tachar)\b/,
  ],
  ['find', /^(?:buscar|busqueda|consulta|encontrar|consultar(?! tod[oa]s)|traducir)\b/],
  ['edit', /^(?:modificar|modificacion|edicion|actualizacion|editar|cambiar|actualizar|corregir)\b/],
  ['list', /^(?:ver|mostrar|listar|lista|listado|imprimir|ensenar|consultar)\b/],
  ['count', /^(?:contar|cuant[oa]s)\b/],
  ['plus', /^(?:sumar|suma)\b(?! (?:todo|total|de (?:los|las)))/],
  ['minus', /^(?:restar|resta)\b/],
  ['times', /^(?:multiplicar|multiplicacion)\b/],
  ['divide', /^(?:dividir|division)\b/],
  ['power', /^(?:potencia|elevar)\b/],
  ['total', /^(?:total|sumar?|calcular (?:el )?total)\b/],
]

/** What an option is called tells what it does; null where it does not. */
export const actionOf = (said: string): Action | null => ACTIONS.find(([, words]) => words.test(said))?.[0] ?? null

/** The same of what stands as an option: another verb does something that its details tell. */
export const optionAction = (said: string): Action | null =>
  actionOf(said) ?? (/^[a-z]{3,9}[aei]r\b/.test(said) ? 'other' : null)
