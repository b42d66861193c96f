/** Whether a path of ours is where a plan is paid. */
export const isPurchase = (path: string): boolean => path.startsWith('/checkout/')
