import type { Frame } from '../../engine/frame'

const THING =
  '(?:mi|el|este) (?:programa|programita|codigo|script|bucle|funcion|while|for|if|menu|juego|ejercicio|clase)(?: (?:while|for|if))?'
const FAILS =
  '(?:no (?:me )?(?:funciona|va|para|sale|corre|anda|jala|termina|acaba|hace nada|imprime nada)|esta mal|falla)'
const AND_SO_ON = '(?: (?:nunca|bien|nada|y|no se|por que|pq|que|hago|hacer|puede ser|ayuda|entiendo)){0,8}'
const OWN_FAILS = new RegExp(
  `^(?:(?:hola|oye|ayuda|profe|buenas|es que|y|pero|por que) ){0,4}(?:${THING} ${FAILS}|${FAILS} ${THING})${AND_SO_ON}$`,
)

/** «Mi bucle no para nunca», and nothing is shown or spoken about: what a loop is helps nobody. */
export const ownFails = ({ plain, code }: Pick<Frame, 'plain' | 'code'>): boolean =>
  code === null && OWN_FAILS.test(plain)
