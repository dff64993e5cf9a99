declare module '*?bundled' {
  /** The script and all that it imports. */
  const code: string;
  export default code;
}
