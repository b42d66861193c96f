/** Words that declare a variable or a function in other languages. */
export const TYPES = new Set(
  'int float double string String str char bool boolean var let const auto long void public private static final'.split(
    ' ',
  ),
)
