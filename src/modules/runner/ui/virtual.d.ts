declare module 'virtual:python-files' {
  const files: readonly { name: string; url: string; sha256: string; bytes: number }[]
  export default files
}
