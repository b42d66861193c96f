import type { Statement } from '../../../../python/ast'
import { methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import {
  addedAfter,
  addedBefore,
  indentOf,
  inserted,
  movedBefore,
  together,
} from '../../../../python/program/line-edits'
import type { Detectors } from '../../found'

/** The loop of a game, and programs that somebody keeps running: what is to be done in every round, or at their end. */
export const TOLD_GAMES: Detectors = {
  *'picture-never-shown'(p) {
    if (!isGame(p) || /display\.(?:flip|update)\(/.test(p.source)) return
    for (const { node, last } of loopsOf(p))
      yield {
        at: node,
        certainty: p.says(UNSEEN) ? 0.96 : 0.5,
        facts: { mended: 'pygame.display.flip()' },
        edits: addedAfter(p, last, 'pygame.display.flip()', indentOf(p, node.body[0] ?? last)),
      }
  },

  *'rounds-without-pause'(p) {
    if (!isGame(p) || /\.tick\(|time\.(?:wait|delay|sleep)\(/.test(p.source)) return
    if (!p.says(/\brapid\w*\b|\bveloz\b|\bvelocidad\b|\bvuela\b|\bacelera\w*\b|\bcpu\b/)) return
    for (const { node, last } of loopsOf(p))
      yield {
        at: node,
        certainty: 0.95,
        facts: { loop: p.line(node), mended: 'reloj.tick(60)' },
        edits: together(
          addedBefore(p, node, 'reloj = pygame.time.Clock()'),
          addedAfter(p, last, 'reloj.tick(60)', indentOf(p, node.body[0] ?? last)),
        ),
      }
  },

  /** The background is laid over what was drawn. */
  *'background-on-top'(p) {
    if (!isGame(p)) return
    for (const { node } of loopsOf(p)) {
      const drawn = node.body.filter((each) => /\.blit\(|draw\.\w+\(/.test(p.text(each)) && each.kind === 'expression')
      const cover = node.body.findLast(
        (each) =>
          each.kind === 'expression' &&
          (/\.blit\((?:fondo|background|bg|mapa)\w*\b/i.test(p.text(each)) || /\.fill\(/.test(p.text(each))),
      )
      const first = drawn.find((each) => each !== cover)
      if (!cover || !first || cover.from < first.from) continue
      yield {
        at: cover,
        certainty: p.says(UNSEEN) ? 0.95 : 0.7,
        facts: { cover: p.text(cover).trim(), first: p.text(first).trim() },
        edits: movedBefore(p, cover, first),
      }
    }
  },

  /** A label was made with the number of then. */
  *'label-keeps-its-text'(p) {
    if (!/tkinter/.test(p.source) || /\.config\(|\.configure\(|\[["']text["']\]|textvariable/.test(p.source)) return
    for (const { node } of p.places('assign')) {
      const label = nameOf(node.targets[0])
      const call = node.value.kind === 'call' ? node.value : null
      const text = call?.arguments.find(({ name }) => name === 'text')?.value
      const shown = nameOf(text)
      if (!label || !shown || !text || !/(?:^|\.)Label\(/.test(p.text(node.value))) continue
      const change = p
        .places('function')
        .find(({ node: each }) => new RegExp(`\\bglobal\\b[^\\n]*\\b${shown}\\b`).test(p.text(each)))
      const last = change?.node.body.at(-1)
      if (!last) continue
      const mended = `${label}.config(text=${shown})`
      yield {
        at: node,
        certainty: 0.95,
        facts: { label, shown, function: change?.node.name ?? '', mended },
        edits: addedAfter(p, last, mended, indentOf(p, change?.node.body[0] ?? last)),
      }
    }
  },

  *'bot-never-listens'(p) {
    if (!/ApplicationBuilder\(|Application\.builder\(/.test(p.source)) return
    if (/run_polling|run_webhook|start_polling/.test(p.source)) return
    const made = p
      .places('assign')
      .find(({ node }) => /ApplicationBuilder\(|Application\.builder\(/.test(p.text(node.value)))
    const app = made && nameOf(made.node.targets[0])
    if (!app) return
    yield {
      at: made.node,
      certainty: p.says(/\bno (?:me )?(?:responde|contesta|hace|funciona|arranca|reacciona)\b|\bnada\b/) ? 0.96 : 0.5,
      facts: { mended: `${app}.run_polling()` },
      edits: [inserted(p.source.trimEnd().length, `\n${indentOf(p, made.node)}${app}.run_polling()`)],
    }
  },

  /** `df["edad"].fillna(0)` or `df.dropna()` by itself, of a table that is made elsewhere. */
  *'column-result-lost'(p) {
    for (const { node, scope } of p.places('expression')) {
      const method = methodCall(node.value)
      const column = method?.object.kind === 'subscript' && method.object.index.kind === 'string' ? method.object : null
      const table = nameOf(column?.value ?? method?.object)
      if (!method || !table || p.binds(table, scope).length > 0) continue
      const isKnown = column
        ? GIVES_COLUMN.test(method.name)
        : /^(?:df|data|tabla|datos)/.test(table) && GIVES_TABLE.test(method.name)
      if (!isKnown || method.call.arguments.some(({ name }) => name === 'inplace')) continue
      const [written, target] = [p.text(node).trim(), p.text(column ?? method.object)]
      yield {
        at: node,
        certainty: p.body.at(-1) !== node || p.says(/\bno\b|\bigual\b|\bsigue\w*\b|\bnada\b/) ? 0.95 : 0.5,
        facts: { written, column: target, mended: `${target} = ${written}` },
        edits: [inserted(node.from, `${target} = `)],
      }
    }
  },

  /** A list of the program that runs a website: gone with it. */
  *'kept-in-memory-only'(p) {
    if (
      !/\bFlask\(/.test(p.source) ||
      !p.says(/\bborr\w+\b|\bpierd\w+\b|\bdesaparec\w+\b|\bvaci\w+\b/) ||
      !p.says(/\breinici\w+\b|\bapag\w+\b|\bcierr\w+\b|\bvuelv\w+\b|\barran\w+\b/)
    )
      return
    for (const { node, scope } of p.places('assign')) {
      const name = nameOf(node.targets[0])
      if (!name || scope.kind !== 'module' || !['list', 'dict'].includes(node.value.kind)) continue
      if (!new RegExp(`\\b${name}\\.(?:append|update|insert)\\(|\\b${name}\\[[^\\]]+\\]\\s*=`).test(p.source)) continue
      yield { at: node, certainty: 0.95, facts: { name }, edits: null }
      return
    }
  },
}

const GIVES_COLUMN =
  /^(?:fillna|replace|astype|dropna|round|clip|map|apply|interpolate|ffill|bfill|rename|sort_values)$/
const GIVES_TABLE =
  /^(?:sort_values|sort_index|drop|dropna|drop_duplicates|rename|reset_index|set_index|fillna|replace|astype)$/

/** What should be seen is not. */
const UNSEEN =
  /\bno (?:se )?(?:ve|ven|veo|sale|salen|aparece\w*|dibuja|pinta|muestra)\b|\bnegr[oa]\b|\bnada\b|\bvaci[oa]\b|\btapa\w*\b|\bencima\b|\bblanco\b/

const isGame = (p: Program) => /\bpygame\b/.test(p.source)

/** The outermost loops, with their last line. */
const loopsOf = (p: Program) =>
  p.places('while').flatMap(({ node, parent }) => {
    const last: Statement | undefined = node.body.at(-1)
    return parent || !last ? [] : [{ node, last }]
  })
