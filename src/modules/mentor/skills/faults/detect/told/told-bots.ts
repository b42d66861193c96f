import { methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import {
  addedAfter,
  addedBefore,
  indentOf,
  inserted,
  movedBefore,
  removed,
  together,
} from '../../../../python/program/line-edits'
import { loopsAround } from '../../../../python/scope'
import type { Detectors } from '../../found'

/** Bots, windows and games: what the one who calls back expects, and nobody does. */
export const TOLD_BOTS: Detectors = {
  /** An `on_message` of one's own takes the place of that which hears commands. */
  *'commands-not-heard'(p) {
    if (!/\.command\(|hybrid_command\(/.test(p.source) || /process_commands/.test(p.source)) return
    const bot = p.places('assign').find(({ node }) => /\bBot\(/.test(p.text(node.value)))
    for (const { node } of p.places('function')) {
      const [given] = node.parameters
      const last = node.body.at(-1)
      if (node.name !== 'on_message' || !given || !last || node.decorators.some((each) => /listen/.test(p.text(each))))
        continue
      const name = (bot && nameOf(bot.node.targets[0])) ?? p.text(node.decorators[0] ?? node).split('.')[0] ?? 'bot'
      const call = `await ${name}.process_commands(${given.name})`
      yield {
        at: node,
        certainty: 0.95,
        facts: { mended: call },
        edits: addedAfter(p, last, call, indentOf(p, node.body[0] ?? last)),
      }
    }
  },

  *'answers-itself'(p) {
    if (/\.author\b/.test(p.source)) return
    for (const { node, scope } of p.places('function')) {
      const [given] = node.parameters
      const [first] = node.body
      if (node.name !== 'on_message' || !given || !first || !/\.send\(|\.reply\(/.test(p.text(node))) continue
      const client = p.text(node.decorators[0] ?? node).split('.')[0] || 'client'
      const test = `${given.name}.author == ${client}.user`
      yield {
        at: node,
        certainty: p.says(/\b(?:si mismo|a si|sin parar|infinit\w+|bucle|solo|spam|repit\w+)\b/) && scope ? 0.95 : 0.5,
        facts: { mended: `if ${test}:` },
        edits: addedBefore(p, first, `if ${test}:\n    return`),
      }
    }
  },

  /** `nombre = caja.get()` of the main program: read before anybody has typed. */
  *'box-read-too-early'(p) {
    for (const { node, scope } of p.places('assign')) {
      const [name, method] = [nameOf(node.targets[0]), methodCall(node.value)]
      const box = nameOf(method?.object)
      if (!name || !box || method?.name !== 'get' || scope.kind !== 'module') continue
      if (!/(?:^|\.)(?:Entry|StringVar|IntVar|Spinbox|Combobox)\(/.test(textOfValue(p, box))) continue
      const user = p
        .places('function')
        .find(({ node: each }) =>
          p.uses(name, scope).some(({ node: use }) => each.from <= use.from && use.to <= each.to),
        )
      const first = user?.node.body[0]
      if (!first) continue
      yield {
        at: node,
        certainty: 0.95,
        facts: { written: p.text(node).trim(), function: user.node.name },
        edits: together(removed(p, node), addedBefore(p, first, p.text(node).trim())),
      }
    }
  },

  *'window-cannot-refresh'(p) {
    const root = p.places('assign').find(({ node }) => /(?:^|\.)Tk\(\)$/.test(p.text(node.value)))
    const window = root && nameOf(root.node.targets[0])
    if (!window || /\.update\(\)|\.after\(/.test(p.source)) return
    for (const { node, place, scope } of p.spots('call')) {
      if (!/^(?:time\.)?sleep$/.test(p.text(node.callee)) || scope.kind !== 'function') continue
      yield {
        at: node,
        certainty: 0.93,
        facts: { written: p.text(node), mended: `${window}.update()` },
        edits: addedBefore(p, place.node, `${window}.update()`),
      }
    }
  },

  *'widget-not-placed'(p) {
    for (const { node } of p.places('assign')) {
      const name = nameOf(node.targets[0])
      if (
        !name ||
        !/^(?:tk\.|ttk\.|tkinter\.)?(?:Button|Label|Entry|Text|Frame|Canvas|Listbox|Checkbutton|Scale|Combobox)\(/.test(
          p.text(node.value),
        )
      )
        continue
      if (
        !/tkinter/.test(p.source) ||
        new RegExp(`\\b${name}\\.(?:pack|grid|place)\\(|\\.add\\(${name}\\b`).test(p.source)
      )
        continue
      const isGrid = /\.grid\(/.test(p.source)
      const call = isGrid ? `${name}.grid()` : `${name}.pack()`
      yield { at: node, certainty: 0.95, facts: { name, mended: call }, edits: addedAfter(p, node, call) }
    }
  },

  *'events-not-read'(p) {
    if (!/\bpygame\b/.test(p.source) || /event\.(?:get|poll|pump|wait)\(/.test(p.source)) return
    for (const { node, parent } of p.places('while')) {
      const [first] = node.body
      if (parent || !first) continue
      yield {
        at: node,
        certainty:
          /set_mode\(/.test(p.source) || p.says(/\bno responde\b|\bcolg\w+\b|\bcuelg\w+\b|\bcongel\w+\b/) ? 0.95 : 0.5,
        facts: { loop: p.line(node) },
        edits: addedBefore(
          p,
          first,
          'for evento in pygame.event.get():\n    if evento.type == pygame.QUIT:\n        pygame.quit()\n        raise SystemExit',
        ),
      }
    }
  },

  /** `plt.show()` empties the figure that is saved behind it. */
  *'saved-after-shown'(p) {
    for (const { node, block, at } of p.places('expression')) {
      if (methodCall(node.value)?.name !== 'savefig') continue
      const shown = block
        .slice(0, at)
        .findLast((each) => each.kind === 'expression' && methodCall(each.value)?.name === 'show')
      const between = shown ? block.slice(block.indexOf(shown) + 1, at) : []
      if (!shown || between.some((each) => /\.(?:plot|bar|hist|scatter|pie|figure|subplots)\(/.test(p.text(each))))
        continue
      yield {
        at: node,
        certainty: 0.96,
        facts: { saved: p.text(node).trim(), shown: p.text(shown).trim() },
        edits: movedBefore(p, node, shown),
      }
    }
  },

  /** A second chart is drawn on the first, which was saved and not put away. */
  *'drawn-over-the-first'(p) {
    for (const { node, block, at } of p.places('expression')) {
      const method = methodCall(node.value)
      if (nameOf(method?.object) !== 'plt' || !/^(?:plot|bar|barh|hist|scatter|pie)$/.test(method?.name ?? '')) continue
      const saved = block
        .slice(0, at)
        .findLastIndex((each) => each.kind === 'expression' && methodCall(each.value)?.name === 'savefig')
      const between = block
        .slice(saved + 1, at)
        .map((each) => p.text(each))
        .join('\n')
      if (saved === -1 || /plt\.(?:figure|subplots|clf|close|show|cla)\(|\.(?:plot|bar|hist)\(/.test(between)) continue
      yield {
        at: node,
        certainty: 0.94,
        facts: { written: p.text(node).trim(), mended: 'plt.figure()' },
        edits: addedBefore(p, node, 'plt.figure()'),
      }
    }
  },

  /** Values of which a part is meant: an answer, a tag, a row. */
  *'shown-with-its-wrapping'(p) {
    for (const { node, place } of p.spots('call')) {
      const [only, more] = node.arguments
      if (nameOf(node.callee) !== 'print' || !only || more) continue
      const name = nameOf(only.value)
      const loop = name
        ? loopsAround(place).find(({ node: each }) => each.kind === 'for' && nameOf(each.target) === name)?.node
        : undefined
      const made = loop?.kind === 'for' ? p.text(loop.iterable) : name ? textOfValue(p, name) : p.text(only.value)
      const wrap = WRAPPINGS.find(({ of, seen }) => of.test(made) && seen.test(p.around.prose))
      if (!wrap) continue
      yield {
        at: only,
        certainty: p.says(UNWRAPPED) ? 0.95 : 0.85,
        facts: { shown: p.text(only), mended: `${p.text(only)}${wrap.part}` },
        edits: [inserted(only.to, wrap.part)],
      }
    }
  },
}

const UNWRAPPED = /\ben (?:vez|lugar) de\b|\bparentesis\b|\bcomas?\b|\btuplas?\b|\betiquetas?\b|\bquit\w+\b/

const WRAPPINGS = [
  { of: /^requests\.\w+\(/, seen: /<?response ?\[?\d|codigo 200|\[200\]/i, part: '.text' },
  { of: /\.(?:find|select_one)\(["']/, seen: /etiquetas?|<\/?\w+>|html/i, part: '.text' },
  { of: /\.(?:find_all|select)\(["']/, seen: /etiquetas?|<\/?\w+>|html/i, part: '.text' },
  { of: /\.(?:fetchall\(\)|execute\(["'])/, seen: /\(['"\w]+,\)|parentesis|paréntesis|tupla|coma/i, part: '[0]' },
  { of: /^open\(/, seen: /en blanco|vac[ií]as?|dobles?|huecos?|salt/i, part: '.strip()' },
  { of: /\.fetchone\(\)/, seen: /\(['"\w]+,\)|parentesis|paréntesis|tupla|coma/i, part: '[0]' },
] as const

/** What a name is given, as it is written. */
const textOfValue = (p: Program, name: string) => {
  const value = p.places('assign').findLast(({ node }) => nameOf(node.targets[0]) === name)?.node.value
  return value ? p.text(value) : ''
}
