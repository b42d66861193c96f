/** Said when a part of the page that loads on demand could not be fetched. */
export const UNLOADED = 'No se ha podido abrir. Comprueba tu conexión e inténtalo de nuevo.'
