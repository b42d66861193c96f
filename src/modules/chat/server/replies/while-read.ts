/** The same stream; `onOver` is called once, when it has ended, broken or been left by its reader. */
export function whileRead(stream: ReadableStream<Uint8Array>, onOver: () => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (!done) return controller.enqueue(value)
          controller.close()
        } catch (error) {
          controller.error(error)
        }
        onOver()
      },
      cancel(reason) {
        onOver()
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
