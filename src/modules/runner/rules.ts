/** A program that computes longer than this, without waiting for its reader, is taken for one that does not end. */
export const TIME_LIMIT_MS = 10_000
/** What a run may print, in characters; what comes after it ends the run. */
export const MAX_OUTPUT = 64_000
/** What Python may take, in bytes: about four times what it starts with. */
export const MAX_MEMORY = 512 * 1024 * 1024
/** A line that is typed, in characters. */
export const MAX_LINE = 2_000
/** Lines that a program is given in one run. */
export const MAX_LINES = 200
/** Code of a block together with that of the blocks before it, in characters. */
export const MAX_CODE = 64_000
/** An exception's text, in characters, of its end. */
export const MAX_TRACEBACK = 4_000
export const MAX_ERROR_MESSAGE = 500
/** What chance begins with unless somebody says otherwise. */
export const FIRST_SEED = 1
/** What a run may hand out of the files that it has written, in bytes of them all, and how many it may name. */
export const MAX_WRITTEN = 1_500_000
export const MAX_WRITTEN_FILES = 20
/** What a reader may give a program, in bytes of all files, and how many. */
export const MAX_GIVEN = 5_000_000
export const MAX_GIVEN_FILES = 10
/** A message out of the frame, in characters: output in JSON, or written files in base64. */
export const MAX_FRAME_MESSAGE = 2_200_000
/** A package beyond Python's core, and all that one program needs, in bytes as they come. */
export const MAX_PACKAGE = 64_000_000
export const MAX_PACKAGES = 120_000_000
/** For unpacking and loading packages; what takes longer is given up. */
export const INSTALL_TIME_LIMIT_MS = 90_000
/** What packages have to be built for: that of the Pyodide that is installed. */
export const PYTHON_ABI = '2026_0'
/** Cases that are made up for a contract. */
export const MAX_GENERATED_CASES = 200
/** Steps that are recorded of a program. */
export const MAX_STEPS = 10_000
/** A recording's numbers, in characters. */
export const MAX_STREAM = 1_700_000
/** Texts that a recording has, and a text of it, in characters: of 100 with their escapes. */
export const MAX_RECORDED_TEXTS = 25_000
export const MAX_RECORDED_TEXT = 1_100
