import type { FrameMessage, RawRecording, RunEnd, RunTask } from '../contract'
import { neededPackages } from '../needed-packages'
import { INSTALL_TIME_LIMIT_MS, MAX_LINES, MAX_OUTPUT, TIME_LIMIT_MS } from '../rules'
import { isActive, type PackageFault, type RunState, type StopReason } from '../run-state'
import type { Packages } from './packages'
import type { OpenFrame, PythonFrame } from './python-frame'

export type Run = { answer: (line: string) => void; stop: () => void }
type Show = (state: RunState) => void
type Current = {
  task: RunTask
  state: RunState
  show: Show
  inputs: string[]
  hasUnwound: boolean
  /** How it ended for want of packages, once they are looked for: a program is supplied once. */
  unsupplied: RunEnd | null
  /** Whether the worker is taking them in. */
  isInstalling: boolean
  recording: RawRecording | null
}

/**
 * Runs programs one at a time in the page's one Python, which is loaded for the first of them. A new run ends the one before. What ends a
 * program from outside ends its worker: the next program finds a new one.
 */
export function createRunner(open: OpenFrame, packages: Packages) {
  let frame: Promise<PythonFrame> | null = null
  let current: Current | null = null
  /** Whether a worker has said that it is there, since the last restart: what came before is of another run. */
  let isReady = false
  let canWait = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(state: RunState) {
    if (current === null) return
    current.state = state
    current.show(state)
  }

  const send = async (request: Parameters<PythonFrame['send']>[0]) => (await frame)?.send(request)

  function restart() {
    isReady = false
    void send({ type: 'restart' })
  }

  function stop(reason: StopReason) {
    clearTimeout(timer)
    if (current === null || !isActive(current.state)) return
    const { state } = current
    const [output, wasAsking] = state.phase === 'running' ? [state.output, state.asks] : ['', false]
    show({ phase: 'stopped', output, reason, wasAsking, ...recorded(current) })
    if (state.phase === 'running' || current.isInstalling) restart()
  }

  function begin() {
    if (current === null) return
    show({ phase: 'running', output: '', asks: false })
    current.hasUnwound = false
    current.recording = null
    void send({ type: 'run', task: { ...current.task, inputs: current.inputs } })
    allowTime()
  }

  function allowTime() {
    clearTimeout(timer)
    timer = setTimeout(() => stop('time'), TIME_LIMIT_MS)
  }

  function hear(message: FrameMessage) {
    if (message.type === 'ready') {
      isReady = true
      canWait = message.canWait
      if (current?.state.phase === 'starting') begin()
      return
    }
    if (message.type === 'broken' && current?.state.phase === 'starting') return endStart()
    if (!isReady) return
    if (current?.isInstalling && current.state.phase === 'loading') return hearInstallation(message, current)
    if (current?.state.phase !== 'running') {
      // What says too much between two runs is of no use for the next.
      if (message.type === 'flood' || message.type === 'broken') restart()
      return
    }
    hearRun(message, current, current.state)
  }

  function hearRun(message: FrameMessage, run: Current, state: RunState & { phase: 'running' }) {
    switch (message.type) {
      case 'output': {
        const output = state.output + message.text
        if (output.length > 2 * MAX_OUTPUT) return stop('flood')
        return show({ ...state, output })
      }
      case 'ask':
        clearTimeout(timer)
        return show({ ...state, asks: true })
      case 'recording':
        run.recording = message
        return
      case 'unwound':
        run.hasUnwound = true
        return
      case 'end':
        clearTimeout(timer)
        // Its memory stays as large as it has become.
        if (message.error?.type === 'MemoryError') restart()
        if (message.missing.length > 0 && run.unsupplied === null) return void supply(run, message)
        return show({ phase: 'ended', output: state.output, end: message, ...recorded(run) })
      case 'installed':
        return
      case 'broken':
      case 'flood':
        return stop(message.type)
    }
  }

  /** A program that was not run for want of modules gets the packages that hold them, and is run then. */
  async function supply(run: Current, end: RunEnd) {
    run.unsupplied = end
    show({ phase: 'loading', loaded: 0, total: 0, packages: end.missing })
    const needed = neededPackages(end.missing, await packages.offered())
    if (!isStillOn(run)) return
    if (needed === null) return show({ phase: 'ended', output: '', end })
    const names = needed.map(({ name }) => name)
    const files = await packages.load(needed, (loaded, total) => {
      if (isStillOn(run)) show({ phase: 'loading', loaded, total, packages: names })
    })
    if (!isStillOn(run)) return
    if (typeof files === 'string') return endUnsupplied(run, files)
    run.isInstalling = true
    void send({ type: 'install', packages: files, modules: end.missing })
    timer = setTimeout(() => {
      endUnsupplied(run, 'install')
      restart()
    }, INSTALL_TIME_LIMIT_MS)
  }

  const isStillOn = (run: Current) => current === run && isActive(run.state)

  function endUnsupplied(run: Current, unsupplied: PackageFault) {
    run.isInstalling = false
    if (run.unsupplied) show({ phase: 'ended', output: '', end: run.unsupplied, unsupplied })
  }

  function hearInstallation(message: FrameMessage, run: Current) {
    clearTimeout(timer)
    if (message.type === 'installed' && message.fault === null) {
      run.isInstalling = false
      return begin()
    }
    // What was taken in halfway is of no use for the next.
    endUnsupplied(run, 'install')
    restart()
  }

  function endStart() {
    frame = null
    show({ phase: 'unavailable', reason: 'network' })
  }

  function answer(line: string) {
    if (current?.state.phase !== 'running' || !current.state.asks) return
    current.inputs = [...current.inputs, line].slice(0, MAX_LINES)
    if (canWait) {
      show({ ...current.state, asks: false })
      void send({ type: 'line', text: line })
      return allowTime()
    }
    if (current.hasUnwound) return begin()
    // It goes on though it was told to end: another worker runs it.
    show({ phase: 'starting' })
    restart()
  }

  function openOnce() {
    frame ??= open(hear, (loaded, total) => {
      if (current?.state.phase === 'loading') show({ phase: 'loading', loaded, total })
    })
    return frame
  }

  return {
    /** Starts a program; `show` is told of everything that happens to it. */
    start(task: RunTask, onState: Show): Run {
      stop('other-run')
      const run: Current = {
        task,
        show: onState,
        inputs: [...task.inputs],
        hasUnwound: false,
        unsupplied: null,
        isInstalling: false,
        recording: null,
        state: { phase: 'starting' },
      }
      current = run
      if (!globalThis.isSecureContext) show({ phase: 'unavailable', reason: 'insecure' })
      else {
        show(frame === null ? { phase: 'loading', loaded: 0, total: 0 } : { phase: 'starting' })
        openOnce().then(
          () => {
            if (current !== run || !isActive(run.state)) return
            if (run.state.phase === 'loading') show({ phase: 'starting' })
            if (isReady && run.state.phase === 'starting') begin()
          },
          () => {
            frame = null
            if (current === run) show({ phase: 'unavailable', reason: 'network' })
          },
        )
      }
      return {
        answer: (line) => current === run && answer(line),
        stop: () => current === run && stop('reader'),
      }
    },
  }
}

const recorded = ({ recording }: Current) => (recording ? { recording } : {})
