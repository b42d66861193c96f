/** All of the editor that Ruff is needed for: loaded when it is. */
export { loadRuff } from '../ruff/ruff'
export { layOut } from './lay-out'
export { applyFix, goTo, type Marked, ruffMarks } from './ruff-marks'
