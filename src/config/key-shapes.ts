/** How the keys of those begin whom one can ask for answers, and of some others whose keys lie beside them. */
const BEGINNINGS =
  /(?:^|[^a-z0-9])(?:sk-[\w-]{16,}|(?:sk|rk|gsk|hf|r8|fw|ghp|github_pat|whsec)_\w{16,}|nvapi-[\w-]{30,}|AIza[\w-]{30,}|AQ\.[\w-]{30,}|AKIA[A-Z0-9]{12,}|eyJ[\w-]{16,}\.)/i
/** Keys that begin with nothing of their own: letters and digits in one piece, longer than any part of a model's name. */
const PIECE = /[a-z0-9]{32,}/gi

/** Whether a key stands in a text that should name something: whoever shows the text would show it. */
export const holdsKey = (text: string): boolean =>
  BEGINNINGS.test(text) || (text.match(PIECE) ?? []).some((piece) => /\d/.test(piece) && /[a-z]/i.test(piece))
