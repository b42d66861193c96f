import { isTrade } from '../../../engine/lexicon/trade'

/** What an example can be about: things of that kind, what one is called, and what is counted of each. */
export type Subject = {
  words: RegExp
  one: string
  many: string
  things: readonly string[]
  amount: string
  /** Where each has two of them: «clientes con su teléfono y su deuda». */
  fields?: readonly [string, string]
}

const subject = (words: RegExp, one: string, many: string, things: string, amount: string): Subject => ({
  ...{ words, one, many, amount },
  things: things.split(', '),
})

export const SUBJECTS: readonly Subject[] = [
  subject(
    /\b(?:jugador(?:es)?|futbolistas?|deportistas?|baloncesto|basket|tenis|deportes?)\b/,
    'jugador',
    'jugadores',
    'Lucía, Iker, Nora, Hugo',
    'puntos',
  ),
  subject(/\b(?:equipos?|futbol|liga|clubes)\b/, 'equipo', 'equipos', 'Betis, Rayo, Getafe, Osasuna', 'puntos'),
  subject(/\b(?:frutas?|fruteria|verduras?)\b/, 'fruta', 'frutas', 'manzana, pera, kiwi, mango', 'kilos'),
  subject(/\b(?:animal(?:es)?|mascotas?|zoo)\b/, 'animal', 'animales', 'gato, perro, loro, tortuga', 'kilos'),
  subject(/\bperros?\b/, 'perro', 'perros', 'Toby, Luna, Nico, Kira', 'kilos'),
  subject(/\bgatos?\b/, 'gato', 'gatos', 'Misi, Tigre, Nube, Simba', 'kilos'),
  subject(/\b(?:coches?|carros?|autos?|motos?)\b/, 'coche', 'coches', 'Ibiza, Clio, Corsa, Panda', 'viajes'),
  subject(
    /\b(?:cancion(?:es)?|musica|discos?)\b/,
    'cancion',
    'canciones',
    'Mediterráneo, Clandestino, Malamente, Lamento',
    'escuchas',
  ),
  subject(/\b(?:peliculas?|pelis?|cine|series?)\b/, 'pelicula', 'peliculas', 'Volver, Tesis, Coco, Up', 'votos'),
  subject(/\blibros?\b/, 'libro', 'libros', 'Nada, Rayuela, Ficciones, Momo', 'prestamos'),
  subject(/\b(?:pais(?:es)?|geografia)\b/, 'pais', 'paises', 'España, Perú, Chile, Cuba', 'visitas'),
  subject(/\bciudad(?:es)?\b/, 'ciudad', 'ciudades', 'Cádiz, Lima, Quito, Bilbao', 'visitas'),
  subject(/\b(?:alumn[oa]s?|estudiantes?|clase de|notas)\b/, 'alumno', 'alumnos', 'Ana, Luis, Marta, Omar', 'puntos'),
  subject(/\b(?:personas?|amig[oa]s?|familia|gente)\b/, 'persona', 'personas', 'Ana, Luis, Marta, Omar', 'llamadas'),
  subject(
    /\b(?:comidas?|platos?|restaurante|cocina|recetas?)\b/,
    'plato',
    'platos',
    'paella, gazpacho, lentejas, tortilla',
    'raciones',
  ),
  subject(
    /\b(?:productos?|compras?|tienda|supermercado)\b/,
    'producto',
    'productos',
    'pan, leche, arroz, aceite',
    'unidades',
  ),
  subject(/\b(?:videojuegos?|juegos?)\b/, 'juego', 'juegos', 'Tetris, Pong, Snake, Zelda', 'niveles'),
  subject(/\b(?:plantas?|flores|jardin)\b/, 'planta', 'plantas', 'romero, cactus, rosal, menta', 'dias'),
  subject(
    /\b(?:pokemons?|personajes?|superheroes|heroes)\b/,
    'personaje',
    'personajes',
    'Pikachu, Eevee, Snorlax, Gengar',
    'vidas',
  ),
  subject(
    /\b(?:envios?|paquetes?|transport\w+|mensajer\w+|repartidora?|reparto)\b/,
    'paquete',
    'paquetes',
    'Lugo, Vigo, Soria, Cuenca',
    'kilos',
  ),
  subject(/\b(?:clientes?|negocio)\b/, 'cliente', 'clientes', 'Ana, Luis, Marta, Omar', 'pedidos'),
  subject(
    /\b(?:examen(?:es)?|asignaturas?|materias?|instituto|insti)\b/,
    'asignatura',
    'asignaturas',
    'mates, lengua, física, inglés',
    'nota',
  ),
  subject(
    /\b(?:pacientes?|hospital|enfermer\w+|clinica|medic[oa]s?)\b/,
    'paciente',
    'pacientes',
    'Ana, Luis, Marta, Omar',
    'pulsaciones',
  ),
  subject(
    /\b(?:emplead[oa]s?|nominas?|sueldos?|oficina|empresa)\b/,
    'empleado',
    'empleados',
    'Ana, Luis, Marta, Omar',
    'horas',
  ),
  subject(/\b(?:hotel(?:es)?|viajes?|turismo)\b/, 'hotel', 'hoteles', 'Playa, Sierra, Centro, Puerto', 'noches'),
  subject(
    /\b(?:sensor(?:es)?|laboratorio|temperaturas?)\b/,
    'sensor',
    'sensores',
    'salón, cocina, patio, garaje',
    'grados',
  ),
  subject(/\b(?:dinero|gastos?|banco|cuentas?|ahorros?)\b/, 'gasto', 'gastos', 'luz, agua, alquiler, comida', 'euros'),
  subject(/\b(?:bar|cafeteria|cafes?|bebidas?)\b/, 'bebida', 'bebidas', 'café, té, zumo, agua', 'pedidos'),
  subject(/\b(?:huerto|granja|cosecha)\b/, 'cultivo', 'cultivos', 'tomate, lechuga, calabaza, ajo', 'kilos'),
  subject(
    /\b(?:vida real|dia a dia|vida cotidiana)\b/,
    'producto',
    'productos',
    'pan, leche, arroz, aceite',
    'unidades',
  ),
  subject(/\b(?:planetas?|astronomia)\b/, 'planeta', 'planetas', 'Marte, Venus, Saturno, Júpiter', 'fotos'),
]

