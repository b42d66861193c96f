import { isSubjunctive } from './subjunctive'

/** Nouns and the like that end as infinitives do. */
const NOUNS = new Set(
  `lugar par impar hogar mujer taller alquiler dolar celular azucar lider bar mar pilar collar poder deber ayer primer tercer cualquier familiar particular escolar popular similar placer chofer cancer
  militar circular rectangular triangular regular irregular solar lunar polar nuclear peculiar titular auxiliar ejemplar pulgar radar altar nectar hangar revolver cadaver caracter porvenir elixir super
  cluster router master poster folder buffer timer`.split(/\s+/),
)
const INFINITIVE = /^[a-z]{2,}[aei]r(?:me|se|le|nos|l[oa]s?|sel[oa]s?|mel[oa]s?)?$/
/** «enséñala», «muéstralo», «dime». */
const ORDER =
  /^(?:muestr|ensen|imprim|calcul|saqu|sac|orden|guard|pon|cuent|sum|devuelv|escrib|pas|conviert|borr|quit)[aei](?:me|l[oa]s?|mel[oa]s?|nos)$|^(?:di|da)(?:me|l[eoa]s?|mel[oa]s?|nos)$/

/** Whether a word (plain spelling) says what is to be done, whatever else it could name: «hacer», «conteste», «enséñala». */
export const isVerbWord = (word: string): boolean =>
  (INFINITIVE.test(word) && !NOUNS.has(word)) || ORDER.test(word) || isSubjunctive(word)
