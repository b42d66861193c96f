/** What an example can be about: things of that kind, what one is called, and what is counted of each. */
export type Subject = { words: RegExp; one: string; many: string; things: readonly string[]; amount: string }

const subject = (words: RegExp, one: string, many: string, things: string, amount: string): Subject => ({
  ...{ words, one, many, amount },
  things: things.split(', '),
})

export const SUBJECTS: readonly Subject[] = [
  subject(/\b(?:equipos?|futbol|liga|clubes)\b/, 'equipo', 'equipos', 'Betis, Rayo, Getafe, Osasuna', 'puntos'),
  subject(
    /\b(?:jugador(?:es)?|futbolistas?|deportistas?|baloncesto|tenis)\b/,
    'jugador',
    'jugadores',
    'Lucía, Iker, Nora, Hugo',
    'goles',
  ),
  subject(/\b(?:frutas?|verduras?)\b/, 'fruta', 'frutas', 'manzana, pera, kiwi, mango', 'kilos'),
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
  subject(/\b(?:planetas?|astronomia)\b/, 'planeta', 'planetas', 'Marte, Venus, Saturno, Júpiter', 'fotos'),
]
