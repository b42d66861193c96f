/** Every table, one file a module that writes it; above each table stands who does. */
export * from './accounts-schema'
export * from './billing-schema'
export * from './chat-schema'
export * from './costs-schema'
export * from './identity-schema'
export * from './mail-schema'
export * from './overview-schema'