/** What is counted of each may be named beside it: «clientes con su deuda», «ciudades y temperaturas». */
const AMOUNT =
  /^(?:mis? |los |las |el |la |un |una |unos |unas )?([a-z]+) (?:y|con|con sus?|con el|con la|y sus?) (?:sus? |el |la |los |las )?([a-z]{4,16})\b/
const FIELDS = /\bcon (?:su |el |la )?([a-z]{4,12}) y (?:su |el |la )?([a-z]{4,12})\b/
const FREE =
  /^(?:(?:mis?|los|las|el|la|un|una|unos|unas|varios|varias|cosas|datos|tipo|de|nombres) ){0,3}([a-z]{4,14})\b/
/** Of no world: the trade's own, or what any example has. */
const NO_WORLD =
  /^(?:numer\w*|letras?|palabras?|frases?|textos?|dat\w+|valor\w*|codigo|program\w*|python|ejercicios?|ejemplos?|lineas?|salida|resultad\w*|input|print|decimal\w*|negativ\w*|positiv\w*|comentarios?|explica\w*|menos|mas|cada|otr[oa]s?|algo|esto|eso|todo\w*|nombre\w*|pantalla|consola|teclado|usuario|pasos?|detalle|dibujos?|casos?|condicion\w*|opcion\w*|elementos?|claves?|cualquier\w*|vari[oa]s|tres|cuatro|cinco|trabajo|ese|esas?|esos|estos?|estas?|dentro|pocas|pocos|much[oa]s)$/

/** The things that somebody names; those that no table knows of are numbered. */
export function subjectIn(about: string): Subject | null {
  const [, first = '', second = ''] = AMOUNT.exec(about) ?? []
  const amount = second === '' || NO_WORLD.test(second) || isTrade(second) ? null : second
  const known = SUBJECTS.find(({ words }) => words.test(first === '' || amount === null ? about : first))
  const [, one = '', other = ''] = FIELDS.exec(about) ?? []
  const fields = other === '' ? {} : { fields: [one, other] as const }
  if (known !== undefined)
    return { ...known, ...(amount === null || amount === known.one ? {} : { amount }), ...fields }
  const [, noun = ''] = FREE.exec(about) ?? []
  if (noun === '' || NO_WORLD.test(noun) || isTrade(noun)) return null
  const named = singular(noun)
  return {
    ...{ words: /^$/, one: named, many: plural(named), amount: amount ?? 'unidades', ...fields },
    things: [1, 2, 3, 4].map((number) => `${named} ${number}`),
  }
}

const singular = (noun: string) =>
  noun
    .replace(/ces$/, 'z')
    .replace(/([aeiou][rlnd])es$/, '$1')
    .replace(/(?<=[aeiou])s$/, '')
const plural = (noun: string) =>
  /[aeiou]$/.test(noun) ? `${noun}s` : noun.endsWith('z') ? `${noun.slice(0, -1)}ces` : `${noun}es`
