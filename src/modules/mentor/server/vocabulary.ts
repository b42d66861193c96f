/*
 * What the search knows about the words of people who ask about Python in Spanish. Written in plain spelling without
 * accents; `spanish-terms.ts` folds it the same way as the questions.
 */

/** Words that say nothing about the subject: articles, question words, politeness, everyday filler, phone spelling. */
export const STOPWORDS = `
a al algo alguien alguna alguno algunos algunas ambos ante antes aqui asi aun aunque b bajo bien buenas bueno buenos c
casi como con contra cosa cosas cual cuales cualquier cuando cuanto cuanta cuantos cuantas d de del desde despues
donde dos dia dias e el ella ellas ello ellos en entonces entre era eres es esa esas ese eso esos esta estan estar estas
este esto estos estoy favor fin forma fue gracias ha haber habia hacer haces hacemos hacen hace hacia hago haga hagas hay
haz he hecho hola ir jo k la las le les lo los luego m manera mas me mejor menos mi mis mio mismo misma mismos mismas
mucho mucha muchos muchas muy n nada ni no nos nosotros nuestro o os otra otro otras otros para pero poco poder poner pon
pongo pone ponen poned por porque posible primero pues puede pueden puedes puedo podria podrias que q quien quiere quieres quiero
quisiera querria xq pq xa pa ke kiero s se sea segun ser si sido siempre sin sino sobre sois somos son soy
su sus suyo t tal tambien tampoco tan tanto tb tmb te tener tengo tienes tiene tienen todo toda todos todas tras tres tu
tus un una unas uno unos usted va vale vamos van varias varios ver veo veces vez voy x y ya yo
ayuda ayudame ayudas ayudar aprender aprendo bn caso clarito codigo concretamente consigo conseguir cosilla cosita debo
deberia deja dejar dime dice dicen diciendo duda dudas ejemplo ejemplos ejercicio ensena ensename ensenar ensenas entender
entiendo explica explicame explicar explicas explicacion facil funciona funcionan funcionar gustaria hacerlo hacerla
hacerse hacerme intento intentar llama llaman manda mira mostrarme muestra muestrame necesito necesita necesitas
necesitamos oye plis please porfa pide pregunta problema programa programas programar programacion programita py python
pyton queda quedan quedar quede rapido saber sabe sabes saca salen sale salga salir salgo script sencillo sencilla simple
sirve sirven significa significan trata tratar trato tuto tutorial basico basica basicos usa usan usar usarlo uso usando
utilizar utiliza utilizo utilizando vaya venga diferencia diferencias diferente especie modo guardado guardada guardados
guardadas ventaja ventajas mejores tipico tipica correctamente automaticamente vale valen valgo
`

