/** Something the person at the terminal can mend: its message is shown alone, without a stack. */
export class SetupError extends Error {}
