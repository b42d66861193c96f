import { createTypoIndex } from '../lexicon/edit-distance'
import { KNOWN_WORDS } from '../lexicon/known-words'
import { TRADE } from '../lexicon/words'

/** What requests for programs are made of: words that are worth recognising when they are mistyped. */
const VOCABULARY = `
programa programas funcion funciones clase clases metodo metodos atributo atributos lista listas diccionario diccionarios archivo archivos columna columnas
numero numeros entero enteros decimal decimales texto textos palabra palabras letra letras frase frases vocales caracteres
media mediana moda promedio minimo maximo mayor menor mayores menores mejor mejores peor peores cuantos cuantas cuantas total totales suma
ordenar ordenado ordenada ordenados ordenadas alfabetico alfabeticamente ascendente descendente
devuelva devuelve devolver muestre muestra mostrar imprima imprime imprimir calcule calcula calcular guarde guarda guardar
pida pidiendo pedir pregunte pregunta ingrese ingresar introduzca introducir teclado usuario
convierta convertir conversor fahrenheit celsius kilometros millas euros dolares pesos precio precios producto productos cliente clientes
porcentaje descuento impuesto propina cantidad cantidades importe importes temperatura temperaturas
pares impares primos multiplos positivos negativos repetidos duplicados unicos
calculadora menu opcion opciones agregar anadir eliminar buscar modificar salir
metido metida metidos metidas metiendo contrasena aleatorio aleatoria aleatorios palindromo factorial tabla multiplicar
ventas notas edades nombres ciudades contactos alumnos empleados
`

type Known = { words: Set<string>; index: ReturnType<typeof createTypoIndex> }
let known: Known | null = null

function knownWords(): Known {
  if (known === null) {
    const vocabulary = VOCABULARY.trim().split(/\s+/)
    const words = new Set([...vocabulary, ...KNOWN_WORDS.trim().split(/\s+/), ...TRADE.split(' ')])
    known = { words, index: createTypoIndex(new Map(vocabulary.map((word) => [word, word]))) }
  }
  return known
}

/** A mistyped word of the vocabulary put right; every other word as it is. */
export function correctedWord(word: string): string {
  if (word.length < 6 || /[^a-z]/.test(word)) return word
  const { words, index } = knownWords()
  if (words.has(word)) return word
  const near = [...index.meanings(word)]
  const [only = word] = near
  // Forms of one word («mostrara», «productor») are no slips of it.
  return near.length === 1 && word[0] === only[0] && !word.startsWith(only.slice(0, -1)) ? only : word
}
