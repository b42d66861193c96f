/** Where a question is asked: by a visitor without an account, by whoever has one in their mentor's box. */
export const askLink = (question: string): string => `/probar?pregunta=${encodeURIComponent(question)}`
