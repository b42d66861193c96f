import { Answer } from '~/modules/chat/ui/answer/answer'
import { Badge } from '~/ui/badge'
import { Specimen } from './specimen'

const SIZES = [
  'text-display',
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-sm',
  'text-xs',
] as const

export function TypeSpecimens() {
  return (
    <>
      <Specimen name="Podkova, para títulos">
        <div className="grid gap-1.5">
          {SIZES.map((size) => (
            <p key={size} className={`font-display ${size}`}>
              Código que entiendes <span className="whitespace-nowrap font-mono text-text-muted text-xs">{size}</span>
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="La del sistema, para leer">
        <p className="max-w-notebook">
          El mentor escribe el programa y lo explica línea a línea. <strong>Negrita</strong>, <em>cursiva</em> y{' '}
          <a href="#contenido">un enlace</a>. Cifras alineadas: <span className="tabular-nums">17,00 €</span>.
        </p>
      </Specimen>
      <Specimen name="La de ancho fijo, para código">
        <code className="font-mono text-sm">for número in range(10): print(número)</code>
      </Specimen>
    </>
  )
}

const EXAMPLE = `### Sumar una lista

Usa \`sum\`, que recorre la lista por ti:

\`\`\`python
# Los precios, en euros
precios = [2.5, 39.9, 4.2]
total = sum(precios)
print(f"Total: {total:.2f} €")  # Total: 46.60 €
\`\`\`

1. \`precios\` guarda tres números.
2. \`sum\` los suma **sin bucle**.

> Con números muy distintos, prueba \`math.fsum\`.

| Función | Para qué |
|---|---|
| \`sum\` | sumar |
| \`max\` | el mayor |
`

export function AnswerSpecimen() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p>
        <Badge tone="verified" icon="check">
          Verificado
        </Badge>
      </p>
      <Answer content={EXAMPLE} />
    </div>
  )
}
