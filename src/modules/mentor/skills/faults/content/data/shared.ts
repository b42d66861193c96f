import type { FaultTexts } from '../fault-text'

export const SHARED_TEXTS: FaultTexts = {
  'one-list-many-places': {
    signs: ['shared', 'same', 'twice', 'number'],
    what: 'En la línea {line}, {written} no hace varias listas: pone la misma, {list}, en todos los sitios.',
    why: 'Una lista se guarda por su sitio en la memoria, así que todos esos huecos apuntan a la misma lista. Al cambiar una casilla por uno de ellos, se ve cambiada desde los demás. `lista[:]` hace una copia nueva cada vez.',
    avoid: 'Crea cada fila dentro del bucle o de la comprensión, para que sea otra cada vez.',
  },
  'one-value-for-all-keys': {
    signs: ['shared', 'same', 'twice', 'number'],
    what: 'En la línea {line}, {written} pone el mismo {value} en todas las claves.',
    why: '`dict.fromkeys` recibe un solo valor y lo comparte entre todas las claves: lo que se añade por una se ve en todas. La comprensión de diccionario crea uno nuevo para cada clave.',
    avoid: 'Usa `fromkeys` solo con valores que no cambian, como `0` o `None`.',
  },
  'copy-shares-its-rows': {
    signs: ['shared', 'unchanged', 'same'],
    what: 'En la línea {line}, {written} copia solo la lista de fuera: las filas de {original} y las de {name} siguen siendo las mismas.',
    why: 'Una copia así (superficial) hace una lista nueva con los mismos elementos dentro. Si esos elementos son listas, cambiar una fila de la copia cambia la del original. `copy.deepcopy` copia también lo de dentro.',
    avoid: 'Con listas dentro de listas, usa `copy.deepcopy` o copia fila a fila: `[fila[:] for fila in m]`.',
  },
}
