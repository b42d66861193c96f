/** What a person says before what they want. */
const OPENING =
  '^(?:(?:hola|buenas|buenos|dias|tardes|hey|oye|porfa|por favor|profe|me gustaria|quiero|quisiera|necesito|ocupo|busco|me hace falta|hay que|tengo que|como|programa|programita|script|codigo|app|python|pandas|openpyxl|en|con|un|una|unos|unas|el|la|los|las|para|de|que|pequen[oa]|sencill[oa]|hacer|crear|poder) )*'
/** What programs do, in the infinitive. */
const DOES =
  '(?:calcular|leer|convertir|generar|dibujar|pintar|ordenar|contar|filtrar|agrupar|renombrar|juntar|unir|fusionar|separar|repartir|simular|validar|comprobar|extraer|listar|registrar|llevar|controlar|sumar|restar|multiplicar|dividir|rellenar|limpiar|pasar|sacar|convertir|comparar|traducir|automatizar|ejecutar|programar|recorrer|procesar|buscar|quitar|borrar|mandar|enviar|avisar|imprimir|mostrar|detectar|clasificar|analizar|resumir|exportar|importar|copiar|mover|subir|bajar|descargar|guardar|escribir|abrir|cifrar|descifrar|redondear|invertir|mezclar|barajar|sortear|repasar|aplicar)'
/** What programs are. */
const IS =
  '(?:calculadora|conversor|convertidor|generador|ranking|tablero|listado|registro|simulador|simulacion|juego|grafic[oa]|matriz|agenda|inventario|tarifas?|tabla|control|gestion|gestor|cuadrante|horario|presupuesto|cronometro|temporizador|contador|sorteo|reparto|cuota|comision(?:es)?|recordatorio|reloj|calendario|buscador|validador|lector|analizador|detector|informe|clasificacion|marcador|cajero|carrito|lista de la compra|quiniela|maquina|reservas? de|nominas?|factura con (?:varias|lineas|base|iva|irpf)|piramide|rombo|triangulo|ahorcado|buscaminas|ajedrez|encuesta|porra|precio (?:de venta|de coste|del? (?:aparcamiento|parking|taxi|envio|viaje)|con|final)|coste del?|clase [a-z]+ con)'
const TITLE = new RegExp(`${OPENING}(?:${DOES}|${IS})\\b`)
/** Of an idea, of a program at hand, of oneself. */
const QUESTION =
  /^(?:y |pero |oye |hola )*(?:que|por que|para que|cual|cuando|cuanto|donde|quien|explica\w*|diferencia|no entiendo)\b|\b(?:que es|que son|que significa|como funciona|para que sirve|diferencia|mi (?:programa|codigo|script|funcion|bucle)|este (?:programa|codigo|script)|da error|me sale|no (?:me )?(?:funciona|sirve|deja|sale))\b/
/** Of the product and of what somebody has of it. */
const OF_PRODUCT =
  /\b(?:plan|planes|pro|premium|basico|suscripcion|suscrib\w+|mensualidad|cuenta|prueba|chats?|pymentor|mentor|perfil|vuestr[oa]s?|contrasena|tarjeta|mis?|me|os|te|aqui)\b/
const MAX_WORDS = 60

/** Whether a message (its plain words) reads as the title of a program: «ranking de vendedores», «leer un xml y sacar el total». */
export const titlesTask = (plain: string): boolean =>
  TITLE.test(plain) && !QUESTION.test(plain) && plain.split(' ', MAX_WORDS + 1).length <= MAX_WORDS

/** One that nobody could ask of the product. */
export const titlesOwnTask = (plain: string): boolean => titlesTask(plain) && !OF_PRODUCT.test(plain)
