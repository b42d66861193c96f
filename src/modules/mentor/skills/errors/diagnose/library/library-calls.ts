import type { Misuse } from '../misuses'
import { DATABASE_CALLS } from './database-calls'
import { GIVEN_OTHERWISE } from './given-otherwise'
import { namespaced, noJsonSent, nothingYet, placedInOneWay, textForCsv } from './other-calls'
import { asNumbers, codesAsText, dayFirstDates, keysOfOneType, ofNumbersOnly } from './pandas-calls'
import { SYSTEM_CALLS } from './system-calls'

const MEANS = /^(?:mean|sum|median|std|var|prod)$/

/** Calls of libraries, each with the message that it leads to: the program itself shows what to write instead. */
export const LIBRARY_CALLS: readonly Misuse[] = [
  ...GIVEN_OTHERWISE,
  ...SYSTEM_CALLS,
  ...DATABASE_CALLS,
  [/could not convert string to float: '([^']*)'/, /^astype$/, asNumbers],
  [
    /agg function failed|does not support operation '(?:mean|sum|median|std|var|prod)'|[Cc]ould not convert .{0,80} to numeric/,
    MEANS,
    ofNumbersOnly,
  ],
  [/time data "([^"]+)" doesn't match format/, /^to_datetime$/, dayFirstDates],
  [/merge on (\w+) and (\w+) columns(?: for key '([^']+)')?/, /^merge$/, keysOfOneType],
  [/Can only use \.str accessor/, /./, codesAsText],
  [/iterator should return strings, not bytes/, /./, textForCsv],
  [/Expecting value: line 1 column 1 \(char 0\)/, /^load$/, nothingYet],
  [/Expecting value: line 1 column 1 \(char 0\)/, /^json$/, noJsonSent],
  [/'NoneType' object has no attribute/, /./, namespaced],
  [/cannot use geometry manager (\w+) inside \S+ which already has slaves managed by (\w+)/, /./, placedInOneWay],
]
