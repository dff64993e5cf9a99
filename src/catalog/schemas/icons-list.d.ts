declare module '@tabler/icons-react/dist/esm/icons-list.mjs' {
  const names: string[];
  export default names;
}
