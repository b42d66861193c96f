/** «La tabla de valores», «una prueba de escritorio». */
export const TRACED =
  /\b(?:traza|trazado|prueba de escritorio|corrida en frio|seguimiento|tabla de (?:los )?(?:valores|seguimiento|traza|variables)|(?:valores?|tabla) (?:\w+ ){0,6}?(?:en |de )?cada (?:vuelta|iteracion|paso|ronda))\b/
/** «Dime el orden cuando meto 5»: which lines are run, and no change of them. */
export const ORDERED =
  /\b(?:dime|decime|digame|cual es|cual seria|en que) (?:el )?orden\b|\borden (?:en (?:el )?que|de ejecucion)\b/
/** «Hazme el árbol de llamadas». */
export const CALL_TREE =
  /\barbol(?:ito)? de (?:las )?llamadas\b|\b(?:esquema|diagrama|dibuj\w+) .{0,30}\bllamadas\b|\bllamadas recursivas\b/
