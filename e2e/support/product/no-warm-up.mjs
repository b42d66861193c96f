// Loaded before the product in journeys that ask the mentor nothing: getting it ready for a question is three quarters of what such a product
// computes. It is ready a little later for whoever asks all the same.

import { Worker } from 'node:worker_threads'

const { postMessage } = Worker.prototype
/** @param {Parameters<typeof postMessage>} sent */
Worker.prototype.postMessage = function (...sent) {
  if (sent[0]?.task !== 'warmUp') postMessage.apply(this, sent)
}
