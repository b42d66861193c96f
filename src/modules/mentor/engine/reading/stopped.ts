/** Who is stopped by what a phone has made of a program is told of it. */
export const STOPPED =
  /\b(?:(?<!\b(?:no|ni|sin) (?:(?:me|da|sale|tira|marca|un|ningun|hay) ){0,3})error\w*|syntax\w*|invalid\w*|sintaxis|comillas?|rojo|no (?:me )?(?:corre|arranca|ejecuta|compila|anda|funciona|funca|jala|va|deja)|falla\w*|peta|truena)\b/i
