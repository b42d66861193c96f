/** What says nothing of what a program is to do: asking, politeness, haste, who asks. */
const EMPTY = new Set(
  `a al algo algun alguna amigo amiga ahora aqui ayuda ayudame ayudas ayudar ayudarme bien buenas buenos buen bro casa claro clase codigo compa como con crea creame cualquier cualquiera cosa crear dame
  dar de dia dias del deberes el ella en entregar es escribe escribeme escribir esta este esto estoy examen facil favor genial gracias hace hacer haceme hacerme haces hacen hasta haz hazme hola hoy instituto
  la las le lo los manana me mi mucha mucho mi muy necesito no noche noches nos o para pequeno pide pidio pidieron pide piden pero por porfa porfavor porfis please pls podes podrias podria puede puedes
  poder posible practica profe profesor profesora programa programas programita programacion proyecto pues python que quiero quisiera rapido rapida sencillo script se si simple solo soy
  su sos tal tarde tardes tarea tarea te tengo tenes trabajo tu un una uni unico uno urgente urge urgentemente ustedes vos ya yo y ! ? ¡ ¿ . , ; : ) (`.split(
    /\s+/,
  ),
)
const ASKS_FOR_ONE = /\b(?:programas?|programita|script|codigo|algo en python)\b/

/** «necesito lo del trabajo de python», «quiero automatizar una cosa de mi oficina». */
const VAGUE =
  /^(?:(?:hola|buenas|oye|profe|porfa|,) )*(?:necesito|quiero|me ayudas con|ayuda con|ayudame con|hazme|haz) (?:lo|el|la|los) (?:del?|de la|trabajo|tarea|deberes|practica)(?: (?:del?|la|el|trabajo|tarea|clase|python|programacion|instituto|uni|curso|deberes|practica|para|manana|hoy|urgente|porfa|profe))*[ .!?]*$|^(?:quiero|necesito|quisiera|me gustaria) automatizar (?:una|unas|algunas|alguna|varias) (?:cosas?|tareas?)(?: (?:de|en) (?:mi|la) (?:oficina|trabajo|empresa|negocio))?(?: ,)?(?: (?:se puede|es posible|como|puedo))?[ .!?]*$/

/** Whether a program is asked for without a word of what it is to do. */
export const isUnspecified = (text: string): boolean =>
  VAGUE.test(text) ||
  (ASKS_FOR_ONE.test(text) &&
    /\b(?:hac\w+|haz\w*|crea\w*|dame|escrib\w+|necesito|quiero|ayud\w+)\b/.test(text) &&
    text.split(' ').every((word) => EMPTY.has(word)))
