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
export class Runner {
  #frame: Promise<PythonFrame> | null = null
  #current: Current | null = null
  /** Whether a worker has said that it is there, since the last restart: what came before is of another run. */
  #isReady = false
  #canWait = false
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #open: OpenFrame
  readonly #packages: Packages

  constructor(open: OpenFrame, packages: Packages) {
    this.#open = open
    this.#packages = packages
  }

  /** Starts a program; `show` is told of everything that happens to it. */
  start(task: RunTask, onState: Show): Run {
    this.#stop('other-run')
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
    this.#current = run
    if (globalThis.isSecureContext) this.#startPython(run)
    else this.#show({ phase: 'unavailable', reason: 'insecure' })
    return {
      answer: (line) => this.#current === run && this.#answer(line),
      stop: () => this.#current === run && this.#stop('reader'),
    }
  }

  #startPython(run: Current) {
    this.#show(this.#frame === null ? { phase: 'loading', loaded: 0, total: 0 } : { phase: 'starting' })
    this.#openOnce().then(
      () => {
        if (!this.#isStillOn(run)) return
        if (run.state.phase === 'loading') this.#show({ phase: 'starting' })
        if (this.#isReady && run.state.phase === 'starting') this.#begin()
      },
      () => {
        this.#frame = null
        if (this.#current === run) this.#show({ phase: 'unavailable', reason: 'network' })
      },
    )
  }

  #show(state: RunState) {
    if (this.#current === null) return
    this.#current.state = state
    this.#current.show(state)
  }

  async #send(request: Parameters<PythonFrame['send']>[0]) {
    await (await this.#frame)?.send(request)
  }

  #restart() {
    this.#isReady = false
    void this.#send({ type: 'restart' })
  }

  #stop(reason: StopReason) {
    clearTimeout(this.#timer)
    if (this.#current === null || !isActive(this.#current.state)) return
    const { state } = this.#current
    const [output, wasAsking] = state.phase === 'running' ? [state.output, state.asks] : ['', false]
    this.#show({ phase: 'stopped', output, reason, wasAsking, ...recorded(this.#current) })
    if (state.phase === 'running' || this.#current.isInstalling) this.#restart()
  }

  #begin() {
    if (this.#current === null) return
    this.#show({ phase: 'running', output: '', asks: false })
    this.#current.hasUnwound = false
    this.#current.recording = null
    void this.#send({ type: 'run', task: { ...this.#current.task, inputs: this.#current.inputs } })
    this.#allowTime()
  }

  #allowTime() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#stop('time'), TIME_LIMIT_MS)
  }

  #hear(message: FrameMessage) {
    if (message.type === 'ready') {
      this.#isReady = true
      this.#canWait = message.canWait
      if (this.#current?.state.phase === 'starting') this.#begin()
      return
    }
    if (message.type === 'broken' && this.#current?.state.phase === 'starting') return this.#endStart()
    if (!this.#isReady) return
    if (this.#current?.isInstalling && this.#current.state.phase === 'loading')
      return this.#hearInstallation(message, this.#current)
    if (this.#current?.state.phase !== 'running') {
      // What says too much between two runs is of no use for the next.
      if (message.type === 'flood' || message.type === 'broken') this.#restart()
      return
    }
    this.#hearRun(message, this.#current, this.#current.state)
  }

  #hearRun(message: FrameMessage, run: Current, state: RunState & { phase: 'running' }) {
    switch (message.type) {
      case 'output': {
        const output = state.output + message.text
        if (output.length > 2 * MAX_OUTPUT) return this.#stop('flood')
        return this.#show({ ...state, output })
      }
      case 'ask':
        clearTimeout(this.#timer)
        return this.#show({ ...state, asks: true })
      case 'recording':
        run.recording = message
        return
      case 'unwound':
        run.hasUnwound = true
        return
      case 'end':
        clearTimeout(this.#timer)
        // Its memory stays as large as it has become.
        if (message.error?.type === 'MemoryError') this.#restart()
        if (message.missing.length > 0 && run.unsupplied === null) return void this.#supply(run, message)
        return this.#show({ phase: 'ended', output: state.output, end: message, ...recorded(run) })
      case 'installed':
        return
      case 'broken':
      case 'flood':
        return this.#stop(message.type)
    }
  }

  /** A program that was not run for want of modules gets the packages that hold them, and is run then. */
  async #supply(run: Current, end: RunEnd) {
    run.unsupplied = end
    this.#show({ phase: 'loading', loaded: 0, total: 0, packages: end.missing })
    const needed = neededPackages(end.missing, await this.#packages.offered())
    if (!this.#isStillOn(run)) return
    if (needed === null) return this.#show({ phase: 'ended', output: '', end })
    const names = needed.map(({ name }) => name)
    const files = await this.#packages.load(needed, (loaded, total) => {
      if (this.#isStillOn(run)) this.#show({ phase: 'loading', loaded, total, packages: names })
    })
    if (!this.#isStillOn(run)) return
    if (typeof files === 'string') return this.#endUnsupplied(run, files)
    run.isInstalling = true
    void this.#send({ type: 'install', packages: files, modules: end.missing })
    this.#timer = setTimeout(() => {
      this.#endUnsupplied(run, 'install')
      this.#restart()
    }, INSTALL_TIME_LIMIT_MS)
  }

  #isStillOn(run: Current): boolean {
    return this.#current === run && isActive(run.state)
  }

  #endUnsupplied(run: Current, unsupplied: PackageFault) {
    run.isInstalling = false
    if (run.unsupplied) this.#show({ phase: 'ended', output: '', end: run.unsupplied, unsupplied })
  }

  #hearInstallation(message: FrameMessage, run: Current) {
    clearTimeout(this.#timer)
    if (message.type === 'installed' && message.fault === null) {
      run.isInstalling = false
      return this.#begin()
    }
    // What was taken in halfway is of no use for the next.
    this.#endUnsupplied(run, 'install')
    this.#restart()
  }

  #endStart() {
    this.#frame = null
    this.#show({ phase: 'unavailable', reason: 'network' })
  }

  #answer(line: string) {
    if (this.#current?.state.phase !== 'running' || !this.#current.state.asks) return
    this.#current.inputs = [...this.#current.inputs, line].slice(0, MAX_LINES)
    if (this.#canWait) {
      this.#show({ ...this.#current.state, asks: false })
      void this.#send({ type: 'line', text: line })
      return this.#allowTime()
    }
    if (this.#current.hasUnwound) return this.#begin()
    // It goes on though it was told to end: another worker runs it.
    this.#show({ phase: 'starting' })
    this.#restart()
  }

  #openOnce() {
    this.#frame ??= this.#open(
      (message) => this.#hear(message),
      (loaded, total) => {
        if (this.#current?.state.phase === 'loading') this.#show({ phase: 'loading', loaded, total })
      },
    )
    return this.#frame
  }
}

const recorded = ({ recording }: Current) => (recording ? { recording } : {})
