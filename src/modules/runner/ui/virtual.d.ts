declare module 'virtual:python-files' {
  type BuiltFile = { name: string; url: string; sha256: string; bytes: number }
  const files: readonly BuiltFile[]
  export default files
  export const snapshot: BuiltFile | null
}

declare module 'virtual:known-contracts' {
  const contracts: readonly import('../contracts/known').KnownContract[]
  export default contracts
}
