/** What sets apart the kinds of value that one writes with signs: what it is, and what follows from it. */
export const KINDS_OF_VALUE = {
  set: 'es un **conjunto** (`set`): **sin repetidos**, sin orden y sin posiciones. Sirve para quitar duplicados y para preguntar si algo está.',
  list: 'es una **lista**: guarda **todo, también los repetidos**, en su orden, y se llega a cada uno por su posición.',
  tuple: 'es una **tupla**: guarda todo en orden, como una lista, pero **no se puede cambiar** después.',
  dict: 'es un **diccionario**: parejas de clave y valor; cada **clave es única** y la última pisa a la anterior.',
  generator:
    'es un **generador**: no calcula nada todavía; da los valores **de uno en uno** cuando los pides, sin guardarlos, y solo se puede recorrer una vez.',
} as const
