import type { FaultTexts } from './fault-text'

export const OUTPUT_TEXTS: FaultTexts = {
  'f-missing': {
    signs: ['literal'],
    what: 'Al texto de la línea {line} le falta la `f` delante de las comillas: por eso se ve {field} tal cual.',
    why: 'Las llaves solo se sustituyen por el valor en una f-string. Sin la `f`, {text} es un texto corriente y Python lo muestra como está escrito, sin mirar {name}.',
    avoid: 'Si pones llaves con variables, la `f` va pegada a las comillas: `f"Hola {nombre}"`.',
  },
  'braces-empty': {
    signs: ['literal'],
    what: 'En el texto de la línea {line} nadie rellena las llaves: por eso se ve `{}` tal cual.',
    why: '{text} es un texto corriente, y Python lo muestra como está escrito. Para que salga el valor de {name} hace falta la `f` delante de las comillas y el nombre dentro de las llaves, {mended}.',
    avoid: 'Las llaves vacías solo se rellenan con `.format(…)`; con la `f` delante, el nombre va dentro.',
  },
  'braces-doubled': {
    signs: ['literal'],
    what: 'En la línea {line}, {written} lleva las llaves dobles, y así se muestran como llaves en vez del valor.',
    why: 'En una f-string dos llaves seguidas significan «una llave de verdad». Para poner el valor va una sola: {mended}.',
    avoid: 'Una llave a cada lado de la variable.',
  },
  'format-after-comma': {
    signs: ['literal'],
    what: 'En la línea {line} el valor no entra en el texto {text}: entre los dos hay una coma, y hace falta {sign}.',
    why: 'En `print` la coma separa cosas que se muestran una detrás de otra. El texto sale con su marca sin sustituir, y después el valor.',
    avoid: 'Lo más cómodo es una f-string: `print(f"Hola {nombre}")`.',
  },
  'minutes-for-month': {
    signs: ['number'],
    what: 'En el formato {written} de la línea {line}, {sign} no es lo que parece: ahí hace falta {meaning}.',
    why: 'En las fechas la mayúscula importa: `%m` es el mes y `%M` los minutos. Al cambiarlos, sale un número con buen aspecto pero equivocado.',
    avoid: 'Apréndete dos: `%d/%m/%Y` para fechas y `%H:%M` para horas.',
  },
  'day-and-month-swapped': {
    signs: ['number'],
    what: 'En la línea {line}, el formato {written} toma el día por el mes: la fecha es {date}, y encaja con {mended}.',
    why: '`strptime` lee en el orden que le dices. No hay mes 13 o mayor, así que falla; y con días pequeños no falla, pero la fecha sale cambiada.',
    avoid: 'Mira un dato de verdad y escribe el formato en su mismo orden.',
  },
  'dates-ordered-as-texts': {
    signs: ['order', 'number'],
    what: 'En la línea {line} ordenas {list} como textos, y así las fechas salen por el día, no por el año.',
    why: 'Los textos se comparan desde la primera letra, y en {example} lo primero es el día. Hay que comparar antes el año, luego el mes y por último el día.',
    avoid: 'Convierte las fechas con `datetime.strptime` al leerlas; así se ordenan solas.',
  },
  'chance-taken-once': {
    signs: ['same', 'twice'],
    what: 'En la línea {line}, {assign} saca el número al azar una sola vez, antes del bucle de la línea {loop}.',
    why: '{name} guarda el resultado, no la forma de sacarlo. En cada vuelta se usa el mismo. Para que cambie, la línea tiene que estar dentro del bucle.',
    avoid: 'Lo que deba ser distinto en cada vuelta se calcula dentro del bucle.',
  },
  'seed-in-loop': {
    signs: ['same', 'twice'],
    what: 'En la línea {line}, {seed} reinicia el azar en cada vuelta, y por eso sale siempre lo mismo.',
    why: 'La semilla fija la lista de números «al azar». Con la misma semilla la lista empieza otra vez por el primero.',
    avoid: 'Usa `seed` una vez, al principio, y solo si quieres repetir los mismos resultados.',
  },
}
