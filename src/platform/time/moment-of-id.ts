/** When something was made, by the server's clock: its id begins with that (`platform/uuid-v7.ts`). */
export const momentOf = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
