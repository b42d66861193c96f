/** HTML of our own Markdown with each part that a second-level heading begins in a section, which is laid out when it comes near. */
export const withSections = (html: string): string =>
  html
    .split(/(?=<h2[ >])/)
    .map((part) => (part.startsWith('<h2') ? `<section class="below-fold">${part}</section>` : part))
    .join('')
