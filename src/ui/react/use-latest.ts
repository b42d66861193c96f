import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A value as of the last render, for what runs later than the render that began it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
