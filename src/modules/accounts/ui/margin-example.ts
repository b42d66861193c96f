/** Two lines of the recipe "invertir-texto", what they print and how the mentor explains them, word for word. */
export const EXAMPLE = {
  program: "palabra = 'Python'\nprint(palabra[::-1])",
  output: 'nohtyP',
  explained: 'palabra[::-1]',
  explanation: 'los dos huecos vacíos dicen «todo el texto» y -1 es el salto, de uno en uno y hacia atrás.',
}
