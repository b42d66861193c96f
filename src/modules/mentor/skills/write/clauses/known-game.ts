/** Games that everybody knows by a name, each with the words that ask for its program: who tells its rules tells what that does. */
const GAMES: readonly (readonly [name: RegExp, request: string])[] = [
  [/\b(?:ahorcado|hangman|colgado)\b/, 'juego del ahorcado'],
  [/\b(?:tres en (?:raya|linea)|ta ?te ?ti|juego del gato|tic tac toe|triqui)\b/, 'juego de tres en raya'],
  [/\bpiedra,? papel\b|\b(?:cachipun|jankenpon|yan ken po)\b/, 'juego de piedra papel o tijera contra el ordenador'],
  [/\badivin\w+ (?:el|un|mi|que) numero\b/, 'juego de adivinar el numero'],
  [/\b(?:hundir la flota|batalla naval)\b/, 'juego de hundir la flota'],
  [/\bbuscaminas\b/, 'juego del buscaminas'],
  [/\bwordle\b/, 'juego wordle'],
  [/\bmastermind\b/, 'juego mastermind'],
  [/\b(?:blackjack|black jack|veintiun[oa])\b/, 'juego de blackjack'],
  [/\b(?:conecta|cuatro en) (?:4|cuatro|raya|linea)\b/, 'juego conecta cuatro'],
  [/\bbingo\b/, 'juego de bingo'],
  [/\bjuego de (?:la )?memoria\b|\bparejas de cartas\b/, 'juego de memoria de parejas'],
]

/** How a known game that a request is about is asked for; null where it is about none. `plain`: in lower case, without accents. */
export const knownGame = (plain: string): string | null => GAMES.find(([name]) => name.test(plain))?.[1] ?? null