/** Turns of phrase that mean one term; tried in this order on the lower-case text without accents. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bf[\s-]?strings?\b/g, ' fstring '],
  [/\b(?:se|que) llam[ae]n? a si mism[ao]\b/g, ' recursividad '],
  [/\b(?:me (?:sale|da|dice|salta|aparece|lanza|tira|pone)|no (?:me )?(?:funciona|va|tira|furula))\b/g, ' error '],
  [/\bde (?:mayor a menor|menor a mayor)\b|\bpor orden\b|\balfabetic\w+/g, ' ordenar '],
  [/\b(?:al|del) reves\b|\bla vuelta\b/g, ' invertir '],
  [/\bal azar\b/g, ' aleatorio '],
  [/\bentre (?:dos |2 |las |unas )?fechas\b|\bfecha de nacimiento\b/g, ' diferenciafechas fecha '],
  [/\b(?:mas|menos|mayor(?:es)?|menor(?:es)?|superior(?:es)?|inferior(?:es)?) (?:de|que|a)\b/g, ' comparar '],
  [/\ben (?:las )?(?:dos|2|ambas) listas\b/g, ' interseccion lista '],
  [/\best(?:e|a|en|an) en (?:la|el) otr[ao]\b/g, ' interseccion '],
  [/\[::-1\]/g, ' invertir '],
  [/[!=]==?/g, ' igual comparar '],
  [/(?:^|\s)\*{1,2}(?=\s|$)/g, ' asterisco '],
  [/\b(?:dos|tres|2|3|varios) (?:valores|resultados|datos|cosas)\b/g, ' tupla valores '],
  [/\bmas (?:veces|repetid[oa]s?|frecuentes?|comun(?:es)?|vendid[oa]s?)\b/g, ' frecuencia '],
  [/\bcuant[oa]s (?:dias|semanas|meses|anos) (?:faltan?|quedan?|han? pasado|van|pasan)\b/g, ' diferenciafechas fecha '],
  [/\bfuera de(?:l)? rango\b|\bout of range\b/g, ' indexerror '],
  [/\bno (?:esta|existe|se ha|ha sido)\b.{0,12}\bdefinid[oa]\b|\bnot defined\b/g, ' nameerror '],
  [/\bunsupported operand\b|\bcan only concatenate\b/g, ' typeerror '],
  [/\bunexpected indent\b|\bexpected an indented\b|\bunindent\b/g, ' sangria '],
  [/\b(indentation|identation|type|name|index|key|value|syntax|attribute)\s+error\b/g, ' $1error '],
  [/\blist\s+comprehensions?\b/g, ' comprension lista '],
  [/\bexpresion(?:es)? regular(?:es)?\b/g, ' regex '],
  [/\bpunto y coma\b/g, ' delimitador '],
  [/\bhojas? de (?:calculo|excel)\b/g, ' csv '],
  [
    /\b(?:a|de) la vez\b|\bde golpe\b|\bpaso a paso\b|\bpor favor\b|\ben vez de\b|\ben lugar de\b|\ba partir de\b/g,
    ' ',
  ],
  [/\bde(?:l|sde(?: el)?)? \d+ (?:al?|hasta(?: el)?) \d+\b/g, ' range '],
  [/\b\d+ veces\b/g, ' repetir range '],
  [/\b(?:de )?csv a\b/g, ' leer csv '],
  [/\ba (?:un )?csv\b/g, ' escribir csv '],
  [/\bmodos? [awx]\b/g, ' escribir '],
  [/€/g, ' euro '],
  [/%/g, ' porcentaje '],
]

/** Each line is one meaning; the first word stands for the others. A word's other forms follow by its stem. */
export const SYNONYMS: readonly string[] = [
  'lista list array arreglo vector',
  'texto string str cadena frase parrafo',
  'csv excel xls xlsx',
  'diccionario dict dictionary',
  'tupla tuple',
  'conjunto set',
  'entero int integer',
  'decimal float flotante',
  'funcion function def',
  'clase class',
  'objeto object instancia modelar',
  'bucle loop ciclo bulce',
  'repetir repite repito repita repitiendo',
  'recorrer iterar recorro recorre iteracion listar',
  'archivo fichero file documento txt',
  'carpeta directorio folder subcarpeta',
  'leer leo lee lea leyendo abrir abro abre cargar cargo lectura read open',
  'escribir guardar guardo exportar exporto grabar write escritura almacenar',
  'ordenar sort sorted orden ordenacion',
  'eliminar quitar borrar quito borro remove delete suprimir',
  'duplicado repes repetido repetidos repetida repetidas unico unicos unica',
  'invertir reverse inverso invierto palindromo reversed',
  'aleatorio random azar dado barajar mezclar shuffle sorteo sortear',
  'media promedio average mean',
  'maximo max mayor alto alta caro cara caros caras grande',
  'minimo min menor bajo baja barato pequeno',
  'error fallo fallar falla errores',
  'excepcion exception try except capturar excepciones',
  'sangria indentacion indentar tabulacion tabulador indentationerror identationerror indent',
  'email correo mail imeil emilio electronico',
  'reemplazar sustituir sustituyo replace remplazar reemplazo cambiar cambio',
  'regex regexp patron regulares',
  'convertir pasar transformar conversion convierto paso casting parsear',
  'contar conteo cuenta count',
  'agrupar agrupo groupby grupo',
  'filtrar filtro filter seleccionar cumplir cumplan cumplen quedarme',
  'herencia heredar hereda super',
  'recursividad recursiva recursivo recursion',
  'decorador decorator',
  'generador generator yield generadores',
  'importar import importo',
  'modulo libreria paquete module biblioteca',
  'instalar instalo install instalacion',
  'entorno venv virtualenv',
  'inventario stock existencias almacen',
  'beneficio ganancia rentabilidad',
  'vender vendo vende venta vendido',
  'factura facturar recibo ticket',
  'informe reporte resumen report',
  'mes mensual meses mensuales',
  'hora horas',
  'fecha date datetime calendario',
  'numero num',
  'condicion if condicional else elif',
  'crear creo crea creando',
  'anadir anado anade agregar agrego insertar append meter meto mete',
  'sumar sumo sum total importe',
  'formato formatear format formateo',
  'dataclass dataclasses',
  'producto articulo',
  'comparar comparacion',
  'definir declarar define defino declaro declara',
  'devolver return devuelvo devuelve',
  'interseccion comun comunes coinciden coincidir coincidencia',
  'json jason',
  'comprobar comprueba compruebo verificar',
]

/** Subjects that people ask for and that no lesson teaches: with one of them, no lesson may pose as the answer. */
export const OUTSIDE_SUBJECTS = `
pandas dataframe numpy scipy django flask fastapi tkinter pyqt pygame asyncio async await corrutina hilo hilos threading
multiprocessing matplotlib seaborn plotly selenium playwright scraping beautifulsoup scrapy requests api http socket
sql mysql sqlite postgres postgresql mongodb sqlalchemy javascript js typescript java php html css react angular vue node
rust golang kotlin swift ruby c++ cpp csharp arduino raspberry telegram whatsapp discord bot tensorflow pytorch keras
sklearn scikit neuronal machine learning opencv docker dockerizar kubernetes aws azure heroku desplegar despliegue
servidor git github pyinstaller exe mp3 video audio imagen openpyxl smtplib ssh ftp pytest unittest mock mocks
metaclase metaclases descriptor descriptores typevar protocol cython jupyter colab vscode pycharm criptografia cifrar
blockchain bitcoin chatgpt openai gpt grafo grafos dijkstra kivy streamlit bokeh redis orm bash linux ubuntu windows vba opengl
scratch sympy spacy qr gpio urllib hosting websocket websockets oauth jwt
`
