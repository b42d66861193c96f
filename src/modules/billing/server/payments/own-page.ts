/** An address of the product's own (an emulator's page), as the asking browser knows the product; any other stays as it is. */
export const ownPage = (address: string, { publicOrigin, origin }: { publicOrigin: string; origin: string }): string =>
  address.startsWith(`${publicOrigin}/`) ? origin + address.slice(publicOrigin.length) : address
